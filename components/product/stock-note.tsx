import { getLowStock, isSoldOut } from "@/lib/products/rules";

/** Says that a product is sold out, or how few are left; nothing of one that is there. */
export function StockNote({ product }: { product: { stock: string } }) {
  if (isSoldOut(product)) return <p className="care-label text-selvedge">Sold out</p>;
  const left = getLowStock(product);
  if (left === null) return null;
  return <p className="care-label rounded-cloth bg-marigold px-2 py-0.5 text-ink">Only {left} left</p>;
}
