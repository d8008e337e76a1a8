import { formatDay } from "@/lib/platform/time/format-day";
import { formatBdt, formatCount, formatPieces } from "@/lib/platform/text/format";
import type { RowStatus, RunKind } from "@/lib/catalogue/imports/constants";
import { countChanges, type ImportDto } from "@/lib/catalogue/imports/dto";

/** The label for rows of each status. */
export const STATUS_WORDS: Readonly<Record<RowStatus, string>> = {
  error: "Errors",
  waiting: "Changes",
  same: "Unchanged",
  applied: "Applied",
  refused: "Not applied",
  undone: "Taken back",
  left: "Not taken back",
};

const KINDS: Readonly<Record<RunKind, string>> = {
  bulk: "A change of many products",
  products: "A file of products",
  stock: "A file of stock",
  stockIn: "Goods that came in",
};

/** What an import is; of a stock-in, what it brings. */
export function describeKind({ kind, stockIn }: ImportDto): string {
  if (!stockIn) return KINDS[kind];
  const { day, supplier, pieces, taka } = stockIn;
  return `${formatPieces(pieces)} for ${formatBdt(taka)} that came from ${supplier} on ${formatDay(day)}`;
}

const rows = (count: number): string => (count === 1 ? "1 row" : `${formatCount(count)} rows`);
const changes = (count: number): string => (count === 1 ? "1 change" : `${formatCount(count)} changes`);

/** The result of an import, in a sentence. */
export function describeImport({ state, counts }: ImportDto): string {
  const total = countChanges(counts);
  switch (state) {
    case "checked":
      return counts.error > 0
        ? `${changes(counts.waiting)}, ${rows(counts.error)} with errors.`
        : `${changes(counts.waiting)}, no errors.`;
    case "applying":
      return `${formatCount(total - counts.waiting)} of ${changes(total)} done.`;
    case "applied":
      return counts.refused > 0
        ? `${changes(counts.applied)} applied, ${formatCount(counts.refused)} not.`
        : `${changes(counts.applied)} applied.`;
    case "undoing":
      return `${formatCount(counts.undone + counts.left)} of ${changes(total - counts.refused)} taken back.`;
    case "undone":
      return counts.left > 0
        ? `${changes(counts.undone)} taken back, ${formatCount(counts.left)} not.`
        : `${changes(counts.undone)} taken back.`;
  }
}
