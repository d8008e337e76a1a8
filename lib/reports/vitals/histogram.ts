import type { Metric } from "@/lib/reports/vitals/rules";

/** How many visits had a value in each bucket, by the bucket's number. */
export type Histogram = Record<string, number>;

// Each bucket reaches a tenth further than the one before: from 10 ms to over a minute, known to within 5 %.
const FIRST_BOUND = 10;
const GROWTH = 1.1;
export const LAST_BUCKET = 96;
/** A layout shift of 0.1 is kept as 1,000. */
const SHIFT_SCALE = 10_000;

const scaleOf = (metric: Metric): number => (metric === "CLS" ? SHIFT_SCALE : 1);

/** The bucket that a value falls into. */
export function bucketOf(metric: Metric, value: number): number {
  const scaled = value * scaleOf(metric);
  if (scaled <= FIRST_BOUND) return 0;
  return Math.min(Math.ceil(Math.log(scaled / FIRST_BOUND) / Math.log(GROWTH)), LAST_BUCKET);
}

/** The value that this share of the visits does not exceed; null without visits. */
export function percentile(metric: Metric, buckets: Histogram, share: number): number | null {
  const counts = Object.entries(buckets)
    .map(([bucket, count]) => ({ bucket: Number(bucket), count }))
    .sort((one, other) => one.bucket - other.bucket);
  const wanted = share * counts.reduce((sum, { count }) => sum + count, 0);
  let seen = 0;
  for (const { bucket, count } of counts) {
    seen += count;
    if (seen >= wanted) return middleOf(bucket) / scaleOf(metric);
  }
  return null;
}

function middleOf(bucket: number): number {
  return bucket === 0 ? 0 : FIRST_BOUND * GROWTH ** (bucket - 0.5);
}
