import "server-only";
import type { Migration } from "@/lib/maintenance/migrations/migration";
import { numberOrders } from "@/lib/orders/place/number-orders";

/** Orders that were placed before orders had numbers get one each, oldest first. */
export const numberOlderOrders: Migration = {
  number: 1,
  name: "number-orders",
  async runPart() {
    await numberOrders();
    return null;
  },
};
