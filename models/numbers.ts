import "@/models/settings";
import { model, Schema } from "mongoose";
import { DIMENSIONS } from "@/lib/reports/numbers/constants";

/** Sums over the orders of a day or of a whole month, by one dimension. Counted from the orders; nothing else needs it. */
const numbersPartSchema = new Schema({
  /** `product:2026-11-22`. */
  _id: { type: String, required: true },
  /** A day in Dhaka, YYYY-MM-DD, or a month, YYYY-MM. */
  period: { type: String, required: true },
  dimension: { type: String, enum: DIMENSIONS, required: true },
  /** When the orders were read. */
  countedAt: { type: Date, required: true },
  rows: {
    type: [
      new Schema(
        {
          key: { type: String, required: true },
          name: { type: String, default: "" },
          /** By measure; what is zero is missing. */
          numbers: { type: Schema.Types.Mixed, required: true },
        },
        { _id: false, minimize: false },
      ),
    ],
    required: true,
  },
});
numbersPartSchema.index({ period: 1 });

export const NumbersPart = model("NumbersPart", numbersPartSchema, "numbersParts");

/** A day or month whose orders have changed since it was counted. */
const staleNumbersSchema = new Schema({
  /** YYYY-MM-DD or YYYY-MM. */
  _id: { type: String, required: true },
  since: { type: Date, required: true },
});

export const StaleNumbers = model("StaleNumbers", staleNumbersSchema, "staleNumbers");
