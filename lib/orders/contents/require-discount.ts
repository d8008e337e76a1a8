import { AppError } from "@/lib/platform/http/errors";
import { formatBdt } from "@/lib/platform/text/format";
import { staffDiscountLimit } from "@/lib/settings/discount/rules";

interface RequireDiscountOptions {
  isAdmin: boolean;
  /** Whole BDT, like the price of the items. */
  discount: number;
  items: number;
  /** What they may take off anyway: an admin has granted it, or it is shared by what comes back. */
  granted?: number;
}

/** Throws DISCOUNT_LIMIT where staff take off more than the owner lets them. */
export function requireDiscount({ isAdmin, discount, items, granted = 0 }: RequireDiscountOptions): void {
  const most = Math.max(staffDiscountLimit(items), granted);
  if (isAdmin || discount <= most) return;
  const message = `Staff can take off at most ${formatBdt(most)} here. An admin can take off more.`;
  throw new AppError("DISCOUNT_LIMIT", {
    message,
    fields: { "discount.amount": message },
    details: { limit: most },
  });
}

/** What an admin has granted an order: a discount that staff could not have given. */
export function grantedDiscount(discount: number, items: number): number {
  return discount > staffDiscountLimit(items) ? discount : 0;
}
