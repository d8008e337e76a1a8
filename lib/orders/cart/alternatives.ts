import type { AlternativeDto, CartLineDto } from "@/lib/orders/cart/dto";
import { nearestTo, readAvailability } from "@/lib/stock/availability";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { optionKey, type ProductOption } from "@/lib/stock/options";

/** One text for each stock that is counted: that of an option, or that of the whole product. */
export function stockKey(productId: string, product: ProductDto | null, option: ProductOption): string {
  return `${productId} ${product?.stockByOption ? optionKey(option) : ""}`;
}

interface ListAlternativesOptions {
  line: CartLineDto;
  product: ProductDto;
  /** Pieces that all lines of the cart ask for, by stockKey. */
  wanted: ReadonlyMap<string, number>;
}

/** The options that a line can be exchanged for, with what the rest of the cart leaves of each. */
export function listAlternatives({ line, product, wanted }: ListAlternativesOptions): AlternativeDto[] {
  // If all options share one stock, another option helps only a line whose own is no longer made.
  if (!product.stockByOption && line.state !== "option gone") return [];
  const { leftOf, options } = readAvailability(product);
  const own = stockKey(product._id, product, line);
  const there = options.flatMap((option) => {
    const key = stockKey(product._id, product, option);
    const others = (wanted.get(key) ?? 0) - (key === own ? line.quantity : 0);
    const stock = leftOf(option);
    const left = stock === null ? null : stock - others;
    return left === null || left > 0 ? [{ ...option, left }] : [];
  });
  return nearestTo(there, line);
}
