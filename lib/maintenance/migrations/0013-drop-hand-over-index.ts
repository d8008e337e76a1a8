import "server-only";
import type { Migration } from "@/lib/maintenance/migrations/migration";
import { Order } from "@/models/order";

const OLD_INDEX = "handedOver";

/** The index of when parcels were handed over gave way to one that holds their cash too. */
export const dropHandOverIndex: Migration = {
  number: 13,
  name: "drop-hand-over-index",
  async runPart() {
    // In an empty database there is none yet.
    await Order.createCollection();
    const indexes = await Order.collection.indexes();
    if (indexes.some(({ name }) => name === OLD_INDEX)) await Order.collection.dropIndex(OLD_INDEX);
    return null;
  },
};
