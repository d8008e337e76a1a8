import { formatCount } from "@/lib/platform/text/format";
import { piecesOnShelf } from "@/lib/stock/rules";
import { findRow, type ProductOption } from "@/lib/stock/options";
import type { ShelfRow } from "@/lib/catalogue/products/shelf-api";

/** How many wait to be told that something is back. */
export const countPeople = (people: number): string =>
  people === 1 ? "1 person waits" : `${formatCount(people)} people wait`;

interface Counts {
  stock: number;
  waiting: number;
  toSend: number;
  wanted?: number;
}

/** What can be ordered, what waits and what is still to be handed over: together it lies on the shelf; and who wants it back. */
export function describeShelf({ stock, waiting, toSend, wanted = 0 }: Counts): string {
  const [free, onShelf] = [formatCount(stock), formatCount(piecesOnShelf({ stock, waiting, toSend }))];
  const sold = toSend > 0 ? `, ${formatCount(toSend)} sold and not handed over` : "";
  const inOrders = waiting === 1 ? "1 in a waiting order" : `${formatCount(waiting)} in waiting orders`;
  const told = wanted > 0 ? `; ${countPeople(wanted)} to be told that it is back` : "";
  return `${free} free, ${inOrders}${sold}, ${onShelf} on the shelf${told}`;
}

/** The shelf of one option; null while it is not known, or where it is not counted. */
export function describeOption(shelf: readonly ShelfRow[], option: ProductOption): string | null {
  const row = shelf.find((known) => findRow([known], option));
  return row ? describeShelf(row) : null;
}

/** All of these together. */
export function describeAll(rows: readonly Counts[]): string {
  const sum = (of: (row: Counts) => number) => rows.reduce((total, row) => total + of(row), 0);
  return describeShelf({
    stock: sum(({ stock }) => stock),
    waiting: sum(({ waiting }) => waiting),
    toSend: sum(({ toSend }) => toSend),
    wanted: sum(({ wanted = 0 }) => wanted),
  });
}
