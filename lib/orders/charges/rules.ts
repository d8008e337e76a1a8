import { itemsTotal } from "@/lib/orders/cart/rules";
import {
  type CouponTerms,
  isFreeByCoupon,
  type PricedLine,
  takeOff,
  type TakeOffOptions,
} from "@/lib/orders/coupons/rules";
import { isDeliveryLocation, orderTotal } from "@/lib/orders/rules";
import { deliveryFacts } from "@/lib/shop-facts";
import type { DeliveryLocation } from "@/lib/site";

/** What the charge of a place follows from, as the owner has it set at this moment. All sums are whole BDT. */
export interface ChargeTerms {
  charge: number;
  /** The sum of items, the discount taken off, from which delivery is free; null where it never is. */
  freeFrom: number | null;
}

/** The terms of a location; the higher charge until one is chosen. */
export function chargeTerms(location: DeliveryLocation | null): ChargeTerms {
  const { charges, highestCharge, freeFrom } = deliveryFacts();
  return { charge: location === null ? highestCharge : charges[location], freeFrom };
}

/** The charge for goods that cost so much, the discount taken off. */
export const chargeFor = ({ charge, freeFrom }: ChargeTerms, goods: number): number =>
  freeFrom !== null && goods >= freeFrom ? 0 : charge;

/** The charge of today for a location and goods that cost so much, the discount taken off. */
export const deliveryCharge = (location: DeliveryLocation | null, goods: number): number =>
  chargeFor(chargeTerms(location), goods);

interface PriceOptions extends TakeOffOptions {
  /** The charge for goods that cost so much, the discount taken off. */
  chargeOf: (goods: number) => number;
}

/** What lines come to: what is taken off them, the charge of what is left, and the amount. */
export function priceLines({ chargeOf, ...goods }: PriceOptions) {
  const { lines, coupon } = goods;
  const taken = takeOff(goods);
  const discount = taken.discount?.amount ?? 0;
  const charge = isFreeByCoupon(coupon, lines) ? 0 : chargeOf(itemsTotal(lines) - discount);
  return { ...taken, deliveryCharge: charge, amount: orderTotal({ lines, charge, discount }) };
}

/** All lines plus delivery, less what a code takes off. */
export const orderAmount = (
  lines: readonly PricedLine[],
  location: DeliveryLocation | null,
  coupon?: CouponTerms | null,
): number => priceLines({ lines, coupon, chargeOf: (goods) => deliveryCharge(location, goods) }).amount;

/** How much more has to be ordered until delivery is free: 0 where it is, null where it never will be. */
export function missingToFreeDelivery(goods: number): number | null {
  const { freeFrom } = deliveryFacts();
  return freeFrom === null ? null : Math.max(0, freeFrom - goods);
}

interface ChargedGoods {
  location: string;
  /** What its items cost, the discount taken off. */
  goods: number;
}

interface ChargedOrder {
  deliveryLocation: string;
  deliveryCharge: number;
  amount: number;
  coupon?: CouponTerms | null | undefined;
  cartItems: readonly PricedLine[];
}

/**
 * The charge of an order that is changed, where no code pays its delivery. While its place stays it keeps the charge that
 * was agreed, unless more in it makes the delivery free, or less in it ends that. Where a code has paid it until now, it is
 * that of today.
 */
export function chargeAfterChange(order: ChargedOrder, after: ChargedGoods): number {
  const agreed = order.deliveryCharge;
  const goods = order.amount - agreed;
  const isAgreed =
    after.location === order.deliveryLocation && !isFreeByCoupon(order.coupon, order.cartItems);
  if (isAgreed && after.goods === goods) return agreed;
  const today = deliveryCharge(isDeliveryLocation(after.location) ? after.location : null, after.goods);
  if (!isAgreed || today === 0) return today;
  const isFreeNoMore = agreed === 0 && after.goods < goods;
  return isFreeNoMore ? today : agreed;
}
