import "server-only";
import { dayOf, toDhakaIso } from "@/lib/platform/time/dhaka";
import { bucketOf } from "@/lib/reports/vitals/histogram";
import { deviceOf, METRIC_NAMES, pageOf } from "@/lib/reports/vitals/rules";
import type { AddVitalsInput } from "@/lib/reports/vitals/schema";
import { VitalsDay } from "@/models/vitals-day";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";

const KEPT_DAYS = 90;

/** Counts one visit among those of its day, page and device; false for what is no page of ours. */
export async function addVitals({ path, width, values }: AddVitalsInput): Promise<boolean> {
  const page = pageOf(path);
  if (!page) return false;
  const now = new Date();
  const day = dayOf(toDhakaIso(now));
  const counts = METRIC_NAMES.flatMap((metric) => {
    const value = values[metric];
    return value === undefined ? [] : [[`counts.${metric}.${bucketOf(metric, value)}`, 1]];
  });
  await VitalsDay.updateOne(
    { day, page, device: deviceOf(width) },
    {
      $inc: { visits: 1, ...Object.fromEntries(counts) },
      $setOnInsert: { expiresAt: new Date(now.getTime() + KEPT_DAYS * DAY_MS) },
    },
    { upsert: true },
  );
  return true;
}
