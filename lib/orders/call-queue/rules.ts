import { confirmationDueBy } from "@/lib/orders/all-orders/rules";
import type { CallOutcome } from "@/lib/orders/constants";
import { DAY_HOURS, inDayHours } from "@/lib/platform/time/day-hours";
import { atDhakaClock, clockOf, dayOf, toDhakaDay, toDhakaIso } from "@/lib/platform/time/dhaka";
import type { Words } from "@/lib/words/words";
import { DAY_MS, HOUR_MS } from "@/lib/platform/time/durations.mjs";

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

type QueueWords = Words["deskQueue"];

/** Such as "2 calls, last 11:40: no answer"; empty before the first. */
export function describeCalls(words: QueueWords, calls: readonly Call[], now: number): string {
  const last = calls.at(-1);
  if (!last) return "";
  return words.calls({
    count: calls.length,
    at: formatClock(words, last.at, now),
    outcome: last.outcome,
  });
}

/** Such as "Called by Nusrat Jahan, Sun 11:40: no answer"; a name is empty where its person has left the shop. */
export const callInWords = (
  words: QueueWords,
  { by, at, outcome }: Call & { by: string },
  now: number,
): string => words.calledBy({ by, at: formatClock(words, at, now), outcome });

/** A time in Dhaka, ISO with +06:00, as short as it is clear: `11:40` today, `Sun 11:40` near it, else `3 Nov 11:40`. */
export function formatClock({ times }: QueueWords, at: string, now: number): string {
  const clock = times.clock(clockOf(at));
  return dayOf(at) === toDhakaDay(now) ? clock : `${nameDay(times, at, now)} ${clock}`;
}

/** The day of a time in Dhaka, as short as it is clear: `Sun` near today, else `3 Nov`. */
function nameDay(times: QueueWords["times"], at: string, now: number): string {
  const isNear = Math.abs(Date.parse(at) - now) < 6 * DAY_MS;
  return (isNear ? times.weekday : times.dayAndMonth)(dayOf(at));
}

interface Promised {
  isOverdue: boolean;
  text: string;
}

/** Until when the customer has been promised an answer, and whether that is over. */
export function describePromise(words: QueueWords, orderTime: string, now: number): Promised {
  const due = confirmationDueBy(Date.parse(orderTime));
  const at = toDhakaIso(due);
  const isMidnight = clockOf(at) === "00:00";
  const time = isMidnight ? formatNight(words, due, now) : formatClock(words, at, now);
  if (due < now) return { isOverdue: true, text: words.due.overdue(time) };
  return { isOverdue: false, text: isMidnight ? words.due.byNight(time) : words.due.at(time) };
}

/** Midnight in words: nobody reads `Mon 00:00` as the end of Sunday. */
function formatNight({ times }: QueueWords, midnight: number, now: number): string {
  const at = toDhakaIso(midnight - 1);
  return dayOf(at) === toDhakaDay(now) ? times.tonight : times.night(nameDay(times, at, now));
}

const EVENING = "18:00";

interface LaterChoice {
  day: "hour" | "today" | "tomorrow";
  clock: string;
  at: string;
}

/** Times to call again that fit under a thumb: in an hour, or a morning or an evening of today or tomorrow, in Dhaka. */
export function listLaterChoices(now: number): LaterChoice[] {
  const inAnHour = toDhakaIso(now + HOUR_MS);
  const days = [
    { name: "today", day: toDhakaDay(now) },
    { name: "tomorrow", day: toDhakaDay(now + DAY_MS) },
  ] as const;
  const usual = days.flatMap(({ name, day }) =>
    [DAY_HOURS.from, EVENING].map((clock) => ({ day: name, clock, at: atDhakaClock(day, clock) })),
  );
  return [
    ...(inDayHours(now + HOUR_MS) === inAnHour
      ? [{ day: "hour" as const, clock: clockOf(inAnHour), at: inAnHour }]
      : []),
    ...usual.filter(({ at }) => at > inAnHour),
  ];
}

/** What a field for date and time holds, which knows no place, as a time in Dhaka. */
export const fromLocalInput = (text: string): string => atDhakaClock(dayOf(text), clockOf(text));
