"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { Notice } from "@/components/ui/notice";
import { TextField } from "@/components/ui/text-field";
import { type QueuedOrder, useNoteAdvance } from "@/lib/orders/call-queue/api";
import { noteAdvanceSchema } from "@/lib/orders/call-queue/schema";
import { parsePrice } from "@/lib/catalogue/products/rules";

/** What was paid before delivery, with the number that bKash or Nagad gave it. */
export function AdvanceForm({ order }: { order: QueuedOrder }) {
  const { _id: orderId, advance } = order;
  const [amount, setAmount] = useState(advance ? String(advance.amount) : "");
  const [reference, setReference] = useState(advance?.reference ?? "");
  const [error, setError] = useState<string>();
  const saving = useNoteAdvance();

  async function save() {
    const parsed = noteAdvanceSchema.safeParse({
      amount: amount.trim() === "" ? 0 : (parsePrice(amount) ?? -1),
      reference,
    });
    setError(parsed.error?.issues[0]?.message);
    if (parsed.success) saving.mutate({ orderId, ...parsed.data });
  }

  return (
    <Form
      onSubmit={save}
      className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] items-end gap-1.5 text-sm"
    >
      <TextField label="Advance, BDT" inputMode="numeric" value={amount} onChange={setAmount} />
      <TextField label="bKash / Nagad reference" maxLength={60} value={reference} onChange={setReference} />
      <Button type="submit" variant="quiet" className="min-h-12 px-3!" disabled={saving.isPending}>
        Save
      </Button>
      {(error ?? saving.error) && (
        <div className="col-span-full">
          <Notice kind="error">{error ?? saving.error?.message}</Notice>
        </div>
      )}
    </Form>
  );
}
