import type { BulkSet } from "@/lib/catalogue/bulk/schema";
import { toLatinDigits } from "@/lib/platform/text/digits";

type PriceChange = Pick<BulkSet, "price" | "roundTo">;

/** The price after the change, in whole BDT; half a taka, or half a step, goes up. */
export function newPrice(price: number, { price: change, roundTo }: PriceChange): number {
  if (!change) return price;
  const step = roundTo ?? 1;
  const exact = "percent" in change ? (price * (100 + change.percent)) / 100 : price + change.amount;
  return Math.floor(exact / step + 0.5) * step;
}

const signed = (value: number) => `${value > 0 ? "+" : "−"}${Math.abs(value).toLocaleString("en")}`;

/** What is changed, in words. */
export function describeBulk({ price, roundTo, isDraft, category, lowStock }: BulkSet): string {
  const told: string[] = [];
  if (price) {
    const by = "percent" in price ? `${signed(price.percent)} %` : `${signed(price.amount)} BDT`;
    told.push(`price ${by}${roundTo ? `, rounded to ${roundTo}` : ""}`);
  }
  if (isDraft !== undefined) told.push(isDraft ? "draft" : "published");
  if (category !== undefined) told.push(`category ${category}`);
  if (lowStock !== undefined)
    told.push(lowStock === 0 ? "the shop’s low-stock limit" : `low stock ${lowStock}`);
  return told.join("; ");
}

/** A change as people write it: `-15`, `+১০%`, `−50 BDT`; null for anything else. */
export function parseChange(text: string): number | null {
  const plain = toLatinDigits(text)
    .replaceAll(/[−–]/g, "-")
    .replaceAll(/[,\s%৳]|BDT/gi, "");
  return /^[+-]?\d{1,7}$/.test(plain) ? Number(plain) : null;
}
