import { type Column, DataTable } from "@/components/reports-desk/data-table";
import { periodInWords, PLOT, PlotFrame } from "@/components/reports-desk/plot-frame";
import { formatBdt, formatCount } from "@/lib/platform/text/format";
import { isMonth } from "@/lib/platform/time/periods";
import type { NumbersRow } from "@/lib/reports/numbers/dto";
import { goodsTaka, grossProfit } from "@/lib/reports/numbers/rules";

const GAP = 0.25;

/** The bar behind, and the narrower one before it. A loss has no bar; the table tells it. */
const BARS = [
  { name: "Goods sold", fill: "var(--color-faded)", share: 1, of: goodsTaka },
  { name: "Gross profit", fill: "var(--color-leaf)", share: 0.5, of: grossProfit },
] as const;

const COLUMNS: readonly Column<NumbersRow>[] = [
  { head: "Goods sold, BDT", value: ({ numbers }) => formatCount(goodsTaka(numbers)) },
  { head: "Discounts, BDT", value: ({ numbers }) => formatCount(numbers.discountTaka ?? 0) },
  { head: "Delivery, BDT", value: ({ numbers }) => formatCount(numbers.chargeTaka ?? 0) },
  { head: "Returned, BDT", value: ({ numbers }) => formatCount(numbers.returnedTaka ?? 0) },
  { head: "Gross profit, BDT", value: ({ numbers }) => formatCount(grossProfit(numbers)) },
];

function inWords(series: NumbersRow[]): string {
  const sums = BARS.map(({ name, of }) => {
    const sum = series.reduce((all, { numbers }) => all + of(numbers), 0);
    return `${name.toLowerCase()} ${formatBdt(sum)}`;
  });
  const [first = "", last = ""] = [series[0], series.at(-1)].map((row) => row && periodInWords(row.key));
  return `From ${first} to ${last}: ${sums.join("; ")}.`;
}

/** What was sold each day or month, and the gross profit of it, with a table of the same numbers below. */
export function SalesPlot({ series }: { series: NumbersRow[] }) {
  const most = Math.max(1, ...series.map(({ numbers }) => goodsTaka(numbers)));
  const step = PLOT.width / series.length;
  return (
    <PlotFrame
      label="Goods sold and gross profit"
      words={inWords(series)}
      top={formatBdt(most)}
      series={series}
      legend={BARS}
      table={
        <DataTable
          caption="Goods sold and gross profit"
          rows={series}
          keyOf={({ key }) => key}
          head={isMonth(series[0]?.key ?? "") ? "Month" : "Day"}
          renderName={({ key }) => periodInWords(key)}
          nameClass="font-normal whitespace-nowrap tabular-nums"
          columns={COLUMNS}
          className="max-w-3xl text-sm"
        />
      }
    >
      {series.flatMap(({ key, numbers }, index) =>
        BARS.map(({ name, fill, share, of }) => {
          const height = (Math.max(0, of(numbers)) / most) * PLOT.height;
          const width = step * (1 - GAP) * share;
          return height > 0 ? (
            <rect
              key={`${name} ${key}`}
              x={index * step + (step - width) / 2}
              y={PLOT.height - height}
              width={width}
              height={height}
              fill={fill}
            />
          ) : null;
        }),
      )}
    </PlotFrame>
  );
}
