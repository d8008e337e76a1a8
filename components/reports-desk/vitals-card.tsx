import type { VisitedPage } from "@/lib/reports/vitals/constants";
import { type Metric, METRIC_NAMES, METRICS, type Verdict, verdictOf } from "@/lib/reports/vitals/rules";
import type { PageVitals } from "@/lib/reports/vitals/dto";

const PAGE_NAMES: Record<VisitedPage, string> = {
  home: "Home",
  category: "Categories",
  product: "Products",
  information: "About and Return",
  "sign-in": "Login and Register",
  dashboard: "Cart, orders and desk",
};

const METRIC_WORDS: Record<Metric, string> = {
  LCP: "Main picture or text appears",
  INP: "Response to a tap",
  CLS: "How much the page jumps",
  TTFB: "The shop starts to answer",
};

const VERDICT_CLASSES: Record<Verdict, string> = {
  good: "border-leaf text-leaf",
  "needs work": "border-marigold text-ink",
  poor: "border-selvedge text-selvedge",
};

const MS_PER_SECOND = 1_000;

/** The speed of one kind of page at the 75th percentile of visits. */
export function VitalsCard({ vitals: { page, visits, values } }: { vitals: PageVitals }) {
  return (
    <article aria-label={PAGE_NAMES[page]} className="card p-4">
      <h3 className="text-lg">{PAGE_NAMES[page]}</h3>
      <p className="text-sm text-muted">
        {visits} {visits === 1 ? "visit" : "visits"} measured
      </p>
      <dl className="mt-3">
        {METRIC_NAMES.map((metric) => (
          <div key={metric} className="stitch-t flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <dt>{METRIC_WORDS[metric]}</dt>
            <dd className="ml-auto text-right">
              <Value metric={metric} value={values[metric]} />
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

function Value({ metric, value }: { metric: Metric; value: number | null }) {
  if (value === null) return <span className="text-muted">not known yet</span>;
  const verdict = verdictOf(metric, value);
  return (
    <>
      <span className="price font-semibold">{inWords(metric, value)}</span>{" "}
      <span className={`ml-1 inline-block border-b-2 text-sm ${VERDICT_CLASSES[verdict]}`}>{verdict}</span>
    </>
  );
}

/** Seconds where a second is a measure for it, else milliseconds; the layout shift has no unit. */
function inWords(metric: Metric, value: number): string {
  if (metric === "CLS") return value.toFixed(2);
  if (METRICS[metric].good < MS_PER_SECOND && value < MS_PER_SECOND) return `${Math.round(value)} ms`;
  return `${(value / MS_PER_SECOND).toFixed(1)} s`;
}
