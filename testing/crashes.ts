import { Types } from "mongoose";
import { listCart } from "@/lib/cart/queries";
import { claimCart } from "@/lib/orders/claim-cart";
import { startPlacing } from "@/lib/orders/start-placing";
import { parseStock } from "@/lib/products/rules";
import { listProductsByIds } from "@/lib/products/queries";
import { holdStock } from "@/lib/stock/hold-stock";
import { checkout, makeKey } from "@/testing/orders";
import type { UserDto } from "@/lib/users/dto";
import { Order } from "@/models/order";

interface CrashOptions {
  user: UserDto;
  key?: string;
  /** How far the checkout came. */
  after: "start" | "claim" | "first hold" | "all holds";
  isLeaseOver?: boolean;
}

/** Runs the first steps of a checkout and stops, as a crash would; returns the order's id. */
export async function crashWhilePlacing(options: CrashOptions): Promise<Types.ObjectId> {
  const { user, key = makeKey(), after, isLeaseOver = true } = options;
  const { orderId } = await startPlacing({ user, input: checkout(0), key });
  if (isLeaseOver) await endLease(orderId);
  if (after !== "start") await takeCart({ user, orderId, after });
  return orderId;
}

export async function endLease(orderId: Types.ObjectId): Promise<void> {
  await Order.updateOne({ _id: orderId }, { leaseUntil: new Date(Date.now() - 1) });
}

interface TakeCartOptions {
  user: UserDto;
  orderId: Types.ObjectId;
  after: CrashOptions["after"];
}

/** The steps of a checkout after its start. */
export async function takeCart({ user, orderId, after }: TakeCartOptions): Promise<void> {
  const lines = (await listCart(user)).toReversed();
  await claimCart({ user, orderId, seenIds: undefined });
  if (after === "claim") return;
  const held = after === "first hold" ? lines.slice(0, 1) : lines;
  const products = await listProductsByIds(held.map((line) => line.productId));
  const demands = held.map(({ productId, quantity }) => ({
    productId: new Types.ObjectId(productId),
    quantity,
    stock: parseStock(products.find((product) => product._id === productId)?.stock ?? ""),
  }));
  await holdStock({ orderId, demands });
}
