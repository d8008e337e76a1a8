import type { ReactNode } from "react";
import { type Choosable, hasFewSizes } from "@/lib/products/availability";
import { getLowStock, isSoldOut } from "@/lib/products/rules";

/** Says that a product is sold out or mostly so, or how few are left where all are one stock; nothing of one that is there. */
export function StockNote({ product }: { product: Choosable }) {
  if (isSoldOut(product)) return <p className="care-label text-selvedge">Sold out</p>;
  if (product.stockByOption) return hasFewSizes(product) ? <FewLeft>Few sizes left</FewLeft> : null;
  const left = getLowStock(product);
  return left === null ? null : <LowStock left={left} />;
}

export function LowStock({ left }: { left: number }) {
  return <FewLeft>Only {left} left</FewLeft>;
}

function FewLeft({ children }: { children: ReactNode }) {
  return <p className="care-label rounded-cloth bg-marigold px-2 py-0.5 text-ink">{children}</p>;
}
