import { DataTable } from "@/components/reports-desk/data-table";
import { periodInWords, PLOT, PlotFrame } from "@/components/reports-desk/plot-frame";
import { isMonth } from "@/lib/platform/time/periods";
import { formatCount } from "@/lib/platform/text/format";
import type { Measure } from "@/lib/reports/numbers/constants";
import type { Numbers, NumbersRow } from "@/lib/reports/numbers/dto";

const GAP = 0.25;

interface Part {
  name: string;
  measures: Measure[];
  /** The fill. Its pattern differs too, for people who do not see the colors. */
  fill: string;
}

/** The parts of a bar, from the bottom up. */
const PARTS: Part[] = [
  { name: "Delivered", measures: ["delivered"], fill: "var(--color-leaf)" },
  { name: "Confirmed, on the way", measures: ["toSend", "withCourier"], fill: "url(#numbers-way)" },
  { name: "Still to call", measures: ["pending"], fill: "url(#numbers-call)" },
  {
    name: "Cancelled, sent back or lost",
    measures: ["canceled", "returned", "lost"],
    fill: "url(#numbers-gone)",
  },
];

const valueOf = ({ measures }: Part, numbers: Numbers): number =>
  measures.reduce((sum, measure) => sum + (numbers[measure] ?? 0), 0);

/** The content of the bars in words, for screen readers. */
function inWords(series: NumbersRow[]): string {
  const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);
  const ordersOf = ({ numbers }: NumbersRow) => numbers.orders ?? 0;
  const count = sum(series.map(ordersOf));
  const [first = "", last = ""] = [series[0], series.at(-1)].map((row) => row && periodInWords(row.key));
  const at = isMonth(series[0]?.key ?? "") ? "in" : "on";
  const highest = series.toSorted((one, other) => ordersOf(other) - ordersOf(one))[0];
  const parts = PARTS.map(
    (part) =>
      `${formatCount(sum(series.map(({ numbers }) => valueOf(part, numbers))))} ${part.name.toLowerCase()}`,
  );
  return [
    `${formatCount(count)} ${count === 1 ? "order" : "orders"}${first === last ? ` ${at} ${first}` : ` from ${first} to ${last}`}: ${parts.join("; ")}.`,
    ...(series.length > 1 && highest
      ? [`Most ${at} ${periodInWords(highest.key)}: ${formatCount(ordersOf(highest))}.`]
      : []),
  ].join(" ");
}

/** The orders of each day or month by their outcome, with a table of the same numbers below. */
export function OrderPlot({ series }: { series: NumbersRow[] }) {
  const most = Math.max(1, ...series.map(({ numbers }) => numbers.orders ?? 0));
  const step = PLOT.width / series.length;
  return (
    <PlotFrame
      label="Orders and what became of them"
      words={inWords(series)}
      top={formatCount(most)}
      series={series}
      legend={PARTS}
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
  return (
    <DataTable
      caption="Orders and what became of them"
      rows={series}
      keyOf={({ key }) => key}
      head={isMonth(series[0]?.key ?? "") ? "Month" : "Day"}
      renderName={({ key }) => periodInWords(key)}
      nameClass="font-normal whitespace-nowrap tabular-nums"
      columns={PARTS.map((part) => ({
        head: part.name,
        value: ({ numbers }: NumbersRow) => formatCount(valueOf(part, numbers)),
      }))}
      className="max-w-3xl text-sm"
    />
  );
}
