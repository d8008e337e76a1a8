import "server-only";
import { Types } from "mongoose";
import { chooseOption } from "@/lib/orders/cart/choose-option";
import { findKeyedLine, markAdded, removeKey, storeKey } from "@/lib/orders/cart/idempotency-key";
import { MAX_CART_LINES } from "@/lib/orders/cart/rules";
import { type ReadForAdding, readForAdding } from "@/lib/orders/cart/read-for-adding";
import { requireStock } from "@/lib/orders/cart/require-stock";
import type { AddToCartInput } from "@/lib/orders/cart/schema";
import { unlessDuplicate } from "@/lib/platform/database/db";
import { AppError } from "@/lib/platform/http/errors";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { lookOf } from "@/lib/catalogue/products/pictured-color";
import type { UserDto } from "@/lib/accounts/users/dto";
import { CartLine } from "@/models/cart-line";

interface AddToCartOptions {
  user: UserDto;
  input: AddToCartInput;
  /** Idempotency key: a repeat with the same one returns the first line, also when that is no longer in the cart. */
  key?: string | undefined;
}

/**
 * Puts a product into the cart as a line of its own and returns the line's id. Throws NOT_FOUND, INVALID_FIELDS for
 * a size or colour that the product does not have or a cart that is full, OUT_OF_STOCK, and KEY_REUSED.
 */
export async function addToCart({ user, input, key }: AddToCartOptions): Promise<string> {
  const request = key === undefined ? null : { user, input, key };
  const { known, ...seen } = await readForAdding({ user, input, key });
  const repeated = request && (await findKeyedLine(request, known));
  if (repeated) return repeated;
  const choice = requireChoice(input, seen);
  const lineId = request ? await storeKey(request) : new Types.ObjectId();
  const line = { ...choice, _id: lineId, userId: user._id, quantity: input.quantity };
  if (!(await unlessDuplicate(CartLine.create(line)))) return lineId.toString();
  // Others may have come in beside it.
  const [isFirst, count] = await Promise.all([!request || markAdded(lineId), countLines(user)]);
  // Another request with this key was first, and its line has been removed or ordered since.
  if (!isFirst) await removeLine(lineId);
  else if (count > MAX_CART_LINES) {
    await removeLine(lineId);
    await removeKey(lineId);
    throw cartFull();
  }
  return lineId.toString();
}

/** What a line shows of the product as it was chosen. */
function requireChoice(input: AddToCartInput, { product, lines }: Omit<ReadForAdding, "known">) {
  if (!product) throw new AppError("NOT_FOUND", { message: "This product is no longer in the shop." });
  if (lines.length >= MAX_CART_LINES) throw cartFull();
  const option = chooseOption(product, input);
  requireStock({ lines, product, option, quantity: input.quantity });
  return { ...option, ...describeProduct(product), ...lookOf(product, option.color) };
}

function describeProduct({ _id, name, category, price }: ProductDto) {
  return { productId: _id, productName: name, category, unitPrice: price };
}

async function removeLine(lineId: Types.ObjectId): Promise<void> {
  await CartLine.deleteOne({ _id: lineId, orderId: null });
}

function countLines(user: UserDto): Promise<number> {
  return CartLine.countDocuments({ userId: user._id, orderId: null });
}

function cartFull(): AppError {
  return new AppError("INVALID_FIELDS", { message: `A cart holds at most ${MAX_CART_LINES} lines.` });
}
