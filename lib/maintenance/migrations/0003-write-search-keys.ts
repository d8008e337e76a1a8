import "server-only";
import type { Migration } from "@/lib/maintenance/migrations/migration";
import { searchKeysOf } from "@/lib/orders/search/rules";
import { Order } from "@/models/order";

const PART = 500;

/** Gives orders that were placed before there were search keys the keys that they would get today. */
export const writeSearchKeys: Migration = {
  number: 3,
  name: "write-search-keys",
  isLong: true,
  async runPart(checkpoint) {
    const orders = await Order.find({
      searchKeys: { $exists: false },
      ...(checkpoint !== null && { _id: { $gt: checkpoint } }),
    })
      .select("name email phone address cartItems")
      .sort({ _id: 1 })
      .limit(PART)
      .lean();
    const last = orders.at(-1);
    if (!last) return null;
    await Order.bulkWrite(
      orders.map((order) => ({
        updateOne: {
          filter: { _id: order._id, searchKeys: { $exists: false } },
          update: { $set: { searchKeys: searchKeysOf(order) } },
          timestamps: false,
        },
      })),
    );
    return last._id.toString();
  },
};
