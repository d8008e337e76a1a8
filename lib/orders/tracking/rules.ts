import type { ParcelState } from "@/lib/orders/lifecycle";
import { isCanceled, isEnded, isSold } from "@/lib/orders/lifecycle/rules";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";

/** 128 bits in digits and small letters: nothing in it that a text message would cut a link at. */
export const TOKEN_FORMAT = /^[0-9a-z]{25}$/;

/** For how long a link shows an order that has ended. */
export const TRACKING_DAYS_AFTER_END = 30;

interface Ending {
  status: string;
  orderTime: Date;
  updatedAt: Date;
  deletedAt?: Date | null;
  confirmedAt?: Date | null;
  parcel?: { state?: ParcelState | null; since?: Date | null } | null;
  events?: { at: Date; kind: string }[] | null;
}

/** When an order ended: delivered, returned, lost or cancelled. Null while it has not. */
export function endOf(order: Ending): Date | null {
  const { status, parcel, confirmedAt, orderTime, deletedAt, updatedAt } = order;
  if (isCanceled(status)) {
    const last = order.events?.findLast(({ kind }) => kind === "canceled" || kind === "calledOff");
    return last?.at ?? deletedAt ?? updatedAt;
  }
  if (!isSold(status)) return null;
  // Confirmed before orders had parcels, and long delivered.
  if (!parcel?.state) return confirmedAt ?? orderTime;
  return isEnded(parcel.state) ? (parcel.since ?? updatedAt) : null;
}

/** Whether the link of an order still shows it. */
export function isTrackable(order: Ending, now = Date.now()): boolean {
  const end = endOf(order);
  return end === null || now < end.getTime() + TRACKING_DAYS_AFTER_END * DAY_MS;
}
