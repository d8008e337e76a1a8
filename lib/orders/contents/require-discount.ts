import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import { formatBdt } from "@/lib/platform/text/format";
import { discountLimit } from "@/lib/settings/discount/rules";
import { readOrdersSettings } from "@/lib/settings/groups/queries";

interface Discounted {
  /** Whole BDT, like the price of the items. */
  discount: number;
  items: number;
}

interface RequireDiscountOptions extends Discounted {
  isAdmin: boolean;
  /** What they may take off anyway: it is shared by what comes back. */
  shared?: number;
  /** The order as it was: what an admin has granted it stays. */
  before?: Discounted;
}

/** Throws DISCOUNT_LIMIT where staff take off more than the owner lets them. */
export async function requireDiscount(options: RequireDiscountOptions): Promise<void> {
  const { isAdmin, discount, items, shared = 0, before } = options;
  if (isAdmin || discount <= shared) return;
  const { staffDiscountPercent: percent } = await readOrdersSettings();
  const most = Math.max(discountLimit(items, percent), shared, before ? grantedDiscount(before, percent) : 0);
  if (discount <= most) return;
  const message =
    most > 0
      ? `Staff can take off at most ${formatBdt(most)} here. An admin can take off more.`
      : "Only an admin can take something off here.";
  throw new AppError("DISCOUNT_LIMIT", {
    message,
    fields: { "discount.amount": message },
    details: { limit: most },
  });
}

/** What an admin has granted an order: a discount that staff could not have given. */
const grantedDiscount = ({ discount, items }: Discounted, percent: number): number =>
  discount > discountLimit(items, percent) ? discount : 0;
