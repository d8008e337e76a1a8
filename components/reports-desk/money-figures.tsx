import { Figure, type FigureProps } from "@/components/reports-desk/figure";
import { formatShare } from "@/components/reports-desk/number-words";
import { formatBdt, formatPieces } from "@/lib/platform/text/format";
import type { Numbers, NumbersReport, RangeTotal } from "@/lib/reports/numbers/dto";
import { goodsTaka, grossProfit } from "@/lib/reports/numbers/rules";

/** What was sold, taken off, charged and paid for delivery, returned and earned; each beside the range before. */
export function MoneyFigures({ report }: { report: NumbersReport }) {
  const { total, before } = report;
  const compare = (of: (numbers: Numbers) => number) => compared(of(total), of(before.total));
  const figures: FigureProps[] = [
    {
      name: "Goods sold",
      value: formatBdt(goodsTaka(total)),
      notes: [compare(goodsTaka), "delivered and kept, discounts taken off"],
    },
    {
      name: "Discounts",
      value: formatBdt(total.discountTaka ?? 0),
      notes: [compare(({ discountTaka = 0 }) => discountTaka), "codes, and what the desk took off"],
    },
    { name: "Delivery", ...deliveryOf(report, before) },
    {
      name: "Returned",
      value: formatBdt(total.returnedTaka ?? 0),
      notes: [compare(({ returnedTaka = 0 }) => returnedTaka), "sent back at the door or later"],
    },
    { name: "Gross profit", ...profitOf(total, compare(grossProfit)) },
  ];
  return (
    <dl className="grid grid-cols-1 gap-3 min-[360px]:grid-cols-2 lg:grid-cols-5">
      {figures.map((figure) => (
        <Figure key={figure.name} {...figure} />
      ))}
    </dl>
  );
}

function deliveryOf({ total, couriersKept }: RangeTotal, before: RangeTotal): Omit<FigureProps, "name"> {
  const { chargeTaka = 0 } = total;
  return {
    value: formatBdt(chargeTaka),
    notes: [
      compared(chargeTaka, before.total.chargeTaka ?? 0),
      "charged for what was delivered",
      `${formatBdt(couriersKept)} kept by couriers from the payouts of these days`,
    ],
  };
}

function profitOf(total: Numbers, change: string): Omit<FigureProps, "name"> {
  const { costedTaka = 0, uncostedPieces = 0 } = total;
  const unknown =
    uncostedPieces > 0 && `without ${formatPieces(uncostedPieces)} of which the shop does not know the cost`;
  if (costedTaka === 0) return { value: "–", notes: [unknown || "no piece was delivered"] };
  const profit = grossProfit(total);
  return {
    value: formatBdt(profit),
    notes: [change, `${formatShare(profit, costedTaka)} of what these pieces were sold for`, unknown],
  };
}

/** How a sum differs from the one before it. */
function compared(now: number, before: number): string {
  if (before === 0) return now === 0 ? "" : "nothing before";
  const sign = now < before ? "−" : "+";
  return `${sign}${formatShare(Math.abs(now - before), Math.abs(before))} on ${formatBdt(before)} before`;
}
