import { CURRENCY } from "@/lib/platform/text/currency";

const amountFormat = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });

/** Whole taka as `BDT 1,250`; less than none as `−BDT 1,250`. */
export function formatBdt(amount: number): string {
  return `${amount < 0 ? "−" : ""}${CURRENCY} ${amountFormat.format(Math.abs(amount))}`;
}

/** How many, as `1,250`. */
export function formatCount(count: number): string {
  return amountFormat.format(count);
}

/** How many pieces, as `1 piece` or `1,250 pieces`. */
export function formatPieces(count: number): string {
  return count === 1 ? "1 piece" : `${formatCount(count)} pieces`;
}

/** How many items a cart holds, and how many pieces they are, as `2 (3 pieces)`. */
export function formatItems(items: number, pieces: number): string {
  return `${formatCount(items)} (${formatPieces(pieces)})`;
}
