"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { Notice } from "@/components/ui/notice";
import { SelectField } from "@/components/ui/select-field";
import { TextField } from "@/components/ui/text-field";
import { useDraft } from "@/components/ui/use-draft";
import { ApiError, messageOf } from "@/lib/platform/http/client";
import { parseTaka } from "@/lib/cash/payouts/rules";
import { METHOD_LABELS, optionsOf } from "@/lib/orders/lines/words";
import { useRefundReturn } from "@/lib/returns/api";
import type { ReturnDto } from "@/lib/returns/dto";
import { refundSchema } from "@/lib/returns/schema";

const METHODS = optionsOf(METHOD_LABELS);

/** Notes what was paid back, which settles the return. What is due is proposed. */
export function RefundForm({ entry }: { entry: ReturnDto }) {
  const { due, order } = entry;
  const { draft, bind, setErrors } = useDraft({ amount: String(due), method: "", reference: "", reason: "" });
  const [problem, setProblem] = useState<string>();
  const refund = useRefundReturn({ orderId: order._id, returnId: entry._id });
  // The exchange that was asked for can still be placed.
  const isSecond = entry.wish === "exchange" && entry.exchange?.state !== "delivered";
  const isLess = parseTaka(draft.amount) !== due;

  async function send(): Promise<void> {
    setProblem(undefined);
    const amount = parseTaka(draft.amount) ?? -1;
    const parsed = refundSchema.safeParse({
      ...draft,
      amount,
      ...(draft.reason.trim() === "" && { reason: undefined }),
    });
    if (!parsed.success) {
      const told = parsed.error.issues.map(({ path, message }) => [String(path[0]), message]);
      setErrors(Object.fromEntries(told.reverse()));
      return;
    }
    try {
      await refund.mutateAsync(parsed.data);
    } catch (error) {
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) setErrors(error.fields);
      else setProblem(messageOf(error));
    }
  }

  return (
    <Form onSubmit={send} className="grid grid-cols-1 gap-2 sm:grid-cols-2">
      <TextField label="Paid back, BDT" inputMode="numeric" autoComplete="off" {...bind("amount")} />
      <SelectField label="By" options={METHODS} {...bind("method")} />
      {draft.method !== "cash" && (
        <div className="sm:col-span-2">
          <TextField
            label="Number of the payment"
            autoComplete="off"
            maxLength={200}
            {...bind("reference")}
          />
        </div>
      )}
      {isLess && (
        <div className="sm:col-span-2">
          <TextField label="Why it is less" autoComplete="off" maxLength={200} {...bind("reason")} />
        </div>
      )}
      <div className="empty:hidden sm:col-span-2">{problem && <Notice kind="error">{problem}</Notice>}</div>
      <Button
        type="submit"
        variant={isSecond ? "quiet" : "primary"}
        className="min-h-11 justify-self-start px-3! text-sm"
        aria-label={`Record the refund for ${order.orderNumber}`}
        disabled={refund.isPending}
      >
        {refund.isPending ? "Saving …" : "Record the refund"}
      </Button>
    </Form>
  );
}
