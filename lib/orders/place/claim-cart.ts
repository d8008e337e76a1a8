import "server-only";
import { Types } from "mongoose";
import { Batcher } from "@/lib/platform/database/batcher";
import type { CartLineDto, CartLineSource } from "@/lib/orders/cart/dto";
import { claimedBy } from "@/lib/orders/cart/claimed-lines";
import { toCartLines } from "@/lib/orders/cart/queries";
import { groupBy } from "@/lib/platform/group-by";
import { AppError } from "@/lib/platform/http/errors";
import { inProgress } from "@/lib/orders/in-progress";
import type { SeenLine } from "@/lib/orders/schema";
import { isSameOption, type ProductOption } from "@/lib/stock/options";
import { type Goods, readGoods } from "@/lib/orders/read-goods";
import { rawCollectionOf } from "@/lib/platform/database/raw-collection";
import { UNJOURNALED } from "@/lib/platform/database/unjournaled";
import type { UserDto } from "@/lib/accounts/users/dto";
import { WriteBatcher } from "@/lib/platform/database/write-batcher";
import { CartLine } from "@/models/cart-line";
import { isPublished } from "@/lib/catalogue/products/drafts";

type StoredLine = CartLineSource & { _id: Types.ObjectId };

const cartReads = new Batcher<string, StoredLine[]>({
  name: "carts that are ordered",
  work: async (userIds) => {
    const lines = await CartLine.find({ userId: { $in: userIds }, orderId: null })
      .sort({ _id: -1 })
      .lean();
    const byUser = groupBy(lines, ({ userId }) => userId.toString());
    return userIds.map((userId) => byUser.get(userId) ?? []);
  },
});

const claims = new WriteBatcher({
  name: "claims of carts",
  into: rawCollectionOf(CartLine),
  writeConcern: UNJOURNALED,
});

/** A cart as it was read: none of it is this order's yet. */
export interface SeenCart {
  stored: StoredLine[];
  /** The same at today's prices. */
  lines: CartLineDto[];
  goods: Goods;
}

export async function readCart(user: UserDto): Promise<SeenCart> {
  const stored = await cartReads.run(user._id);
  const goods = await readGoods(stored.map(({ productId }) => productId.toString()));
  return {
    stored,
    goods,
    lines: toCartLines({ lines: stored, email: user.email, products: goods.products.filter(isPublished) }),
  };
}

interface ClaimCartOptions {
  user: UserDto;
  orderId: Types.ObjectId;
  cart: SeenCart;
  /** The lines that the shopper saw, and in which options, as far as their client said so. */
  seen: SeenLine[] | undefined;
}

/**
 * Makes all lines of the cart this order's with one conditional update, which is what stops two tabs from ordering
 * the same line. Throws CART_EMPTY, CART_CHANGED and IN_PROGRESS.
 */
export async function claimCart({ user, orderId, cart, seen }: ClaimCartOptions): Promise<void> {
  const { stored } = cart;
  if (stored.length === 0) {
    const isBeingOrdered = await CartLine.exists({ userId: user._id });
    throw isBeingOrdered ? inProgress() : new AppError("CART_EMPTY");
  }
  if (!isCartAsSeen(cart, seen)) throw new AppError("CART_CHANGED");
  // The filter has choice and quantity: a claimed line can no longer change, but one that was just read can.
  const asRead = stored.map(({ _id, quantity, size, color }) => ({ _id, quantity, size, color }));
  const outcome = await claims.run({
    operation: {
      updateMany: {
        filter: { userId: new Types.ObjectId(user._id), orderId: null, $or: asRead },
        update: { $set: { orderId, updatedAt: new Date() } },
      },
    },
    documents: stored.length,
    isDone: async () =>
      (
        await CartLine.find(claimedBy([orderId]))
          .select("_id")
          .lean()
      ).length === stored.length,
  });
  if (outcome !== "done") throw new AppError("CART_CHANGED");
}

/** Whether the cart has something in it, and what the shopper saw. */
export function isCartAsSeen({ stored }: SeenCart, seen: SeenLine[] | undefined): boolean {
  return stored.length > 0 && (!seen || isAsSeen(stored, seen));
}

interface ReadLine extends ProductOption {
  _id: Types.ObjectId;
}

function isAsSeen(lines: readonly ReadLine[], seen: SeenLine[]): boolean {
  const byId = new Map(seen.map((line) => [line._id, line]));
  return byId.size === lines.length && lines.every((line) => isSeen(line, byId.get(line._id.toString())));
}

function isSeen({ size, color }: ReadLine, seen: SeenLine | undefined): boolean {
  return (
    seen !== undefined &&
    isSameOption({ size, color }, { size: seen.size ?? size, color: seen.color ?? color })
  );
}
