import "@/models/settings";
import { model, Schema } from "mongoose";

/** What was searched and not found on one day: words and a number, and nothing of who searched. */
const missedSearchSchema = new Schema({
  /** The date in Dhaka, YYYY-MM-DD. */
  day: { type: String, required: true },
  text: { type: String, required: true },
  count: { type: Number, required: true, default: 0 },
  expiresAt: { type: Date, required: true },
});

missedSearchSchema.index({ day: 1, text: 1 }, { unique: true });
missedSearchSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const MissedSearch = model("MissedSearch", missedSearchSchema, "missedSearches");
