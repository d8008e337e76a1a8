import { newPrice } from "@/lib/catalogue/bulk/rules";
import type { RoundingStep, SaleState } from "@/lib/catalogue/sales/constants";
import { shared } from "@/lib/words/en/shared";

export interface Reduction {
  /** How many per cent are taken off. */
  percent: number;
  roundTo: RoundingStep;
}

/** What a product of this price costs in a sale, in whole BDT; null where that would not be less, or nothing. */
export function salePrice(price: number, { percent, roundTo }: Reduction): number | null {
  const reduced = newPrice(price, { price: { percent: -percent }, ...(roundTo !== 1 && { roundTo }) });
  return reduced >= 1 && reduced < price ? reduced : null;
}

/** What a sale does when its time has come: a sale that never came to its start has only its end. */
export const nextState = ({ state, endsAt }: { state: SaleState; endsAt: Date }, now: Date) =>
  (state === "planned" || state === "starting") && endsAt > now ? "starting" : "ending";

interface Scope {
  productIds?: readonly unknown[] | null | undefined;
  categories?: readonly string[] | null | undefined;
}

/** Which products a sale is for, in words. */
export function productsInWords({ productIds, categories }: Scope): string {
  if (productIds) return shared.products(productIds.length);
  return categories ? categories.join(", ") : shared.allProducts;
}
