import "server-only";
import type { Types } from "mongoose";
import { ORDER_STATUSES } from "@/lib/orders/lifecycle";
import { engineHint } from "@/lib/platform/database/engine-hint";
import { groupBy } from "@/lib/platform/group-by";
import { CartLine } from "@/models/cart-line";
import { Order } from "@/models/order";

/** A cart as it was last changed; its id is of that change, so that one message is of it. */
interface LeftCart {
  userId: Types.ObjectId;
  changedAt: Date;
  source: string;
}

/** The carts of these accounts that hold something, without those after whose last change an order was placed. */
export async function listLeftCarts(userIds: Types.ObjectId[]): Promise<LeftCart[]> {
  const lines = await CartLine.find({ userId: { $in: userIds }, orderId: null })
    .hint(engineHint({ userId: 1, orderId: 1, _id: -1 }))
    .select("userId updatedAt")
    .lean();
  const carts = [...groupBy(lines, ({ userId }) => userId.toString()).values()].flatMap(toCart);
  const orders = await Order.find({
    userId: { $in: carts.map(({ userId }) => userId) },
    status: { $in: ORDER_STATUSES },
  })
    .hint(engineHint({ userId: 1, deletedAt: 1, _id: -1 }))
    .select("userId createdAt")
    .lean();
  const isOrdered = ({ userId, changedAt }: LeftCart) =>
    orders.some((order) => order.userId?.equals(userId) && order.createdAt >= changedAt);
  return carts.filter((cart) => !isOrdered(cart));
}

function toCart(lines: { userId: Types.ObjectId; updatedAt: Date }[]): LeftCart[] {
  const [line] = lines;
  if (!line) return [];
  const { userId } = line;
  const changed = Math.max(...lines.map(({ updatedAt }) => updatedAt.getTime()));
  return [
    { userId, changedAt: new Date(changed), source: `cart-${userId.toString()}-${changed.toString(36)}` },
  ];
}
