"use client";

import { PayoutFields } from "@/components/cash-desk/payout-fields";
import { PayoutProgress } from "@/components/cash-desk/payout-progress";
import { PayoutReport } from "@/components/cash-desk/payout-report";
import { PayoutRows } from "@/components/cash-desk/payout-rows";
import { usePayoutForm } from "@/components/cash-desk/use-payout-form";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { Notice } from "@/components/ui/notice";
import { formatBdt } from "@/lib/platform/text/format";

/** A payout as the courier sends it: first what it means, row by row, then recorded. */
export function PayoutForm({ today }: { today: string }) {
  const form = usePayoutForm(today);
  const { draft, checked, recorded, trouble, busy } = form;
  return (
    <section aria-labelledby="payout" className="min-w-0">
      <h2 id="payout" className="text-2xl">
        New payout
      </h2>
      <p className="mt-1 mb-3 max-w-prose text-muted">
        First you see what each row means, and nothing is changed. Up to 2,000 rows.
      </p>
      <Form
        className="grid grid-cols-1 gap-3 rounded-cloth border border-ink/15 bg-white p-4"
        onSubmit={form.check}
      >
        <PayoutFields draft={draft} errors={trouble?.fields ?? {}} onChange={form.change} />
        <PayoutRows
          text={form.text}
          file={form.file}
          error={trouble?.fields.rows}
          onPaste={form.paste}
          onChoose={form.choose}
        />
        <Button
          type="submit"
          variant={checked ? "quiet" : "primary"}
          className="justify-self-start"
          disabled={busy !== null}
        >
          Check the rows
        </Button>
        <output className="empty:hidden">
          {busy === "checking" && "Checking each row …"}
          {busy === "recording" && "Recording …"}
          {recorded?.state === "recorded" &&
            `Recorded: ${formatBdt(recorded.sum)} for ${recorded.recorded} ${recorded.recorded === 1 ? "parcel" : "parcels"}.`}
        </output>
        {recorded && <PayoutProgress payout={recorded} />}
        {trouble?.message && (
          <Notice kind="error">
            <p className="wrap-anywhere">{trouble.message}</p>
          </Notice>
        )}
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
