import { useWords } from "#words";
import { DataTable } from "@/components/reports-desk/data-table";
import { periodInWords, PLOT, PlotFrame } from "@/components/reports-desk/plot-frame";
import { isMonth } from "@/lib/platform/time/periods";
import type { Measure } from "@/lib/reports/numbers/constants";
import type { Numbers, NumbersRow } from "@/lib/reports/numbers/dto";
import type { Words } from "@/lib/words/words";

const GAP = 0.25;

interface Part {
  name: keyof Words["deskReports"]["parts"];
  measures: Measure[];
  /** The fill. Its pattern differs too, for people who do not see the colors. */
  fill: string;
}

/** The parts of a bar, from the bottom up. */
const PARTS: Part[] = [
  { name: "delivered", measures: ["delivered"], fill: "var(--color-leaf)" },
  { name: "underWay", measures: ["toSend", "withCourier"], fill: "url(#numbers-way)" },
  { name: "toCall", measures: ["pending"], fill: "url(#numbers-call)" },
  { name: "gone", measures: ["canceled", "returned", "lost"], fill: "url(#numbers-gone)" },
];

const valueOf = ({ measures }: Part, numbers: Numbers): number =>
  measures.reduce((sum, measure) => sum + (numbers[measure] ?? 0), 0);

/** The content of the bars in words, for screen readers. */
function inWords(reports: Words["deskReports"], series: NumbersRow[]): string {
  const { parts: names, plot } = reports;
  const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);
  const ordersOf = ({ numbers }: NumbersRow) => numbers.orders ?? 0;
  const [first = "", last = ""] = [series[0], series.at(-1)].map(
    (row) => row && periodInWords(reports, row.key),
  );
  const at = (period: string) => plot.at(period, isMonth(series[0]?.key ?? ""));
  const highest = series.toSorted((one, other) => ordersOf(other) - ordersOf(one))[0];
  const parts = PARTS.map((part) =>
    plot.part(names[part.name], sum(series.map(({ numbers }) => valueOf(part, numbers)))),
  );
  return [
    plot.all(
      plot.orders(sum(series.map(ordersOf))),
      first === last ? at(first) : plot.range(first, last),
      parts,
    ),
    ...(series.length > 1 && highest
      ? [plot.most(at(periodInWords(reports, highest.key)), ordersOf(highest))]
      : []),
  ].join(" ");
}

/** The orders of each day or month by their outcome, with a table of the same numbers below. */
export function OrderPlot({ series }: { series: NumbersRow[] }) {
  const reports = useWords("deskReports");
  const { count } = useWords("units");
  const most = Math.max(1, ...series.map(({ numbers }) => numbers.orders ?? 0));
  const step = PLOT.width / series.length;
  return (
    <PlotFrame
      label={reports.numbers.orders}
      words={inWords(reports, series)}
      top={count(most)}
      series={series}
      legend={PARTS.map(({ name, fill }) => ({ name: reports.parts[name], fill }))}
      table={<SeriesTable series={series} />}
    >
      <Cloths />
      {series.map(({ key, numbers }, index) => (
        <Bar key={key} numbers={numbers} x={(index + GAP / 2) * step} width={step * (1 - GAP)} most={most} />
      ))}
    </PlotFrame>
  );
}

/** Stripes and dots that differ without their colors. */
function Cloths() {
  return (
    <defs>
      <pattern
        id="numbers-way"
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="6" height="6" fill="var(--color-white)" />
        <rect width="3" height="6" fill="var(--color-indigo)" />
      </pattern>
      <pattern id="numbers-call" width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" fill="var(--color-marigold)" />
      </pattern>
      <pattern id="numbers-gone" width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" fill="var(--color-white)" />
        <rect width="6" height="2" fill="var(--color-selvedge)" />
      </pattern>
    </defs>
  );
}

interface BarProps {
  numbers: Numbers;
  x: number;
  width: number;
  most: number;
}

function Bar({ numbers, x, width, most }: BarProps) {
  let below = 0;
  return PARTS.map((part) => {
    const height = (valueOf(part, numbers) / most) * PLOT.height;
    below += height;
    return height > 0 ? (
      <rect key={part.name} x={x} y={PLOT.height - below} width={width} height={height} fill={part.fill} />
    ) : null;
  });
}

function SeriesTable({ series }: { series: NumbersRow[] }) {
  const reports = useWords("deskReports");
  const { count } = useWords("units");
  return (
    <DataTable
      caption={reports.numbers.orders}
      rows={series}
      keyOf={({ key }) => key}
      head={isMonth(series[0]?.key ?? "") ? reports.periods.month : reports.periods.day}
      renderName={({ key }) => periodInWords(reports, key)}
      nameClass="font-normal whitespace-nowrap tabular-nums"
      columns={PARTS.map((part) => ({
        head: reports.parts[part.name],
        value: ({ numbers }: NumbersRow) => count(valueOf(part, numbers)),
      }))}
      className="max-w-3xl text-sm"
    />
  );
}
