import "@/models/settings";
import { model, Schema } from "mongoose";
import { INVALIDATIONS_KEPT_SECONDS } from "@/lib/platform/cache/constants";

/** An invalidation: what has become stale on pages, for every server of the shop to see: kept for some minutes. */
const cacheInvalidationSchema = new Schema({
  /** As in lib/platform/cache/cache-tags.ts. */
  tags: { type: [String], required: true },
  /** By the database's clock: those of the servers differ. */
  at: { type: Date, required: true },
  /** The server that knows it already. */
  knownTo: String,
});
cacheInvalidationSchema.index({ at: 1 }, { expireAfterSeconds: INVALIDATIONS_KEPT_SECONDS });

export const CacheInvalidation = model("CacheInvalidation", cacheInvalidationSchema, "changes");
