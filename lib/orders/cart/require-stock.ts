import { AppError } from "@/lib/platform/http/errors";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { isSameOption, nameWithOption, type ProductOption } from "@/lib/stock/options";
import { stockOfOption } from "@/lib/stock/rules";

/** The option and quantity that a line asks for. */
export interface CartLineOfStock extends ProductOption {
  _id: { toString(): string };
  productId: { toString(): string };
  quantity: number;
}

interface RequireStockOptions {
  /** The lines of the cart; those of other products do not count. */
  lines: readonly CartLineOfStock[];
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
export function requireStock({ lines, product, option, quantity, lineId }: RequireStockOptions): void {
  const stock = stockOfOption(product, option);
  if (stock === null) return;
  const isOfSameStock = (line: CartLineOfStock) =>
    line.productId.toString() === product._id && (!product.stockByOption || isSameOption(line, option));
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
