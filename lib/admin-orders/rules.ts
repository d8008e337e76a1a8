import { toLatinDigits } from "@/lib/digits";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const DHAKA_OFFSET_MS = 6 * HOUR_MS;
const THURSDAY = 4;
const FRIDAY = 5;
const SATURDAY = 6;

/** Of one phone, before an order: what is older says nothing more. */
export const MOST_EARLIER_ORDERS = 100;

const SHORTEST_USUAL_ADDRESS = 12;

/** True for an address that a courier can hardly find: very short, or one run of words without number or comma. */
export function isUnusualAddress(address: string): boolean {
  const text = toLatinDigits(address.trim());
  return text.length < SHORTEST_USUAL_ADDRESS || !/[\d,\n]/.test(text);
}

/** Opens a chat with a Bangladeshi mobile, stored as 01XXXXXXXXX. */
export const whatsAppLink = (mobile: string): string => `https://wa.me/88${mobile}`;

/** How long an order has waited, such as "waiting 2 h". Both are milliseconds. */
export function formatAge(since: number, now: number): string {
  const age = now - since;
  if (age < MINUTE_MS) return "just in";
  if (age < HOUR_MS) return `waiting ${Math.floor(age / MINUTE_MS)} min`;
  if (age < DAY_MS) return `waiting ${Math.floor(age / HOUR_MS)} h`;
  const days = Math.floor(age / DAY_MS);
  return days === 1 ? "waiting 1 day" : `waiting ${days} days`;
}

/**
 * Until when the customer is promised an answer: one working day after the order, in milliseconds. In Bangladesh
 * Friday and Saturday are the weekend; what comes in then waits from Sunday's first minute.
 */
export function confirmationDueBy(orderTime: number): number {
  const local = new Date(orderTime + DHAKA_OFFSET_MS);
  const day = local.getUTCDay();
  if (day === THURSDAY) return orderTime + 3 * DAY_MS;
  if (day !== FRIDAY && day !== SATURDAY) return orderTime + DAY_MS;
  const midnight = orderTime - ((orderTime + DHAKA_OFFSET_MS) % DAY_MS);
  return midnight + (day === FRIDAY ? 3 : 2) * DAY_MS;
}
