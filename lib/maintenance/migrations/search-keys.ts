import "server-only";
import type { Migration } from "@/lib/maintenance/migrations/migration";
import { ORDER_STATUSES } from "@/lib/orders/lifecycle";
import { searchKeysOf } from "@/lib/orders/search/rules";
import { Order } from "@/models/order";

const PART = 500;

/** Gives orders that were placed before there were search keys the keys that they would get today. */
export const writeSearchKeys: Migration = {
  number: 3,
  name: "write-search-keys",
  isLong: true,
  runPart: (checkpoint) => writeKeys({ searchKeys: { $exists: false } }, checkpoint),
};

/** Orders are now also found by address, product and option: those that are placed get the keys of today. */
export const widenSearchKeys: Migration = {
  number: 5,
  name: "widen-search-keys",
  isLong: true,
  runPart: (checkpoint) => writeKeys({ status: { $in: ORDER_STATUSES } }, checkpoint),
};

async function writeKeys(filter: object, checkpoint: string | null): Promise<string | null> {
  const orders = await Order.find({ ...filter, ...(checkpoint !== null && { _id: { $gt: checkpoint } }) })
    .select("name email phone address district thana cartItems coupon.code updatedAt")
    .sort({ _id: 1 })
    .limit(PART)
    .lean();
  const last = orders.at(-1);
  if (!last) return null;
  await Order.bulkWrite(
    orders.map((order) => ({
      updateOne: {
        // A process that has changed the order meanwhile has written its keys.
        filter: { _id: order._id, updatedAt: order.updatedAt ?? null },
        update: { $set: { searchKeys: searchKeysOf({ ...order, coupon: order.coupon?.code }) } },
        timestamps: false,
      },
    })),
  );
  return last._id.toString();
}
