import "server-only";
import { dropIndex } from "@/lib/maintenance/migrations/drop-index";
import type { Migration } from "@/lib/maintenance/migrations/migration";
import { Order } from "@/models/order";

const OLD_INDEX = "handedOver";

/** The index of when parcels were handed over gave way to one that holds their cash too. */
export const dropHandOverIndex: Migration = {
  number: 13,
  name: "drop-hand-over-index",
  async runPart() {
    await dropIndex(Order, OLD_INDEX);
    return null;
  },
};
