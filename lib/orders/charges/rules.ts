import { itemsTotal } from "@/lib/orders/cart/rules";
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

/** All lines plus delivery. */
export function orderAmount(lines: readonly { price: number }[], location: DeliveryLocation | null): number {
  return orderTotal({ lines, charge: deliveryCharge(location, itemsTotal(lines)), discount: 0 });
}

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

/**
 * The charge of an order that is changed. While its place stays it keeps the charge that was agreed, unless more in it
 * makes the delivery free, or less in it ends that.
 */
export function chargeAfterChange(before: ChargedGoods & { charge: number }, after: ChargedGoods): number {
  const isSamePlace = after.location === before.location;
  if (isSamePlace && after.goods === before.goods) return before.charge;
  const today = deliveryCharge(isDeliveryLocation(after.location) ? after.location : null, after.goods);
  if (!isSamePlace || today === 0) return today;
  const isFreeNoMore = before.charge === 0 && after.goods < before.goods;
  return isFreeNoMore ? today : before.charge;
}
