import { Types } from "mongoose";
import { CacheInvalidation } from "@/models/cache-invalidation";

interface Invalidation {
  tags: string[];
  /** The server whose own pages are stale already. */
  knownTo?: string;
}

/** Makes the pages of these tags stale on every other server of the shop, within about a second. */
export async function publishInvalidation({ tags, knownTo }: Invalidation): Promise<void> {
  await CacheInvalidation.updateOne(
    { _id: new Types.ObjectId() },
    { $set: { tags, ...(knownTo && { knownTo }) }, $currentDate: { at: true } },
    // An order need not wait for the disk for this: pages whose invalidation a crash loses become stale by time.
    { upsert: true, writeConcern: { w: 1, journal: false } },
  );
}
