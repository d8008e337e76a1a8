import { useWords } from "#words";
import { type Column, DataTable } from "@/components/reports-desk/data-table";
import { periodInWords, PLOT, PlotFrame } from "@/components/reports-desk/plot-frame";
import { isMonth } from "@/lib/platform/time/periods";
import type { NumbersRow } from "@/lib/reports/numbers/dto";
import { goodsTaka, grossProfit } from "@/lib/reports/numbers/rules";
import type { Words } from "@/lib/words/words";

const GAP = 0.25;

/** The bar behind, and the narrower one before it. A loss has no bar; the table tells it. */
const BARS = [
  { name: "goods", fill: "var(--color-faded)", share: 1, of: goodsTaka },
  { name: "profit", fill: "var(--color-leaf)", share: 0.5, of: grossProfit },
] as const;

const columnsOf = (
  { columns: heads }: Words["deskReports"]["sales"],
  { count }: Words["units"],
): Column<NumbersRow>[] => [
  { head: heads.goods, value: ({ numbers }) => count(goodsTaka(numbers)) },
  { head: heads.discounts, value: ({ numbers }) => count(numbers.discountTaka ?? 0) },
  { head: heads.delivery, value: ({ numbers }) => count(numbers.chargeTaka ?? 0) },
  { head: heads.returned, value: ({ numbers }) => count(numbers.returnedTaka ?? 0) },
  { head: heads.profit, value: ({ numbers }) => count(grossProfit(numbers)) },
];

function inWords(reports: Words["deskReports"], series: NumbersRow[]): string {
  const { bars, inWords: say, sum } = reports.sales;
  const sums = BARS.map(({ name, of }) =>
    sum(
      bars[name],
      series.reduce((all, { numbers }) => all + of(numbers), 0),
    ),
  );
  const [first = "", last = ""] = [series[0], series.at(-1)].map(
    (row) => row && periodInWords(reports, row.key),
  );
  return say(first, last, sums);
}

/** What was sold each day or month, and the gross profit of it, with a table of the same numbers below. */
export function SalesPlot({ series }: { series: NumbersRow[] }) {
  const reports = useWords("deskReports");
  const units = useWords("units");
  const { sales, periods } = reports;
  const most = Math.max(1, ...series.map(({ numbers }) => goodsTaka(numbers)));
  const step = PLOT.width / series.length;
  return (
    <PlotFrame
      label={sales.plot}
      words={inWords(reports, series)}
      top={units.money(most)}
      series={series}
      legend={BARS.map(({ name, fill }) => ({ name: sales.bars[name], fill }))}
      table={
        <DataTable
          caption={sales.plot}
          rows={series}
          keyOf={({ key }) => key}
          head={isMonth(series[0]?.key ?? "") ? periods.month : periods.day}
          renderName={({ key }) => periodInWords(reports, key)}
          nameClass="font-normal whitespace-nowrap tabular-nums"
          columns={columnsOf(sales, units)}
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
