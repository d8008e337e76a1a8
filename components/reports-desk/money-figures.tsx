import { useWords } from "#words";
import { Figure, type FigureProps } from "@/components/reports-desk/figure";
import { formatShare } from "@/components/reports-desk/number-words";
import type { Numbers, NumbersReport, RangeTotal } from "@/lib/reports/numbers/dto";
import { goodsTaka, grossProfit } from "@/lib/reports/numbers/rules";
import type { Words } from "@/lib/words/words";

interface Spoken {
  reports: Words["deskReports"];
  units: Words["units"];
  percent: Words["deskKit"]["percent"];
}

/** What was sold, taken off, charged and paid for delivery, returned and earned; each beside the range before. */
export function MoneyFigures({ report }: { report: NumbersReport }) {
  const spoken = {
    reports: useWords("deskReports"),
    units: useWords("units"),
    percent: useWords("deskKit").percent,
  };
  const { sales } = spoken.reports;
  const { money } = spoken.units;
  const { total, before } = report;
  const compare = (of: (numbers: Numbers) => number) => compared(spoken, of(total), of(before.total));
  const figures: FigureProps[] = [
    {
      name: sales.goods.name,
      value: money(goodsTaka(total)),
      notes: [compare(goodsTaka), sales.goods.meaning],
    },
    {
      name: sales.discounts.name,
      value: money(total.discountTaka ?? 0),
      notes: [compare(({ discountTaka = 0 }) => discountTaka), sales.discounts.meaning],
    },
    { name: sales.delivery.name, ...deliveryOf(spoken, report, before) },
    {
      name: sales.returned.name,
      value: money(total.returnedTaka ?? 0),
      notes: [compare(({ returnedTaka = 0 }) => returnedTaka), sales.returned.meaning],
    },
    { name: sales.profit.name, ...profitOf(spoken, total, compare(grossProfit)) },
  ];
  return (
    <dl className="grid grid-cols-1 gap-3 min-[360px]:grid-cols-2 lg:grid-cols-5">
      {figures.map((figure) => (
        <Figure key={figure.name} {...figure} />
      ))}
    </dl>
  );
}

function deliveryOf(
  spoken: Spoken,
  { total, couriersKept }: RangeTotal,
  before: RangeTotal,
): Omit<FigureProps, "name"> {
  const { delivery } = spoken.reports.sales;
  const { chargeTaka = 0 } = total;
  return {
    value: spoken.units.money(chargeTaka),
    notes: [
      compared(spoken, chargeTaka, before.total.chargeTaka ?? 0),
      delivery.meaning,
      delivery.kept(couriersKept),
    ],
  };
}

function profitOf(
  { reports: { sales }, units, percent }: Spoken,
  total: Numbers,
  change: string,
): Omit<FigureProps, "name"> {
  const { costedTaka = 0, uncostedPieces = 0 } = total;
  const unknown = uncostedPieces > 0 && sales.profit.uncosted(uncostedPieces);
  if (costedTaka === 0) return { value: "–", notes: [unknown || sales.profit.none] };
  const profit = grossProfit(total);
  return {
    value: units.money(profit),
    notes: [change, sales.profit.share(formatShare(profit, costedTaka, percent)), unknown],
  };
}

/** How a sum differs from the one before it. */
function compared({ reports: { sales }, percent }: Spoken, now: number, before: number): string {
  if (before === 0) return now === 0 ? "" : sales.nothingBefore;
  const share = formatShare(Math.abs(now - before), Math.abs(before), percent);
  return sales.change(now < before ? "−" : "+", share, before);
}
