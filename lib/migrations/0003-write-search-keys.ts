import "server-only";
import { searchKeysOf } from "@/lib/order-search/rules";
import { Order } from "@/models/order";

const BATCH = 500;

/** Gives search keys to the orders that were placed before orders had them. Can be repeated, and at once. */
export async function writeSearchKeys(): Promise<void> {
  for (;;) {
    const orders = await Order.find({ searchKeys: { $exists: false } })
      .select("name email phone")
      .limit(BATCH)
      .lean();
    if (orders.length === 0) return;
    await Order.bulkWrite(
      orders.map((order) => ({
        updateOne: {
          filter: { _id: order._id },
          update: { $set: { searchKeys: searchKeysOf(order) } },
          timestamps: false,
        },
      })),
    );
  }
}
