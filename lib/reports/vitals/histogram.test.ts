import { expect, it } from "vitest";
import { bucketOf, LAST_BUCKET, percentile } from "@/lib/reports/vitals/histogram";

it.each([0, 11, 180, 199, 2_499, 4_001, 59_000])("knows %d ms to within 5 %", (value) => {
  const known = percentile("LCP", { [bucketOf("LCP", value)]: 1 }, 0.75) ?? NaN;
  expect(Math.abs(known - value)).toBeLessThanOrEqual(value * 0.05);
});

it.each([0, 0.002, 0.05, 0.1, 0.25, 1])("knows a layout shift of %d", (value) => {
  const known = percentile("CLS", { [bucketOf("CLS", value)]: 1 }, 0.75) ?? NaN;
  expect(Math.abs(known - value)).toBeLessThanOrEqual(value * 0.05);
});

it("keeps the largest values in the last bucket", () => {
  expect(bucketOf("LCP", 600_000)).toBe(LAST_BUCKET);
});

it("finds what three of four visits did not exceed, whatever order the buckets come in", () => {
  const buckets = { [bucketOf("LCP", 4_000)]: 25, [bucketOf("LCP", 1_000)]: 75 };
  expect(percentile("LCP", buckets, 0.75)).toBeLessThan(1_050);
  expect(percentile("LCP", { ...buckets, [bucketOf("LCP", 9_000)]: 1 }, 0.75)).toBeGreaterThan(3_800);
});

it("knows nothing without visits", () => {
  expect(percentile("INP", {}, 0.75)).toBeNull();
});
