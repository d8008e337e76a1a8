import { useWords } from "#words";
import { type Metric, METRIC_NAMES, METRICS, type Verdict, verdictOf } from "@/lib/reports/vitals/rules";
import type { PageVitals } from "@/lib/reports/vitals/dto";
import type { Words } from "@/lib/words/words";

const VERDICT_CLASSES: Record<Verdict, string> = {
  good: "border-leaf text-leaf",
  "needs work": "border-marigold text-ink",
  poor: "border-selvedge text-selvedge",
};

const MS_PER_SECOND = 1_000;

/** The speed of one kind of page at the 75th percentile of visits. */
export function VitalsCard({ vitals: { page, visits, values } }: { vitals: PageVitals }) {
  const { speed } = useWords("deskReports");
  return (
    <article aria-label={speed.pages[page]} className="card p-4">
      <h3 className="text-lg">{speed.pages[page]}</h3>
      <p className="text-sm text-muted">{speed.visits(visits)}</p>
      <dl className="mt-3">
        {METRIC_NAMES.map((metric) => (
          <div key={metric} className="stitch-t flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <dt>{speed.metrics[metric]}</dt>
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
  const { speed } = useWords("deskReports");
  if (value === null) return <span className="text-muted">{speed.unknown}</span>;
  const verdict = verdictOf(metric, value);
  return (
    <>
      <span className="price font-semibold">{inWords(speed, metric, value)}</span>{" "}
      <span className={`ml-1 inline-block border-b-2 text-sm ${VERDICT_CLASSES[verdict]}`}>
        {speed.verdicts[verdict]}
      </span>
    </>
  );
}

/** Seconds where a second is a measure for it, else milliseconds; the layout shift has no unit. */
function inWords(speed: Words["deskReports"]["speed"], metric: Metric, value: number): string {
  if (metric === "CLS") return speed.number(value);
  if (METRICS[metric].good < MS_PER_SECOND && value < MS_PER_SECOND) return speed.ms(value);
  return speed.seconds(value / MS_PER_SECOND);
}
