import type { Metadata } from "next";
import type { ReactNode } from "react";
import { CashCouriers } from "@/components/cash-desk/cash-couriers";
import { CashFlowSection } from "@/components/cash-desk/cash-flow-section";
import { CashList } from "@/components/cash-desk/cash-list";
import { PayoutForm } from "@/components/cash-desk/payout-form";
import { PayoutList } from "@/components/cash-desk/payout-list";
import { PartLinks } from "@/components/desk-kit/part-links";
import { PageLink } from "@/components/ui/page-link";
import { requireAdmin } from "@/lib/accounts/auth/current-user";
import { toDhakaDay } from "@/lib/platform/time/dhaka";
import { withPageDeadline } from "@/lib/platform/http/page-deadline";
import { parcelsPath } from "@/lib/desk-paths";
import { PATHS } from "@/lib/paths";
import { listUsualRanges, readRange } from "@/lib/platform/time/day-range";
import type { CashReport } from "@/lib/cash/payouts/dto";
import { type CashPlace, cashPlaceSchema } from "@/lib/cash/payouts/schema";
import { type Part, parsePlace } from "@/lib/platform/http/list";
import { readCash } from "@/lib/cash/payouts/queries";
import { readCashFlow } from "@/lib/cash/read-cash-flow";
import { LATE_AFTER_DAYS } from "@/lib/cash/payouts/rules";
import { wordsOf } from "@/lib/words/of-request";

export const generateMetadata = (): Metadata => ({ title: wordsOf("deskKit").titles.cash });

export default async function CashPage({ searchParams }: PageProps<"/dashboard/cash">) {
  await requireAdmin();
  const now = Date.now();
  const asked = await searchParams;
  const place = parsePlace(cashPlaceSchema, asked);
  const { range, problem } = readRange(asked.from, asked.to, now);
  const [cash, flow] = await withPageDeadline(() =>
    Promise.all([readCash(now, place), readCashFlow(range, place.refunds)]),
  );

  const { page: words } = wordsOf("deskCash");
  const { titles } = wordsOf("deskKit");
  const linksOf: LinksOf = (name, { next, total }, isOldestFirst = false) => (
    <PartLinks
      path={PATHS.cash}
      place={Object.fromEntries(Object.entries(asked).map(([key, value]) => [key, value?.toString()]))}
      isLater={place[name] !== undefined}
      {...{ name, next, total, isOldestFirst }}
    />
  );

  return (
    <>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="text-3xl">{titles.cash}</h1>
        <PageLink href={PATHS.parcels} className="tap-link">
          {titles.parcels}
        </PageLink>
      </div>
      <p className="mb-4 max-w-prose text-muted">{words.intro}</p>
      <div className="grid grid-cols-1 gap-10">
        <CashCouriers couriers={cash.couriers} />
        <PayoutForm today={toDhakaDay(Date.now())} />
        <CashLists cash={cash} linksOf={linksOf} />
        <CashFlowSection
          flow={flow}
          usual={listUsualRanges(now)}
          problem={problem}
          links={linksOf("refunds", flow.refunds)}
        />
        <PayoutList payouts={cash.payouts.rows} links={linksOf("payouts", cash.payouts)} />
      </div>
    </>
  );
}

type LinksOf = (name: keyof CashPlace, part: Part<unknown>, isOldestFirst?: boolean) => ReactNode;

/** Parcels whose cash needs attention. */
function CashLists({ cash, linksOf }: { cash: CashReport; linksOf: LinksOf }) {
  const { page: words } = wordsOf("deskCash");
  return (
    <>
      <CashList
        title={words.late.title}
        words={words.late.about(LATE_AFTER_DAYS)}
        part={cash.late}
        links={linksOf("late", cash.late, true)}
      />
      <CashList
        title={words.lost.title}
        words={words.lost.about(LATE_AFTER_DAYS)}
        part={cash.lost}
        links={linksOf("lost", cash.lost, true)}
      />
      <CashList
        title={words.differing.title}
        words={words.differing.about}
        part={cash.differing}
        links={linksOf("differing", cash.differing, true)}
      />
      <CashList
        title={words.unmarked.title}
        words={
          <>
            {words.unmarked.before}
            <PageLink href={parcelsPath("withCourier")} className="tap-link">
              {words.unmarked.link}
            </PageLink>
            {words.unmarked.after}
          </>
        }
        part={cash.unmarked}
        links={linksOf("unmarked", cash.unmarked, true)}
      />
    </>
  );
}
