import type { Metadata } from "next";
import { CashCouriers } from "@/components/cash/cash-couriers";
import { CashFlowSection } from "@/components/cash/cash-flow-section";
import { CashList } from "@/components/cash/cash-list";
import { PayoutForm } from "@/components/cash/payout-form";
import { PayoutList } from "@/components/cash/payout-list";
import { PageLink } from "@/components/ui/page-link";
import { requireAdmin } from "@/lib/auth/current-user";
import { toDhakaDay } from "@/lib/format";
import { withPageDeadline } from "@/lib/http/page-deadline";
import { parcelsPath, PATHS } from "@/lib/paths";
import { listUsualRanges, readRange } from "@/lib/numbers/range";
import { readCash } from "@/lib/payouts/queries";
import { readCashFlow } from "@/lib/payouts/read-cash-flow";
import { LATE_AFTER_DAYS } from "@/lib/payouts/rules";

export const metadata: Metadata = { title: "Cash" };

interface CashPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function CashPage({ searchParams }: CashPageProps) {
  await requireAdmin();
  const now = Date.now();
  const { from, to } = await searchParams;
  const { range, problem } = readRange(from, to, now);
  const [cash, flow] = await withPageDeadline(() => Promise.all([readCash(now), readCashFlow(range)]));
  return (
    <>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="text-3xl">Cash</h1>
        <PageLink
          href={PATHS.parcels}
          className="inline-flex min-h-11 items-center font-semibold text-indigo underline underline-offset-4"
        >
          Parcels
        </PageLink>
      </div>
      <p className="mb-4 max-w-prose text-muted">
        What couriers collect at the door, and what they have paid out of it. It is expected from the moment a
        parcel is handed over.
      </p>
      <div className="grid grid-cols-1 gap-10">
        <CashCouriers couriers={cash.couriers} />
        <PayoutForm today={toDhakaDay(new Date())} />
        <CashList
          title="Late"
          words={`Handed over more than ${LATE_AFTER_DAYS} days ago, and nothing has come in.`}
          parcels={cash.late}
          count={cash.lateCount}
        />
        <CashList
          title="Short or over"
          words="What came in is not what was expected."
          parcels={cash.differing}
          count={cash.differingCount}
        />
        <CashList
          title="Paid, not marked as delivered"
          words={
            <>
              Mark them as delivered among the parcels{" "}
              <PageLink
                href={parcelsPath("withCourier")}
                className="inline-flex min-h-11 items-center font-semibold text-indigo underline underline-offset-4"
              >
                with couriers
              </PageLink>
              .
            </>
          }
          parcels={cash.unmarked}
          count={cash.unmarked.length}
        />
        <CashFlowSection flow={flow} usual={listUsualRanges(now)} problem={problem} />
        <PayoutList payouts={cash.payouts} />
      </div>
    </>
  );
}
