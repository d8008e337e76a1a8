import { LowStock } from "@/components/product/low-stock";
import { readStockNote, type StockNote as Note } from "@/lib/stock/availability";
import type { Choosable } from "@/lib/stock/availability";

/** Says that a product is sold out or mostly so, or how few are left; nothing of one that is there. */
export function StockNote({ product }: { product: Choosable | { stockNote: Note } }) {
  const note = "stockNote" in product ? product.stockNote : readStockNote(product);
  if (note === null) return null;
  if (note === "sold out") return <p className="care-label text-selvedge">Sold out</p>;
  return <LowStock>{note === "few sizes" ? "Few sizes left" : <>Only {note} left</>}</LowStock>;
}
