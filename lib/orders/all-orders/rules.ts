import { toLatinDigits } from "@/lib/platform/text/digits";
import { startOfDay, toDhakaDay } from "@/lib/platform/time/dhaka";
import { isCanceled } from "@/lib/orders/lifecycle/rules";
import { deliveryFacts, orderTerms } from "@/lib/shop-facts";
import { addWorkingDays, isWorkingDay } from "@/lib/settings/working-days";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@/lib/platform/time/durations.mjs";
import type { Words } from "@/lib/words/words";

/** The most earlier orders of a phone that are looked at: older ones say nothing more. */
export const MOST_EARLIER_ORDERS = 100;

/** How many of somebody's earlier orders there are, and how many of these were cancelled. */
export const countEarlier = (earlier: readonly { status: string }[]) => ({
  count: earlier.length,
  canceled: earlier.filter(({ status }) => isCanceled(status)).length,
});

/** The lines of an order that are shown before somebody asks for the others. */
export const LINES_SHOWN = 3;

const SHORTEST_USUAL_ADDRESS = 12;

/** True for an address that a courier can hardly find: very short, or one run of words without number or comma. */
export function isUnusualAddress(address: string): boolean {
  const text = toLatinDigits(address.trim());
  return text.length < SHORTEST_USUAL_ADDRESS || !/[\d,\n]/.test(text);
}

/** Opens a chat with a Bangladeshi mobile, stored as 01XXXXXXXXX. */
export const whatsAppLink = (mobile: string, text = ""): string =>
  `https://wa.me/88${mobile}${text && `?text=${encodeURIComponent(text)}`}`;

type QueueWords = Words["deskQueue"];

/** How long an order has waited, such as "waiting 2 h". Both are milliseconds. */
export function formatAge(words: QueueWords, since: number, now: number): string {
  const wait = formatWait(words, since, now);
  return wait === null ? words.justIn : words.waiting.before + wait + words.waiting.after;
}

/** The same without the word; null for less than a minute. */
export function formatWait({ waits }: QueueWords, since: number, now: number): string | null {
  const age = now - since;
  if (age < MINUTE_MS) return null;
  if (age < HOUR_MS) return waits.minutes(Math.floor(age / MINUTE_MS));
  if (age < DAY_MS) return waits.hours(Math.floor(age / HOUR_MS));
  return waits.days(Math.floor(age / DAY_MS));
}

/**
 * Until when the customer is promised an answer: as many working days after the order as the owner has set, in milliseconds. An order on a
 * weekend or a holiday waits from the first minute of the next working day.
 */
export function confirmationDueBy(orderTime: number): number {
  const date = toDhakaDay(orderTime);
  const midnight = startOfDay(date).getTime();
  const calendar = deliveryFacts();
  const isWorking = isWorkingDay(date, calendar);
  const counted = isWorking ? date : addWorkingDays(date, 1, calendar);
  const due = startOfDay(addWorkingDays(counted, orderTerms().confirmationDays.max, calendar)).getTime();
  return isWorking ? due + (orderTime - midnight) : due;
}
