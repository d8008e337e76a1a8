import { itemsTotal } from "@/lib/orders/cart/rules";
import {
  type CouponTerms,
  isFreeByCoupon,
  type PricedLine,
  takeOff,
  type TakeOffOptions,
} from "@/lib/orders/coupons/rules";
import { isDeliveryLocation, orderTotal } from "@/lib/orders/rules";
import { deliveryFacts, type Destination, zoneOf } from "@/lib/shop-facts";

/** What the charge of a place follows from, as the owner has it set at this moment. All sums are whole BDT. */
export interface ChargeTerms {
  charge: number;
  /** The sum of items, the discount taken off, from which delivery is free; null where it never is. */
  freeFrom: number | null;
}

/** The terms of a destination; the highest charge until its location is chosen. */
export function chargeTerms(to: Destination): ChargeTerms {
  const { charges, highestCharge, freeFrom } = deliveryFacts();
  const { deliveryLocation: location } = to;
  const charge = zoneOf(to)?.charge ?? (isDeliveryLocation(location) ? charges[location] : highestCharge);
  return { charge, freeFrom };
}

/** The charge for goods that cost so much, the discount taken off. */
export const chargeFor = ({ charge, freeFrom }: ChargeTerms, goods: number): number =>
  freeFrom !== null && goods >= freeFrom ? 0 : charge;

/** The charge of today for a destination and goods that cost so much, the discount taken off. */
export const deliveryCharge = (to: Destination, goods: number): number => chargeFor(chargeTerms(to), goods);

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
  to: Destination,
  coupon?: CouponTerms | null,
): number => priceLines({ lines, coupon, chargeOf: (goods) => deliveryCharge(to, goods) }).amount;

/** How much more has to be ordered until delivery is free: 0 where it is, null where it never will be. */
export function missingToFreeDelivery(goods: number): number | null {
  const { freeFrom } = deliveryFacts();
  return freeFrom === null ? null : Math.max(0, freeFrom - goods);
}

interface ChargedGoods {
  to: Destination;
  /** What its items cost, the discount taken off. */
  goods: number;
}

interface ChargedOrder extends Destination {
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
  const isAgreed = isChargedAlike(order, after.to) && !isFreeByCoupon(order.coupon, order.cartItems);
  if (isAgreed && after.goods === goods) return agreed;
  const today = deliveryCharge(after.to, after.goods);
  if (!isAgreed || today === 0) return today;
  const isFreeNoMore = agreed === 0 && after.goods < goods;
  return isFreeNoMore ? today : agreed;
}

/** Whether two destinations have one charge: they have one location, and lie in one zone or in none. */
const isChargedAlike = (one: Destination, other: Destination): boolean =>
  one.deliveryLocation === other.deliveryLocation && zoneOf(one)?.name === zoneOf(other)?.name;
