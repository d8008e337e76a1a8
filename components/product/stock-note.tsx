import { useWords } from "#words";
import { LowStock } from "@/components/product/low-stock";
import { readStockNote, type StockNote as Note } from "@/lib/stock/availability";
import type { Choosable } from "@/lib/stock/availability";

/** Says that a product is wholly or mostly sold out, or how few pieces are left; otherwise nothing. */
export function StockNote({ product }: { product: Choosable | { stockNote: Note } }) {
  const { soldOut, fewSizes, left } = useWords("goods").stock;
  const note = "stockNote" in product ? product.stockNote : readStockNote(product);
  if (note === null) return null;
  if (note === "sold out") return <p className="care-label text-selvedge">{soldOut}</p>;
  return <LowStock>{note === "few sizes" ? fewSizes : left(note)}</LowStock>;
}
