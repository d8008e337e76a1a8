import "server-only";
import type { Migration } from "@/lib/maintenance/migrations/migration";
import { searchKeysOf } from "@/lib/orders/search/rules";
import { Order } from "@/models/order";
import { ORDER_STATUSES } from "@/lib/orders/lifecycle";

const PART = 500;

/** Orders are now also found by address, product and option: those that are placed get the keys of today. */
export const widenSearchKeys: Migration = {
  number: 5,
  name: "widen-search-keys",
  isLong: true,
  async runPart(checkpoint) {
    const orders = await Order.find({
      status: { $in: ORDER_STATUSES },
      ...(checkpoint !== null && { _id: { $gt: checkpoint } }),
    })
      .select("name email phone address cartItems updatedAt")
      .sort({ _id: 1 })
      .limit(PART)
      .lean();
    const last = orders.at(-1);
    if (!last) return null;
    await Order.bulkWrite(
      orders.map((order) => ({
        updateOne: {
          // Who has changed it meanwhile has written its keys.
          filter: { _id: order._id, updatedAt: order.updatedAt ?? null },
          update: { $set: { searchKeys: searchKeysOf(order) } },
          timestamps: false,
        },
      })),
    );
    return last._id.toString();
  },
};
