import { piecesOnShelf } from "@/lib/stock/rules";
import { findRow, type ProductOption } from "@/lib/stock/options";
import type { ShelfRow } from "@/lib/catalogue/products/shelf-api";
import type { Words } from "@/lib/words/words";

interface Counts {
  stock: number;
  waiting: number;
  toSend: number;
  wanted?: number;
}

type ShelfWords = Words["deskProducts"]["shelf"];

/** What can be ordered, what waits and what is still to be handed over: together it lies on the shelf; and who wants it back. */
export function describeShelf(words: ShelfWords, { stock, waiting, toSend, wanted = 0 }: Counts): string {
  const onShelf = piecesOnShelf({ stock, waiting, toSend });
  return words.described({ free: stock, waiting, toSend, onShelf, wanted });
}

/** The shelf of one option; null while it is not known, or where it is not counted. */
export function describeOption(
  words: ShelfWords,
  shelf: readonly ShelfRow[],
  option: ProductOption,
): string | null {
  const row = shelf.find((known) => findRow([known], option));
  return row ? describeShelf(words, row) : null;
}

/** All of these together. */
export function describeAll(words: ShelfWords, rows: readonly Counts[]): string {
  const sum = (of: (row: Counts) => number) => rows.reduce((total, row) => total + of(row), 0);
  return describeShelf(words, {
    stock: sum(({ stock }) => stock),
    waiting: sum(({ waiting }) => waiting),
    toSend: sum(({ toSend }) => toSend),
    wanted: sum(({ wanted = 0 }) => wanted),
  });
}
