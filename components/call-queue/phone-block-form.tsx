"use client";

import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { useFieldValue } from "@/components/ui/field-value";
import { Form } from "@/components/ui/form";
import { Notice } from "@/components/ui/notice";
import { TextField } from "@/components/ui/text-field";
import { type QueuedOrder, usePhoneBlock } from "@/lib/orders/call-queue/api";

const PERIODS = [
  [7, "a week"],
  [30, "a month"],
  [180, "half a year"],
  [365, "a year"],
] as const;

/** No order of this phone online for some time: its next one is told to call the outlet. */
export function PhoneBlockForm({ order }: { order: QueuedOrder }) {
  const { _id: orderId, phoneBlock } = order;
  const [reason, setReason] = useState("");
  const [days, setDays] = useState("30");
  const { block } = usePhoneBlock();
  const id = useId();
  const ref = useFieldValue<HTMLSelectElement>({ value: days, onChange: setDays });
  const { error } = block;

  if (phoneBlock) return <Unblock orderId={orderId} />;
  return (
    <Form
      onSubmit={async () => {
        await block.mutateAsync({ orderId, reason, days: Number(days) }).catch(() => undefined);
      }}
      className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-end gap-1.5 text-sm"
    >
      <TextField
        label="Block this phone, because"
        maxLength={200}
        value={reason}
        onChange={setReason}
        className="min-w-0"
      />
      <label htmlFor={id} className="sr-only">
        For how long
      </label>
      <select
        id={id}
        ref={ref}
        value={days}
        onChange={(event) => setDays(event.target.value)}
        className="min-h-12 rounded-cloth border border-ink/45 bg-white px-2 text-base"
      >
        {PERIODS.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Button
        type="submit"
        variant="danger"
        className="min-h-12 px-3!"
        disabled={block.isPending || reason.trim() === ""}
      >
        Block
      </Button>
      {error && (
        <div className="col-span-full">
          <Notice kind="error">{error.message}</Notice>
        </div>
      )}
    </Form>
  );
}

function Unblock({ orderId }: { orderId: string }) {
  const { unblock } = usePhoneBlock();
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm">
      <p className="min-w-0 flex-1">No order of this phone is taken online.</p>
      <Button
        variant="quiet"
        className="min-h-11 px-3!"
        disabled={unblock.isPending}
        onClick={() => unblock.mutate({ orderId })}
      >
        Unblock
      </Button>
      {unblock.error && <Notice kind="error">{unblock.error.message}</Notice>}
    </div>
  );
}
