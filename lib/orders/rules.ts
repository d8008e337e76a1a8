import { itemsTotal } from "@/lib/orders/cart/rules";
import type { Contents } from "@/lib/orders/events/schema";
import { DELIVERY_LOCATIONS, type DeliveryLocation } from "@/lib/site";
import { type Area, areaName } from "@/lib/areas";
import { toLatinDigits } from "@/lib/platform/text/digits";
import { formatBdt } from "@/lib/platform/text/format";
import { cleanLine } from "@/lib/platform/text/text";
import { isSold } from "@/lib/orders/lifecycle/rules";
import { MINUTE_MS } from "@/lib/platform/time/durations.mjs";
import { nameWithOption } from "@/lib/stock/options";

/** How long a confirmation can be taken back. */
export const REOPEN_WITHIN_MS = 10 * MINUTE_MS;

/** How long a cancel can be taken back: its message leaves after that, see lib/messages/constants.ts. */
export const UNDO_CANCEL_WITHIN_MS = 45_000;

interface Decided {
  status: string;
  confirmedAt?: string | undefined;
  /** There once it is packed. */
  parcel?: object | undefined;
}

/** Whether a confirmation can be taken back: it is fresh, as far as the browser's clock can tell, and nobody has packed it. */
export function canBeReopened({ status, confirmedAt, parcel }: Decided, now: number): boolean {
  const isFresh = confirmedAt !== undefined && now - Date.parse(confirmedAt) < REOPEN_WITHIN_MS;
  return isSold(status) && !parcel && isFresh;
}

export function isDeliveryLocation(text: string): text is DeliveryLocation {
  return DELIVERY_LOCATIONS.some((location) => location === text);
}

interface Totalled {
  lines: readonly { price: number }[];
  /** Whole BDT, like the discount. */
  charge: number;
  discount: number;
}

/** Whole BDT that the courier collects for an order. */
export function orderTotal({ lines, charge, discount }: Totalled): number {
  return itemsTotal(lines) + charge - discount;
}

// A number in another spelling would have limits and a history of its own.
/** A Bangladeshi mobile, with or without the country and its 0. */
const MOBILE = /^(?:(?:\+|00)?88)?0?(1[3-9]\d{8})$/;
/** Any number of Bangladesh, with the country. */
const NATIONAL = /^(?:\+|00)?880([1-9]\d{6,9})$/;
/** A foreign number, with + or 00 before the country; one as long as that has its country also without them. */
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

interface Described extends Area {
  name: string;
  phone: string;
  address: string;
  deliveryLocation: string;
  riderNote?: string | null | undefined;
  amount: number;
  discount?: { amount: number; reason?: string | null | undefined } | null | undefined;
  cartItems: readonly { productName: string; size: string; color: string; quantity: number }[];
}

/** What an order is about, in values that a record keeps and compares. */
export function describeContents({ cartItems, discount, ...order }: Described): Contents {
  const { name, phone, address, deliveryLocation, riderNote, amount } = order;
  return {
    name,
    phone,
    address,
    deliveryLocation,
    area: areaName(order),
    riderNote: riderNote ?? "",
    items: cartItems.map(describeLine),
    discount: discount ? `${formatBdt(discount.amount)} (${discount.reason ?? ""})` : "",
    amount,
  };
}

/** Such as `2 × Slim Denim (32, Indigo)`. */
export const describeLine = (line: Described["cartItems"][number]): string =>
  `${line.quantity} × ${nameWithOption(line.productName, line)}`;
