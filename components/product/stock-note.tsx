import { LowStock } from "@/components/product/low-stock";
import { readStockNote, type StockNote as Note } from "@/lib/stock/availability";
import type { Choosable } from "@/lib/stock/availability";

/** Says that a product is wholly or mostly sold out, or how few pieces are left; otherwise nothing. */
export function StockNote({ product }: { product: Choosable | { stockNote: Note } }) {
  const note = "stockNote" in product ? product.stockNote : readStockNote(product);
  if (note === null) return null;
  if (note === "sold out") return <p className="care-label text-selvedge">Sold out</p>;
  return <LowStock>{note === "few sizes" ? "Few sizes left" : <>Only {note} left</>}</LowStock>;
}
