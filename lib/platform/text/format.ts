import { SITE } from "@/lib/site";

const DHAKA_OFFSET_MINUTES = 6 * 60;
const MILLISECONDS_PER_MINUTE = 60_000;

const amountFormat = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });

/** Whole taka as `BDT 1,250`; less than none as `−BDT 1,250`. */
export function formatBdt(amount: number): string {
  return `${amount < 0 ? "−" : ""}${SITE.currency} ${amountFormat.format(Math.abs(amount))}`;
}

/** How many, as `1,250`. */
export function formatCount(count: number): string {
  return amountFormat.format(count);
}

/** How many pieces, as `1 piece` or `1,250 pieces`. */
export function formatPieces(count: number): string {
  return count === 1 ? "1 piece" : `${formatCount(count)} pieces`;
}

/** How much an order or a cart holds, as `2 lines, 3 pieces`. */
export function formatLines(lines: number, pieces: number): string {
  return `${lines} ${lines === 1 ? "line" : "lines"}, ${formatPieces(pieces)}`;
}

/** ISO 8601 with +06:00, so that the first ten characters are the date in Dhaka. */
export function toDhakaIso(date: Date): string {
  const shifted = new Date(date.getTime() + DHAKA_OFFSET_MINUTES * MILLISECONDS_PER_MINUTE);
  return shifted.toISOString().replace("Z", "+06:00");
}

/** The day in Dhaka, `YYYY-MM-DD`. */
export function toDhakaDay(date: Date): string {
  return formatOrderDate(toDhakaIso(date));
}

/** The first ten characters of an order time: the date in Dhaka, `YYYY-MM-DD`. */
export function formatOrderDate(orderTime: string): string {
  return orderTime.slice(0, 10);
}

/** The year in Dhaka. */
export function thisYear(): number {
  return Number(toDhakaIso(new Date()).slice(0, 4));
}
