import { useWords } from "#words";
import type { ReactNode } from "react";
import { isMonth } from "@/lib/platform/time/periods";
import type { NumbersRow } from "@/lib/reports/numbers/dto";
import type { Words } from "@/lib/words/words";

/** The size of a plot, in its own units. */
export const PLOT = { width: 960, height: 160 } as const;

/** A day or a month in words. */
export const periodInWords = ({ day, month }: Words["deskReports"], key: string): string =>
  isMonth(key) ? month(key) : day(key);

interface PlotFrameProps {
  label: string;
  /** What the bars show, for screen readers. */
  words: string;
  /** The value of the upper edge. */
  top: string;
  series: NumbersRow[];
  legend: readonly { name: string; fill: string }[];
  table: ReactNode;
  /** The bars. */
  children: ReactNode;
}

/** What stands around the bars of a plot: its scale, its legend, and the same numbers as a table. */
export function PlotFrame({ label, words, top, series, legend, table, children }: PlotFrameProps) {
  const reports = useWords("deskReports");
  return (
    <figure aria-label={label} className="min-w-0">
      <p aria-hidden="true" className="text-sm text-muted tabular-nums">
        {top}
      </p>
      <svg
        role="img"
        aria-label={words}
        viewBox={`0 0 ${PLOT.width} ${PLOT.height}`}
        preserveAspectRatio="none"
        className="h-40 w-full border-y border-t-ink/20 border-b-ink/45"
      >
        {children}
      </svg>
      <div aria-hidden="true" className="flex justify-between text-sm text-muted tabular-nums">
        <span>{series[0] && periodInWords(reports, series[0].key)}</span>
        {series.length > 1 && <span>{periodInWords(reports, series.at(-1)?.key ?? "")}</span>}
      </div>
      <ul aria-hidden="true" className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {legend.map(({ name, fill }) => (
          <li key={name} className="flex items-center gap-2">
            <svg viewBox="0 0 16 16" className="size-4">
              <rect width="16" height="16" fill={fill} stroke="var(--color-ink)" strokeOpacity="0.45" />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <details className="mt-1">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline decoration-dotted underline-offset-4">
          {reports.sameAsTable}
        </summary>
        {table}
      </details>
    </figure>
  );
}
