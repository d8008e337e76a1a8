import { itemsTotal } from "@/lib/orders/cart/rules";
import { isCouponFor, type CouponTerms } from "@/lib/orders/coupons/rules";
import { ERRORS } from "@/lib/platform/http/error-codes.mjs";
import { AppError } from "@/lib/platform/http/errors";
import { formatBdt } from "@/lib/platform/text/format";
import { sayList } from "@/lib/words/en/list";

interface DatedCoupon extends CouponTerms {
  startsAt?: Date | null | undefined;
  endsAt?: Date | null | undefined;
}

/** The message stands beside the field of the code too. */
const besideCode = (message: string) => ({ message, fields: { coupon: message } });

export const couponUnknown = (): AppError =>
  new AppError("COUPON_UNKNOWN", besideCode(ERRORS.COUPON_UNKNOWN.message));

export const couponUsedUp = (): AppError =>
  new AppError("COUPON_USED_UP", besideCode(ERRORS.COUPON_USED_UP.message));

/** With what the code asks for. */
const notForThis = (message: string, details: Record<string, unknown>): AppError =>
  new AppError("COUPON_NOT_FOR_THIS", { ...besideCode(message), details });

/** Why a code cannot be used for these lines at this time, in milliseconds; null where it can, as far as its terms say. */
export function findCouponRefusal(
  coupon: DatedCoupon | null,
  lines: readonly { price: number; category: string }[],
  now: number,
): AppError | null {
  if (!coupon) return couponUnknown();
  const { minItems, categories, startsAt, endsAt } = coupon;
  if (endsAt && endsAt.getTime() <= now)
    return new AppError("COUPON_ENDED", besideCode(ERRORS.COUPON_ENDED.message));
  if (startsAt && startsAt.getTime() > now)
    return notForThis("This code is not valid yet.", { isEarly: true });
  if (isCouponFor(coupon, lines)) return null;
  if (minItems && itemsTotal(lines) < minItems)
    return notForThis(`This code is for orders of ${formatBdt(minItems)} or more.`, { minItems });
  const onlyFor = categories ?? [];
  return notForThis(`This code is only for ${sayList(onlyFor)}.`, { onlyFor });
}
