import "server-only";
import type { UserDto } from "@/lib/accounts/users/dto";
import { linePrice } from "@/lib/orders/cart/rules";
import { listCart } from "@/lib/orders/cart/queries";
import { type CheckedCoupon, toCouponTerms } from "@/lib/orders/coupons/dto";
import { couponUnknown, findCouponRefusal } from "@/lib/orders/coupons/find-refusal";
import { readCoupon } from "@/lib/orders/coupons/queries";
import { couponDiscount, isFreeByCoupon } from "@/lib/orders/coupons/rules";
import type { CheckCouponInput } from "@/lib/orders/coupons/schema";
import { requireUseLeft } from "@/lib/orders/coupons/take-use";
import { listProductsByIds } from "@/lib/catalogue/products/queries";

interface CheckCouponOptions {
  user: UserDto;
  input: CheckCouponInput;
}

/**
 * What a code would take off the caller's cart now, or off the lines that they send. Throws COUPON_UNKNOWN, COUPON_ENDED,
 * COUPON_NOT_FOR_THIS and COUPON_USED_UP.
 */
export async function checkCoupon({ user, input }: CheckCouponOptions): Promise<CheckedCoupon> {
  const [coupon, lines] = await Promise.all([readCoupon(input.code), readLines(user, input)]);
  const refusal = findCouponRefusal(coupon, lines, Date.now());
  if (refusal) throw refusal;
  if (!coupon) throw couponUnknown();
  await requireUseLeft({ coupon, customer: input.lines ? {} : { userId: user._id } });
  return {
    ...toCouponTerms(coupon),
    discount: couponDiscount(coupon, lines),
    freeDelivery: isFreeByCoupon(coupon, lines),
  };
}

/** At the prices of today. */
async function readLines(user: UserDto, { lines }: CheckCouponInput) {
  if (!lines) return (await listCart(user)).filter(({ state }) => state === "available");
  const products = await listProductsByIds([...new Set(lines.map(({ productId }) => productId))]);
  return lines.flatMap(({ productId, quantity }) => {
    const product = products.find(({ _id }) => _id === productId);
    return product ? [{ price: linePrice(product.price, quantity), category: product.category }] : [];
  });
}
