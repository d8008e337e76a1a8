import { formatCount } from "@/lib/format";
import { findRow, type ProductOption } from "@/lib/products/options";
import type { ShelfRow } from "@/lib/products/shelf-api";

/** What can be ordered and what waits: together it lies on the shelf. */
export function describeShelf({ stock, waiting }: { stock: number; waiting: number }): string {
  const [free, onShelf] = [formatCount(stock), formatCount(stock + waiting)];
  const inOrders = waiting === 1 ? "1 in a waiting order" : `${formatCount(waiting)} in waiting orders`;
  return `${free} free, ${inOrders}, ${onShelf} on the shelf`;
}

/** The shelf of one option; null while it is not known, or where it is not counted. */
export function describeOption(shelf: ShelfRow[] | undefined, option: ProductOption): string | null {
  const row = shelf?.find((known) => findRow([known], option));
  return row ? describeShelf(row) : null;
}

/** All of these together. */
export function describeAll(rows: { stock: number; waiting: number }[]): string {
  const sum = (of: (row: { stock: number; waiting: number }) => number) =>
    rows.reduce((total, row) => total + of(row), 0);
  return describeShelf({ stock: sum(({ stock }) => stock), waiting: sum(({ waiting }) => waiting) });
}
