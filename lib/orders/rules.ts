import { itemsTotal } from "@/lib/cart/rules";
import { DELIVERY_CHARGES, type DeliveryLocation } from "@/lib/site";
import { toLatinDigits } from "@/lib/digits";
import { cleanLine } from "@/lib/text";

/** What an admin can make of a pending order; final. */
export const DECIDED_STATUSES = ["Confirmed", "Canceled"] as const;

const HIGHEST_CHARGE = Math.max(...Object.values(DELIVERY_CHARGES));

export function isDeliveryLocation(text: string): text is DeliveryLocation {
  return Object.hasOwn(DELIVERY_CHARGES, text);
}

/** Whole BDT; the higher charge until a location is chosen. */
export function deliveryCharge(location: DeliveryLocation | null): number {
  return location === null ? HIGHEST_CHARGE : DELIVERY_CHARGES[location];
}

/** Whole BDT: all lines plus delivery. */
export function orderAmount(lines: readonly { price: number }[], location: DeliveryLocation | null): number {
  return itemsTotal(lines) + deliveryCharge(location);
}

/** With or without the country and its 0: by another spelling a number would have limits of its own. */
const MOBILE = /^(?:(?:\+|00)?88)?0?(1[3-9]\d{8})$/;

/** A Bangladeshi mobile number as 01XXXXXXXXX; any other with 6 to 15 digits as it is; else null. */
export function parsePhone(input: string): string | null {
  const text = toLatinDigits(cleanLine(input)).replace(/[\s().-]/g, "");
  const mobile = MOBILE.exec(text)?.[1];
  if (mobile) return `0${mobile}`;
  return /^\+?\d{6,15}$/.test(text) ? text : null;
}

/** True for a number that the admin should look at before calling. */
export function isUnusualPhone(phone: string): boolean {
  return !MOBILE.test(phone);
}
