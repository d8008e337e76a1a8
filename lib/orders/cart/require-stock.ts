import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { isSameOption, nameWithOption, type ProductOption } from "@/lib/stock/options";
import { stockOfOption } from "@/lib/stock/rules";
import type { UserDto } from "@/lib/accounts/users/dto";
import { CartLine } from "@/models/cart-line";

interface RequireStockOptions {
  user: UserDto;
  product: ProductDto;
  option: ProductOption;
  quantity: number;
  /** The line whose quantity is being changed; its present one does not count. */
  lineId?: string;
}

/**
 * Throws OUT_OF_STOCK where the shop has less than this beside what the other lines of the same cart ask for. Nothing
 * is held: only an order takes stock.
 */
export async function requireStock({
  user,
  product,
  option,
  quantity,
  lineId,
}: RequireStockOptions): Promise<void> {
  const stock = stockOfOption(product, option);
  if (stock === null) return;
  const lines = await CartLine.find({ userId: user._id, orderId: null, productId: product._id })
    .select("quantity size color")
    .lean();
  const isOfSameStock = (line: ProductOption) => !product.stockByOption || isSameOption(line, option);
  const others = lines.filter((line) => line._id.toString() !== lineId && isOfSameStock(line));
  const inCart = others.reduce((total, line) => total + line.quantity, 0);
  if (inCart + quantity <= stock) return;
  const message = describeShortage({ name: nameOf(product, option), stock, inCart });
  throw new AppError("OUT_OF_STOCK", { message, fields: { quantity: message } });
}

const nameOf = ({ name, stockByOption }: ProductDto, option: ProductOption): string =>
  stockByOption ? nameWithOption(name, option) : name;

function describeShortage({ name, stock, inCart }: { name: string; stock: number; inCart: number }): string {
  if (stock === 0) return `${name} is sold out.`;
  const left = `Only ${stock} left of ${name}`;
  return inCart === 0
    ? `${left}.`
    : `${left}, and ${Math.min(inCart, stock)} of them are already in your cart.`;
}
