import "@/models/settings";
import { model, Schema } from "mongoose";
import { DEVICES, VISITED_PAGES } from "@/lib/reports/vitals/constants";

const countsOfMetric = { type: Map, of: Number, default: undefined };

/** How fast the visits of one day were, by kind of page and device: numbers of visits, and nothing of a visitor. */
const vitalsDaySchema = new Schema({
  /** The date in Dhaka, YYYY-MM-DD. */
  day: { type: String, required: true },
  page: { type: String, enum: VISITED_PAGES, required: true },
  device: { type: String, enum: DEVICES, required: true },
  visits: { type: Number, required: true, default: 0 },
  /** How many visits had a value in each bucket of lib/reports/vitals/histogram.ts. */
  counts: { LCP: countsOfMetric, INP: countsOfMetric, CLS: countsOfMetric, TTFB: countsOfMetric },
  expiresAt: { type: Date, required: true },
});

vitalsDaySchema.index({ day: 1, page: 1, device: 1 }, { unique: true });
vitalsDaySchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const VitalsDay = model("VitalsDay", vitalsDaySchema, "vitalsDays");
