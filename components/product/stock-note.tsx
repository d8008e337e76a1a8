import { LowStock } from "@/components/product/low-stock";
import { type Choosable, hasFewSizes } from "@/lib/products/availability";
import { getLowStock, isSoldOut } from "@/lib/products/rules";

/** Says that a product is sold out or mostly so, or how few are left where all are one stock; nothing of one that is there. */
export function StockNote({ product }: { product: Choosable }) {
  if (isSoldOut(product)) return <p className="care-label text-selvedge">Sold out</p>;
  if (product.stockByOption) return hasFewSizes(product) ? <LowStock>Few sizes left</LowStock> : null;
  const left = getLowStock(product);
  return left === null ? null : <LowStock>Only {left} left</LowStock>;
}
