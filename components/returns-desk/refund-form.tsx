"use client";

import { useWords } from "#words";
import { SmallButton } from "@/components/desk-kit/small-button";
import { useToldForm } from "@/components/desk-kit/use-field-errors";
import { useFormAction } from "@/components/desk-kit/use-form-action";
import { ErrorNotice } from "@/components/desk-kit/call-notices";
import { Form } from "@/components/ui/form";
import { SelectField } from "@/components/ui/select-field";
import { TextField } from "@/components/ui/text-field";
import { useDraft } from "@/components/ui/use-draft";
import { parseTaka } from "@/lib/cash/payouts/rules";
import { optionsOf } from "@/lib/orders/lines/rules";
import { useRefundReturn } from "@/lib/returns/api";
import type { ReturnDto } from "@/lib/returns/dto";
import { refundSchema } from "@/lib/returns/schema";

/** Records a refund, which settles the return. The form proposes the amount that is due. */
export function RefundForm({ entry }: { entry: ReturnDto }) {
  const { refund: words } = useWords("deskReturns");
  const { refundMethods } = useWords("deskLabels");
  const { choose } = useWords("deskKit");
  const { number } = useWords("orders");
  const { due, order } = entry;
  const form = useDraft({
    amount: String(due),
    method: entry.payTo?.method ?? "",
    reference: "",
    reason: "",
  });
  const { draft, bind } = form;
  const refund = useRefundReturn({ orderId: order._id, returnId: entry._id });
  const { tell } = useToldForm(form);
  const { run, isPending, problem } = useFormAction({ draft, tell }, send);
  // The desk can still place the exchange that the customer asked for.
  const isSecond = entry.wish === "exchange" && entry.exchange?.state !== "delivered";
  const isLess = parseTaka(draft.amount) !== due;

  async function send(): Promise<void> {
    const amount = parseTaka(draft.amount) ?? -1;
    const reason = draft.reason.trim() === "" ? undefined : draft.reason;
    const parsed = refundSchema.safeParse({ ...draft, amount, reason });
    if (parsed.success) return void (await refund.mutateAsync(parsed.data));
    const told = parsed.error.issues.map(({ path, message }) => [String(path[0]), message]);
    tell(Object.fromEntries(told.reverse()));
  }

  return (
    <Form onSubmit={run} className="grid grid-cols-1 gap-2 sm:grid-cols-2">
      <TextField label={words.amount} inputMode="numeric" {...bind("amount")} />
      <SelectField
        label={words.by}
        emptyLabel={choose}
        options={optionsOf(refundMethods)}
        {...bind("method")}
      />
      {draft.method !== "cash" && (
        <div className="sm:col-span-2">
          <TextField label={words.reference} maxLength={200} {...bind("reference")} />
        </div>
      )}
      {isLess && (
        <div className="sm:col-span-2">
          <TextField label={words.less} maxLength={200} {...bind("reason")} />
        </div>
      )}
      <ErrorNotice error={problem} className="sm:col-span-2" />
      <SmallButton
        type="submit"
        variant={isSecond ? "quiet" : "primary"}
        className="justify-self-start"
        aria-label={words.recordFor(number(order.orderNumber))}
        disabled={isPending}
      >
        {isPending ? words.saving : words.record}
      </SmallButton>
    </Form>
  );
}
