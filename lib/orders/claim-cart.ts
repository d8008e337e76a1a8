import "server-only";
import type { Types } from "mongoose";
import type { CartLineDto } from "@/lib/cart/dto";
import { priceLines } from "@/lib/cart/queries";
import { AppError } from "@/lib/http/errors";
import { inProgress } from "@/lib/orders/in-progress";
import type { SeenLine } from "@/lib/orders/schema";
import { isSameOption, type ProductOption } from "@/lib/products/options";
import type { UserDto } from "@/lib/users/dto";
import { CartLine } from "@/models/cart-line";

interface ClaimCartOptions {
  user: UserDto;
  orderId: Types.ObjectId;
  /** The lines that the shopper saw, and in which options, as far as his client said so. */
  seen: SeenLine[] | undefined;
}

/**
 * Makes all lines of the cart this order's with one conditional update, which is what stops two tabs from ordering
 * the same line, and returns them at today's prices. Throws CART_EMPTY, CART_CHANGED and IN_PROGRESS.
 */
export async function claimCart({ user, orderId, seen }: ClaimCartOptions): Promise<CartLineDto[]> {
  const inCart = { userId: user._id, orderId: null };
  const lines = await CartLine.find(inCart).sort({ _id: -1 }).lean();
  if (lines.length === 0) {
    const isBeingOrdered = await CartLine.exists({ userId: user._id });
    throw isBeingOrdered ? inProgress() : new AppError("CART_EMPTY");
  }
  if (seen && !isAsSeen(lines, seen)) throw new AppError("CART_CHANGED");
  // As they were read, because a claimed line can no longer be changed, but one that was just read can.
  const asRead = lines.map(({ _id, quantity, size, color }) => ({ _id, quantity, size, color }));
  const { modifiedCount } = await CartLine.updateMany({ ...inCart, $or: asRead }, { orderId });
  if (modifiedCount < lines.length) throw new AppError("CART_CHANGED");
  return await priceLines(lines, user.email);
}

interface ReadLine extends ProductOption {
  _id: Types.ObjectId;
}

function isAsSeen(lines: ReadLine[], seen: SeenLine[]): boolean {
  const byId = new Map(seen.map((line) => [line._id, line]));
  return byId.size === lines.length && lines.every((line) => isSeen(line, byId.get(line._id.toString())));
}

function isSeen({ size, color }: ReadLine, seen: SeenLine | undefined): boolean {
  return (
    seen !== undefined &&
    isSameOption({ size, color }, { size: seen.size ?? size, color: seen.color ?? color })
  );
}
