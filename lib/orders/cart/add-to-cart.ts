import "server-only";
import { Types } from "mongoose";
import { chooseOption } from "@/lib/orders/cart/choose-option";
import { findKeyedLine, markAdded, removeKey, storeKey } from "@/lib/orders/cart/idempotency-key";
import { MAX_CART_LINES } from "@/lib/orders/cart/rules";
import { requireStock } from "@/lib/orders/cart/require-stock";
import type { AddToCartInput } from "@/lib/orders/cart/schema";
import { isDuplicateKey } from "@/lib/platform/database/db";
import { AppError } from "@/lib/platform/http/errors";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { pictureOf } from "@/lib/catalogue/products/color-picture";
import { getProduct } from "@/lib/catalogue/products/queries";
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
  const known = request && (await findKeyedLine(request));
  if (known) return known;
  const choice = await requireChoice({ user, input });
  const lineId = request ? await storeKey(request) : new Types.ObjectId();
  const isNew = await insertLine({ ...choice, _id: lineId, userId: user._id, quantity: input.quantity });
  if (!isNew) return lineId.toString();
  // Another request with this key was first, and its line has been removed or ordered since.
  if (request && !(await markAdded(lineId))) await removeLine(lineId);
  // Others may have come in beside it.
  if ((await countLines(user)) > MAX_CART_LINES) {
    await removeLine(lineId);
    await removeKey(lineId);
    throw cartFull();
  }
  return lineId.toString();
}

/** What a line shows of the product as it was chosen. */
async function requireChoice({ user, input }: AddToCartOptions) {
  const product = await getProduct(input.productId);
  if (!product) throw new AppError("NOT_FOUND", { message: "This product is no longer in the shop." });
  if ((await countLines(user)) >= MAX_CART_LINES) throw cartFull();
  const option = chooseOption(product, input);
  await requireStock({ user, product, option, quantity: input.quantity });
  return { ...option, ...describeProduct(product), image1: pictureOf(product, option.color) };
}

function describeProduct({ _id, name, category, image1, price }: ProductDto) {
  return { productId: _id, productName: name, category, image1, unitPrice: price };
}

interface NewLine {
  _id: Types.ObjectId;
  userId: string;
  productId: string;
  quantity: number;
  size: string;
  color: string;
  productName: string;
  category: string;
  image1: string;
  unitPrice: number;
}

/** False where the line is there already. */
async function insertLine(line: NewLine): Promise<boolean> {
  try {
    await CartLine.create(line);
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
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
