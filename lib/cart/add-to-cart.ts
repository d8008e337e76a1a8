import "server-only";
import { MAX_CART_LINES } from "@/lib/cart/rules";
import { requireStock } from "@/lib/cart/require-stock";
import type { AddToCartInput } from "@/lib/cart/schema";
import { AppError } from "@/lib/http/errors";
import { getProduct } from "@/lib/products/queries";
import type { UserDto } from "@/lib/users/dto";
import { CartLine } from "@/models/cart-line";

interface AddToCartOptions {
  user: UserDto;
  input: AddToCartInput;
}

/**
 * Puts a product into the cart as a line of its own and returns the line's id. Throws NOT_FOUND, INVALID_FIELDS for
 * a size or colour that the product does not have or a cart that is full, and OUT_OF_STOCK.
 */
export async function addToCart({ user, input }: AddToCartOptions): Promise<string> {
  const product = await getProduct(input.productId);
  if (!product) throw new AppError("NOT_FOUND", { message: "This product is no longer in the shop." });
  if ((await countLines(user)) >= MAX_CART_LINES) throw cartFull();
  const size = requireOption({ field: "size", value: input.size, options: product.sizes });
  const color = requireOption({ field: "color", value: input.color, options: product.colors });
  await requireStock({ user, product, quantity: input.quantity });
  const line = await CartLine.create({
    userId: user._id,
    productId: product._id,
    quantity: input.quantity,
    size,
    color,
    productName: product.name,
    category: product.category,
    image1: product.image1,
    unitPrice: product.price,
  });
  // Others may have come in beside it.
  if ((await countLines(user)) > MAX_CART_LINES) {
    await CartLine.deleteOne({ _id: line._id, orderId: null });
    throw cartFull();
  }
  return line._id.toString();
}

function countLines(user: UserDto): Promise<number> {
  return CartLine.countDocuments({ userId: user._id, orderId: null });
}

function cartFull(): AppError {
  return new AppError("INVALID_FIELDS", { message: `A cart holds at most ${MAX_CART_LINES} lines.` });
}

interface RequireOptionOptions {
  field: "size" | "color";
  value: string;
  options: string[];
}

/** The chosen option in the product's own spelling; none chosen means the first. */
function requireOption({ field, value, options }: RequireOptionOptions): string {
  if (value === "") return options[0] ?? "";
  const match = options.find((option) => option.toLowerCase() === value.toLowerCase());
  if (match) return match;
  const message = `It isn't made in this ${field}. Please choose one of those shown.`;
  throw new AppError("INVALID_FIELDS", { message, fields: { [field]: message } });
}
