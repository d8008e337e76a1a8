"use client";

import { useWords } from "#words";
import { useRouter } from "next/navigation";
import { useToldForm } from "@/components/desk-kit/use-field-errors";
import { useFormAction } from "@/components/desk-kit/use-form-action";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { TextField } from "@/components/ui/text-field";
import { useDraft } from "@/components/ui/use-draft";
import { callProtected } from "@/lib/platform/http/client";
import type { CashParcel } from "@/lib/cash/payouts/dto";
import type { CashChange } from "@/lib/cash/payouts/schema";
import { PARCEL_STEPS } from "@/lib/orders/lifecycle";
import { parseTaka } from "@/lib/cash/payouts/rules";

/** A form to record or correct by hand the cash received for a parcel. */
export function CashNote({ parcel }: { parcel: CashParcel }) {
  const { orderId, orderNumber, noted, money, state } = parcel;
  const { note: words, wrong } = useWords("deskCash");
  const { save: sayingSave } = useWords("deskKit");
  const { number } = useWords("orders");
  const { money: say } = useWords("units");
  const router = useRouter();
  const form = useDraft({ to: String(noted ?? money.expected), reason: "" });
  const toldForm = useToldForm(form, wrong);
  const { run, isPending, problem } = useFormAction(toldForm, async () => {
    const to = parseTaka(form.draft.to);
    const { reason } = form.draft;
    form.setErrors({
      ...(to === null && { to: words.wrongAmount }),
      ...(reason.trim() === "" && { reason: words.noReason }),
    });
    if (to === null || reason.trim() === "") return;
    await save({ from: noted, to, reason });
  });
  const writingOff = useFormAction(toldForm, async () => {
    const { reason } = form.draft;
    form.setErrors({ ...(reason.trim() === "" && { reason: words.noReason }) });
    if (reason.trim() !== "") await save({ writtenOff: true, reason });
  });
  const canWriteOff = state === PARCEL_STEPS.lose.to && money.due > 0;
  const what = canWriteOff ? "writeOff" : noted === null ? "first" : "correct";
  const isBusy = isPending || writingOff.isPending;

  async function save(body: CashChange): Promise<void> {
    await callProtected("PATCH /orders/{id}/cash", { params: { id: orderId }, body });
    router.refresh();
  }

  return (
    <details className="min-w-0 self-center">
      <summary aria-label={words.titleOf[what](number(orderNumber))} className="tap-link cursor-pointer">
        {words.titles[what]}
      </summary>
      <Form onSubmit={run} className="grid grid-cols-1 gap-2 pb-2 sm:grid-cols-2">
        <TextField label={words.received} inputMode="numeric" {...form.bind("to")} />
        <TextField label={words.why} maxLength={200} {...form.bind("reason")} />
        <p role="alert" className="text-selvedge empty:hidden sm:col-span-2">
          {problem ?? writingOff.problem}
        </p>
        <div className="flex flex-wrap gap-2 sm:col-span-2">
          <Button type="submit" disabled={isBusy}>
            {sayingSave}
          </Button>
          {canWriteOff && (
            <Button variant="quiet" disabled={isBusy} onClick={() => void writingOff.run()}>
              {words.writeOff(say(money.due))}
            </Button>
          )}
        </div>
      </Form>
    </details>
  );
}
