import "server-only";
import { requireStock } from "@/lib/cart/require-stock";
import { AppError } from "@/lib/http/errors";
import { getProduct } from "@/lib/products/queries";
import type { UserDto } from "@/lib/users/dto";
import { CartLine } from "@/models/cart-line";

interface ChangeQuantityOptions {
  user: UserDto;
  lineId: string;
  /** Pieces. */
  quantity: number;
}

/**
 * Changes how many pieces a line of the caller's own cart asks for. Throws NOT_FOUND for anybody else's line and for
 * one that is being ordered, and OUT_OF_STOCK.
 */
export async function changeQuantity({ user, lineId, quantity }: ChangeQuantityOptions): Promise<void> {
  const mine = { _id: lineId, userId: user._id, orderId: null };
  const line = await CartLine.findOne(mine).select("productId size color").lean();
  if (!line) throw new AppError("NOT_FOUND");
  const product = await getProduct(line.productId.toString());
  if (!product) throw new AppError("OUT_OF_STOCK", { message: "This product is no longer in the shop." });
  await requireStock({ user, product, option: line, quantity, lineId });
  const { matchedCount } = await CartLine.updateOne(mine, { quantity });
  if (matchedCount === 0) throw new AppError("NOT_FOUND");
}
