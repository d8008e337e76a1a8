import { model, Schema } from "mongoose";
import { CHANGES_KEPT_SECONDS } from "@/lib/changes/constants";

/** What has become stale on pages, for every server of the shop to see: kept for some minutes. */
const changeSchema = new Schema({
  /** As in lib/cache-tags.ts. */
  tags: { type: [String], required: true },
  /** By the database's clock: those of the servers differ. */
  at: { type: Date, required: true },
  /** The server that knows it already. */
  knownTo: String,
});
changeSchema.index({ at: 1 }, { expireAfterSeconds: CHANGES_KEPT_SECONDS });

export const Change = model("Change", changeSchema, "changes", { overwriteModels: true });
