import type { ErrorFields } from "@/lib/platform/http/errors";
import { formatBdt } from "@/lib/platform/text/format";

/** Both in whole BDT. */
export interface Priced {
  price: number;
  /** What it cost before; 0 is none. */
  compareAtPrice?: number | null | undefined;
}

/** The old price where it is above the price, in whole BDT; else null. */
export function oldPriceOf({ price, compareAtPrice }: Priced): number | null {
  return compareAtPrice && compareAtPrice > price ? compareAtPrice : null;
}

/** By how many per cent the price is reduced, rounded down so that nobody is promised more; null of less than one. */
export function reductionOf(priced: Priced): number | null {
  const oldPrice = oldPriceOf(priced);
  if (oldPrice === null) return null;
  return Math.floor(((oldPrice - priced.price) * 100) / oldPrice) || null;
}

/** Why the two prices of a product cannot stand together after an edit, beside the field that was sent; null where they can. */
export function priceProblem(before: Priced | null, given: Partial<Priced>): ErrorFields | null {
  const price = given.price ?? before?.price ?? 0;
  const compareAtPrice = given.compareAtPrice ?? before?.compareAtPrice ?? 0;
  if (!compareAtPrice || compareAtPrice > price) return null;
  if (given.compareAtPrice) return { compareAtPrice: "Please enter an old price above the price." };
  if (given.price === undefined) return null;
  return {
    price: `The old price is ${formatBdt(compareAtPrice)}. Please enter a lower price, or change the old price too.`,
  };
}
