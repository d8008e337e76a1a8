import type { ProductDto } from "@/lib/catalogue/products/dto";
import type { ShelfRow } from "@/lib/catalogue/products/shelf-api";
import { findRow, type ProductOption, type StockRow, sumStock } from "@/lib/stock/options";
import { parseStock } from "@/lib/stock/stock-text";

/** Pieces on the shelf that orders have: of an option, or of all of them. */
export function countInOrders(shelf: readonly ShelfRow[], option?: ProductOption): number {
  const rows = option ? shelf.filter((row) => findRow([row], option)) : shelf;
  return rows.reduce((sum, { waiting, toSend }) => sum + waiting + toSend, 0);
}

/** A product with its counts as they lie on the shelf: with what orders have. What is not counted stays. */
export function onShelf(product: ProductDto, shelf: readonly ShelfRow[]): ProductDto {
  const { stock, stockByOption } = product;
  if (stockByOption) {
    const rows = stockByOption.map((row) => ({ ...row, stock: row.stock + countInOrders(shelf, row) }));
    return { ...product, stockByOption: rows, stock: String(sumStock(rows)) };
  }
  const [pieces, inOrders] = [parseStock(stock), countInOrders(shelf)];
  return pieces === null || inOrders === 0 ? product : { ...product, stock: String(pieces + inOrders) };
}

/** Where less was counted than orders have. */
export interface Shortage {
  inOrders: number;
  /** Missing where the product is counted as one. */
  option?: ProductOption;
}

interface FreeRows {
  rows: StockRow[];
  shortage?: Shortage;
}

/** What of the counted rows can be ordered; `originOf` tells what an option was called before. */
export function freeRows(
  rows: readonly StockRow[],
  shelf: readonly ShelfRow[],
  originOf: (option: ProductOption) => ProductOption,
): FreeRows {
  const inOrdersOf = (row: StockRow) => countInOrders(shelf, originOf(row));
  const short = rows.find((row) => row.stock < inOrdersOf(row));
  return {
    rows: rows.map((row) => ({ ...row, stock: row.stock - inOrdersOf(row) })),
    ...(short && { shortage: { inOrders: inOrdersOf(short), option: short } }),
  };
}

/** The same of a product that is counted as one; a text that is no count stays. */
export function freeStock(stock: string, shelf: readonly ShelfRow[]): { stock: string; shortage?: Shortage } {
  const pieces = parseStock(stock);
  const inOrders = countInOrders(shelf);
  if (pieces === null || inOrders === 0) return { stock };
  if (pieces < inOrders) return { stock, shortage: { inOrders } };
  return { stock: String(pieces - inOrders) };
}
