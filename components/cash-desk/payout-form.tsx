"use client";

import { useWords } from "#words";
import { PayoutFields, PayoutRows } from "@/components/cash-desk/payout-fields";
import { PayoutProgress } from "@/components/cash-desk/payout-progress";
import { PayoutReport } from "@/components/cash-desk/payout-report";
import { usePayoutForm } from "@/components/cash-desk/use-payout-form";
import { Button } from "@/components/ui/button";
import { ErrorNotice } from "@/components/desk-kit/call-notices";
import { Form } from "@/components/ui/form";

/** The form for a courier's payout: it first shows what each row means, and then records it. */
export function PayoutForm({ today }: { today: string }) {
  const form = usePayoutForm(today);
  const { payout: words } = useWords("deskCash");
  const { money } = useWords("units");
  const { checked, recorded, problem, busy } = form;
  return (
    <section aria-labelledby="payout" className="min-w-0">
      <h2 id="payout" className="text-2xl">
        {words.title}
      </h2>
      <p className="mt-1 mb-3 max-w-prose text-muted">{words.intro}</p>
      <Form className="grid grid-cols-1 gap-3 card p-4" onSubmit={form.check}>
        <PayoutFields form={form} />
        <PayoutRows form={form} />
        <Button
          type="submit"
          variant={checked ? "quiet" : "primary"}
          className="justify-self-start"
          disabled={busy !== null}
        >
          {words.check}
        </Button>
        <output className="empty:hidden">
          {busy === "checking" && words.checking}
          {busy === "recording" && words.recording}
          {recorded?.state === "recorded" && words.recorded(money(recorded.sum), recorded.recorded)}
        </output>
        {recorded && <PayoutProgress payout={recorded} />}
        <ErrorNotice error={problem} className="wrap-anywhere" />
        {checked && (
          <PayoutReport
            report={checked.report}
            isBusy={busy !== null}
            onRecord={() => void form.record(checked)}
          />
        )}
      </Form>
    </section>
  );
}
