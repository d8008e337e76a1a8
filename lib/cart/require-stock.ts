import "server-only";
import { AppError } from "@/lib/http/errors";
import type { ProductDto } from "@/lib/products/dto";
import { parseStock } from "@/lib/products/rules";
import type { UserDto } from "@/lib/users/dto";
import { CartLine } from "@/models/cart-line";

interface RequireStockOptions {
  user: UserDto;
  product: ProductDto;
  quantity: number;
  /** The line whose quantity is being changed; its present one does not count. */
  lineId?: string;
}

/**
 * Throws OUT_OF_STOCK where the shop has less than this beside what the other lines of the same cart ask for. Nothing
 * is held: only an order takes stock.
 */
export async function requireStock({ user, product, quantity, lineId }: RequireStockOptions): Promise<void> {
  const stock = parseStock(product.stock);
  if (stock === null) return;
  const lines = await CartLine.find({ userId: user._id, orderId: null, productId: product._id })
    .select("quantity")
    .lean();
  const others = lines.filter((line) => line._id.toString() !== lineId);
  const inCart = others.reduce((total, line) => total + line.quantity, 0);
  if (inCart + quantity <= stock) return;
  const message = describeShortage({ name: product.name, stock, inCart });
  throw new AppError("OUT_OF_STOCK", { message, fields: { quantity: message } });
}

function describeShortage({ name, stock, inCart }: { name: string; stock: number; inCart: number }): string {
  if (stock === 0) return `${name} is sold out.`;
  const left = `Only ${stock} left of ${name}`;
  return inCart === 0
    ? `${left}.`
    : `${left}, and ${Math.min(inCart, stock)} of them are already in your cart.`;
}
