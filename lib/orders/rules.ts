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

// By another spelling a number would have limits and a history of its own.
/** With or without the country and its 0. */
const MOBILE = /^(?:(?:\+|00)?88)?0?(1[3-9]\d{8})$/;
/** Of Bangladesh, with the country. */
const NATIONAL = /^(?:\+|00)?880([1-9]\d{6,9})$/;
/** With + or 00 before the country; a number as long as that has its country, also without them. */
const FOREIGN = /^(?:(?:\+|00)([1-9]\d{5,14})|([1-9]\d{10,14}))$/;

/**
 * A Bangladeshi number from its 0 on, such as 01XXXXXXXXX; another one with its country, such as +19171234567; what is
 * neither but has 6 to 15 digits as it is; else null.
 */
export function parsePhone(input: string): string | null {
  const text = toLatinDigits(cleanLine(input)).replace(/[\s().-]/g, "");
  const [, national] = MOBILE.exec(text) ?? NATIONAL.exec(text) ?? [];
  if (national) return `0${national}`;
  const [, prefixed, long] = FOREIGN.exec(text) ?? [];
  if (prefixed ?? long) return `+${prefixed ?? long}`;
  return /^\+?\d{6,15}$/.test(text) ? text : null;
}

/** True for a number that the admin should look at before calling. */
export function isUnusualPhone(phone: string): boolean {
  return !MOBILE.test(phone);
}
