import { type Counted, MAX_OPTION_STOCK } from "@/lib/products/options";
import { MAX_STOCK } from "@/lib/products/rules";

/** The most pieces that a count of this product can have. */
export function maxStock({ stockByOption }: Counted): number {
  return stockByOption ? MAX_OPTION_STOCK : MAX_STOCK;
}
