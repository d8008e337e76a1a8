import type { Device, VisitedPage } from "@/lib/reports/vitals/constants";
import type { Metric } from "@/lib/reports/vitals/rules";

/** How fast the visits of one kind of page were. */
export interface PageVitals {
  page: VisitedPage;
  device: Device;
  visits: number;
  /** What three of four visits did not exceed, in ms (CLS: the score); null where nobody's browser told. */
  values: Record<Metric, number | null>;
}
