import "server-only";
import type { Types } from "mongoose";
import type { CartLineDto } from "@/lib/cart/dto";
import { priceLines } from "@/lib/cart/queries";
import { AppError } from "@/lib/http/errors";
import { inProgress } from "@/lib/orders/in-progress";
import type { UserDto } from "@/lib/users/dto";
import { CartLine } from "@/models/cart-line";

interface ClaimCartOptions {
  user: UserDto;
  orderId: Types.ObjectId;
  /** The lines that the shopper saw, if his client said so. */
  seenIds: string[] | undefined;
}

/**
 * Makes all lines of the cart this order's with one conditional update, which is what stops two tabs from ordering
 * the same line, and returns them at today's prices. Throws CART_EMPTY, CART_CHANGED and IN_PROGRESS.
 */
export async function claimCart({ user, orderId, seenIds }: ClaimCartOptions): Promise<CartLineDto[]> {
  const inCart = { userId: user._id, orderId: null };
  const lines = await CartLine.find(inCart).sort({ _id: -1 }).lean();
  if (lines.length === 0) {
    const isBeingOrdered = await CartLine.exists({ userId: user._id });
    throw isBeingOrdered ? inProgress() : new AppError("CART_EMPTY");
  }
  const lineIds = lines.map((line) => line._id);
  if (seenIds && !isSameSet(seenIds, lineIds.map(String))) throw new AppError("CART_CHANGED");
  // With the quantity, because a claimed line can no longer be changed, but one that was just read can.
  const asRead = lines.map(({ _id, quantity }) => ({ _id, quantity }));
  const { modifiedCount } = await CartLine.updateMany({ ...inCart, $or: asRead }, { orderId });
  if (modifiedCount < lines.length) throw new AppError("CART_CHANGED");
  return await priceLines(lines, user.email);
}

function isSameSet(one: string[], other: string[]): boolean {
  const entries = new Set(one);
  return entries.size === other.length && other.every((entry) => entries.has(entry));
}
