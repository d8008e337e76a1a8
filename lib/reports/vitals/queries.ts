import "server-only";
import { dayOf, toDhakaIso } from "@/lib/platform/time/dhaka";
import { type Histogram, percentile } from "@/lib/reports/vitals/histogram";
import type { PageVitals } from "@/lib/reports/vitals/dto";
import { DEVICES, VISITED_PAGES } from "@/lib/reports/vitals/constants";
import { type Metric, SHARE_OF_VISITS } from "@/lib/reports/vitals/rules";
import { VitalsDay } from "@/models/vitals-day";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";

export const SHOWN_DAYS = 28;

/** How fast the visits of the last four weeks were; pages without visits are left out. */
export async function listVitals(): Promise<PageVitals[]> {
  const since = dayOf(toDhakaIso(Date.now() - SHOWN_DAYS * DAY_MS));
  const days = await VitalsDay.find({ day: { $gt: since } }).lean();
  return DEVICES.flatMap((device) =>
    VISITED_PAGES.map((page) => {
      const own = days.filter((day) => day.page === page && day.device === device);
      const visits = own.reduce((sum, day) => sum + day.visits, 0);
      const valueOf = (metric: Metric) =>
        percentile(metric, mergeHistograms(own.map(({ counts }) => counts?.[metric])), SHARE_OF_VISITS);
      const values = {
        LCP: valueOf("LCP"),
        INP: valueOf("INP"),
        CLS: valueOf("CLS"),
        TTFB: valueOf("TTFB"),
      };
      return { page, device, visits, values };
    }).filter(({ visits }) => visits > 0),
  );
}

/** A lean read gives plain objects where the schema has maps. */
function mergeHistograms(all: unknown[]): Histogram {
  const sum: Histogram = {};
  for (const buckets of all) {
    for (const [bucket, count] of Object.entries(buckets ?? {}))
      sum[bucket] = (sum[bucket] ?? 0) + Number(count);
  }
  return sum;
}
