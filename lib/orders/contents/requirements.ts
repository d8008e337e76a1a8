import { itemsTotal } from "@/lib/orders/cart/rules";
import { AppError } from "@/lib/platform/http/errors";

/** Throws INVALID_FIELDS where more is taken off than the items cost. */
export function requireWithinItems(discount: number, lines: readonly { price: number }[]): void {
  if (discount <= itemsTotal(lines)) return;
  const message = "The discount cannot be more than the items cost.";
  throw new AppError("INVALID_FIELDS", { message, fields: { "discount.amount": message } });
}

interface SeenDetails extends Record<string, unknown> {
  amount: number;
}

/** Throws PRICE_CHANGED where the desk saw another total. */
export function requireSeenAmount(seen: number | undefined, details: SeenDetails): void {
  if (seen === undefined || seen === details.amount) return;
  throw new AppError("PRICE_CHANGED", {
    message: "Prices have changed since you opened this order.",
    details,
  });
}
