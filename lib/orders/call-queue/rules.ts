import { confirmationDueBy } from "@/lib/orders/all-orders/rules";
import type { CallOutcome } from "@/lib/orders/constants";
import { DAY_HOURS, inDayHours } from "@/lib/platform/time/day-hours";
import { atDhakaClock, clockOf, dayOf, toDhakaDay, toDhakaIso } from "@/lib/platform/time/dhaka";
import { DAY_MS, HOUR_MS } from "@/lib/platform/time/durations.mjs";
import { formatDay } from "@/lib/platform/time/format-day";
import { deskLabels } from "@/lib/words/en/desk-labels";

export const OUTCOME_LABELS: Readonly<Record<CallOutcome, string>> = deskLabels.callOutcomes;

/** Nobody was spoken to. */
const FAILED: readonly CallOutcome[] = ["noAnswer", "switchedOff", "wrongNumber"];

/** After so many calls in which nobody was reached, the desk suggests to cancel. */
export const MOST_FAILED_CALLS = 3;

/** When to try again where nobody says otherwise; missing where another call alone changes nothing. */
const RETRY_AFTER_MS: Partial<Record<CallOutcome, number>> = {
  noAnswer: HOUR_MS,
  switchedOff: 2 * HOUR_MS,
};

/** That time in the day's hours: nobody is called at night. */
export function retryAt(outcome: CallOutcome, now: number): string | undefined {
  const after = RETRY_AFTER_MS[outcome];
  return after === undefined ? undefined : inDayHours(now + after);
}

interface Call {
  at: string;
  outcome: CallOutcome;
}

/** How many calls have failed since somebody was last reached. */
export function countFailed(calls: readonly Call[]): number {
  return calls.length - 1 - calls.findLastIndex(({ outcome }) => !FAILED.includes(outcome));
}

/** Such as "2 calls, last 11:40: no answer"; empty before the first. */
export function describeCalls(calls: readonly Call[], now: number): string {
  const last = calls.at(-1);
  if (!last) return "";
  const outcome = OUTCOME_LABELS[last.outcome].toLowerCase();
  return `${calls.length === 1 ? "1 call" : `${calls.length} calls`}, last ${formatClock(last.at, now)}: ${outcome}`;
}

/** Such as "Called by Nusrat Jahan, Sun 11:40: no answer"; a name is empty where its person has left the shop. */
export const callInWords = ({ by, at, outcome }: Call & { by: string }, now: number): string =>
  `Called by ${by || "somebody else"}, ${formatClock(at, now)}: ${OUTCOME_LABELS[outcome].toLowerCase()}`;

/** A time in Dhaka, ISO with +06:00, as short as it is clear: `11:40` today, `Sun 11:40` near it, else `3 Nov 11:40`. */
export function formatClock(at: string, now: number): string {
  const clock = clockOf(at);
  return dayOf(at) === toDhakaDay(now) ? clock : `${nameDay(at, now)} ${clock}`;
}

/** The day of a time in Dhaka, as short as it is clear: `Sun` near today, else `3 Nov`. */
function nameDay(at: string, now: number): string {
  const [weekday = "", ...dayAndMonth] = formatDay(dayOf(at)).split(" ");
  const isNear = Math.abs(Date.parse(at) - now) < 6 * DAY_MS;
  return isNear ? weekday : dayAndMonth.join(" ");
}

interface Promised {
  isOverdue: boolean;
  text: string;
}

/** Until when the customer has been promised an answer, and whether that is over. */
export function describePromise(orderTime: string, now: number): Promised {
  const due = confirmationDueBy(Date.parse(orderTime));
  const at = toDhakaIso(due);
  const isMidnight = clockOf(at) === "00:00";
  const time = isMidnight ? formatNight(due, now) : formatClock(at, now);
  if (due < now) return { isOverdue: true, text: `overdue since ${time}` };
  return { isOverdue: false, text: `${isMidnight ? "due by" : "due"} ${time}` };
}

/** Midnight in words: nobody reads `Mon 00:00` as the end of Sunday. */
function formatNight(midnight: number, now: number): string {
  const at = toDhakaIso(midnight - 1);
  return dayOf(at) === toDhakaDay(now) ? "tonight" : `${nameDay(at, now)} night`;
}

const EVENING = "18:00";

/** Times to call again that fit under a thumb: in an hour, or a morning or an evening of today or tomorrow, in Dhaka. */
export function listLaterChoices(now: number): { label: string; at: string }[] {
  const inAnHour = toDhakaIso(now + HOUR_MS);
  const days = [
    { name: "Today", day: toDhakaDay(now) },
    { name: "Tomorrow", day: toDhakaDay(now + DAY_MS) },
  ];
  const usual = days.flatMap(({ name, day }) =>
    [DAY_HOURS.from, EVENING].map((clock) => ({ label: `${name} ${clock}`, at: atDhakaClock(day, clock) })),
  );
  return [
    ...(inDayHours(now + HOUR_MS) === inAnHour ? [{ label: "In 1 hour", at: inAnHour }] : []),
    ...usual.filter(({ at }) => at > inAnHour),
  ];
}

/** What a field for date and time holds, which knows no place, as a time in Dhaka. */
export const fromLocalInput = (text: string): string => atDhakaClock(dayOf(text), clockOf(text));
