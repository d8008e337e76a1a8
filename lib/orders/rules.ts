import { itemsTotal } from "@/lib/orders/cart/rules";
import type { Contents } from "@/lib/orders/events/schema";
import { DELIVERY_LOCATIONS, type DeliveryLocation } from "@/lib/site";
import { type Area, areaName } from "@/lib/areas";
import { formatBdt } from "@/lib/platform/text/format";
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

/** Until when a confirmation that nobody has packed can be taken back, in milliseconds; -Infinity of any other order. */
export function reopenableUntil({ status, confirmedAt, parcel }: Decided): number {
  if (!isSold(status) || parcel || confirmedAt === undefined) return -Infinity;
  return Date.parse(confirmedAt) + REOPEN_WITHIN_MS;
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
