import { itemsTotal } from "@/lib/orders/cart/rules";
import { AppError } from "@/lib/platform/http/errors";
import type { ChargeTerms } from "@/lib/orders/charges/rules";
import { orderTotal } from "@/lib/orders/rules";

interface TotalOfOptions {
  lines: readonly { price: number }[];
  /** Whole BDT, like the charge. */
  discount: number;
  /** The charge for items that cost so much, the discount taken off. */
  chargeOf: (goods: number) => number;
  /** The charge of today that it follows from, for who has to learn of it. */
  terms: ChargeTerms;
  /** What the keeper saw. */
  seen: number | undefined;
}

/** Throws INVALID_FIELDS where more is taken off than the items cost. */
export function requireWithinItems(discount: number, lines: readonly { price: number }[]): void {
  if (discount <= itemsTotal(lines)) return;
  const message = "The discount cannot be more than the items cost.";
  throw new AppError("INVALID_FIELDS", { message, fields: { "discount.amount": message } });
}

interface Total {
  charge: number;
  amount: number;
}

/** What an order comes to, in whole BDT. Throws INVALID_FIELDS and PRICE_CHANGED. */
export function totalOf({ lines, discount, chargeOf, terms, seen }: TotalOfOptions): Total {
  const items = itemsTotal(lines);
  requireWithinItems(discount, lines);
  const charge = chargeOf(items - discount);
  const amount = orderTotal({ lines, charge, discount });
  requireSeenAmount(seen, { items, deliveryCharge: charge, amount, terms });
  return { charge, amount };
}

interface SeenDetails extends Record<string, unknown> {
  amount: number;
}

/** Throws PRICE_CHANGED where the keeper saw another total. */
export function requireSeenAmount(seen: number | undefined, details: SeenDetails): void {
  if (seen === undefined || seen === details.amount) return;
  throw new AppError("PRICE_CHANGED", {
    message: "Prices have changed since you opened this order.",
    details,
  });
}
