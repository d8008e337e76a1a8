"use client";

import { SmallButton } from "@/components/desk-kit/small-button";
import { useFormAction } from "@/components/desk-kit/use-form-action";
import { ErrorNotice } from "@/components/ui/call-notices";
import { Form } from "@/components/ui/form";
import { SelectField } from "@/components/ui/select-field";
import { TextField } from "@/components/ui/text-field";
import { useDraft } from "@/components/ui/use-draft";
import { parseTaka } from "@/lib/cash/payouts/rules";
import { optionsOf } from "@/lib/orders/lines/rules";
import { METHOD_LABELS } from "@/lib/orders/lines/words";
import { useRefundReturn } from "@/lib/returns/api";
import type { ReturnDto } from "@/lib/returns/dto";
import { refundSchema } from "@/lib/returns/schema";

const METHODS = optionsOf(METHOD_LABELS);

/** Records a refund, which settles the return. The form proposes the amount that is due. */
export function RefundForm({ entry }: { entry: ReturnDto }) {
  const { due, order } = entry;
  const form = useDraft({ amount: String(due), method: "", reference: "", reason: "" });
  const { draft, bind } = form;
  const refund = useRefundReturn({ orderId: order._id, returnId: entry._id });
  const { run, isPending, problem } = useFormAction(form, send);
  // The desk can still place the exchange that the customer asked for.
  const isSecond = entry.wish === "exchange" && entry.exchange?.state !== "delivered";
  const isLess = parseTaka(draft.amount) !== due;

  async function send(): Promise<void> {
    const amount = parseTaka(draft.amount) ?? -1;
    const reason = draft.reason.trim() === "" ? undefined : draft.reason;
    const parsed = refundSchema.safeParse({ ...draft, amount, reason });
    if (parsed.success) return void (await refund.mutateAsync(parsed.data));
    const told = parsed.error.issues.map(({ path, message }) => [String(path[0]), message]);
    form.setErrors(Object.fromEntries(told.reverse()));
  }

  return (
    <Form onSubmit={run} className="grid grid-cols-1 gap-2 sm:grid-cols-2">
      <TextField label="Paid back, BDT" inputMode="numeric" {...bind("amount")} />
      <SelectField label="By" options={METHODS} {...bind("method")} />
      {draft.method !== "cash" && (
        <div className="sm:col-span-2">
          <TextField label="Number of the payment" maxLength={200} {...bind("reference")} />
        </div>
      )}
      {isLess && (
        <div className="sm:col-span-2">
          <TextField label="Why it is less" maxLength={200} {...bind("reason")} />
        </div>
      )}
      <ErrorNotice error={problem} className="sm:col-span-2" />
      <SmallButton
        type="submit"
        variant={isSecond ? "quiet" : "primary"}
        className="justify-self-start"
        aria-label={`Record the refund for ${order.orderNumber}`}
        disabled={isPending}
      >
        {isPending ? "Saving …" : "Record the refund"}
      </SmallButton>
    </Form>
  );
}
