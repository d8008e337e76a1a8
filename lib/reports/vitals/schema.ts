import { z } from "zod";
import { METRIC_NAMES } from "@/lib/reports/vitals/rules";

const LONGEST_PATH = 200;
const WIDEST_WINDOW_PX = 20_000;
/** Ten minutes; a slower page was left in a background tab. */
const HIGHEST_VALUE = 600_000;

/** What a browser measured of one visit: milliseconds, and for CLS the score. */
export const addVitalsSchema = z.object({
  path: z.string().max(LONGEST_PATH),
  width: z.int().min(1).max(WIDEST_WINDOW_PX),
  values: z.partialRecord(z.enum(METRIC_NAMES), z.number().min(0).max(HIGHEST_VALUE)),
});

export type AddVitalsInput = z.output<typeof addVitalsSchema>;
