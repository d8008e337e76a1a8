import { itemsTotal } from "@/lib/orders/cart/rules";
import { AppError } from "@/lib/platform/http/errors";
import { orderTotal } from "@/lib/orders/rules";

interface TotalOfOptions {
  lines: readonly { price: number }[];
  /** Whole BDT, like the discount. */
  charge: number;
  discount: number;
  /** What the keeper saw. */
  seen: number | undefined;
}

/** Whole BDT that an order comes to. Throws INVALID_FIELDS and PRICE_CHANGED. */
export function totalOf({ lines, charge, discount, seen }: TotalOfOptions): number {
  const items = itemsTotal(lines);
  if (discount > items) {
    const message = "The discount cannot be more than the items cost.";
    throw new AppError("INVALID_FIELDS", { message, fields: { "discount.amount": message } });
  }
  const amount = orderTotal({ lines, charge, discount });
  if (seen === undefined || seen === amount) return amount;
  throw new AppError("PRICE_CHANGED", {
    message: "Prices have changed since you opened this order.",
    details: { items, deliveryCharge: charge, amount },
  });
}
