import "server-only";
import { Types } from "mongoose";
import { NEWCOMER_WINDOW_SECONDS } from "@/lib/orders/limits/order-limits";
import { Order } from "@/models/order";
import { engineHint } from "@/lib/platform/database/engine-hint";

const MILLISECONDS_PER_SECOND = 1_000;

/** Takes the digests of client addresses off the orders for whose limits they are no longer read. */
export async function forgetAddresses(now: number): Promise<void> {
  const from = Math.floor(now / MILLISECONDS_PER_SECOND) - NEWCOMER_WINDOW_SECONDS;
  await Order.updateMany(
    { "newcomer.address": { $type: "string" }, _id: { $lt: Types.ObjectId.createFromTime(from) } },
    { $unset: { "newcomer.address": 1 } },
    { timestamps: false, hint: engineHint({ "newcomer.address": 1, _id: 1 }) },
  );
}
