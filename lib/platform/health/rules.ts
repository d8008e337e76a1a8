import { formatCount } from "@/lib/platform/text/format";
import { toDhakaIso } from "@/lib/platform/time/dhaka";
import { formatDayAndClock } from "@/lib/platform/time/format-day";
import { CLOCKS_DIFFER_MS } from "@/lib/platform/time/clocks";
import { HOUR_MS, SECOND_MS } from "@/lib/platform/time/durations.mjs";

/** One a day, and two hours for one that runs late. */
const OVERDUE_AFTER_HOURS = 26;

export interface LastBackups {
  goodAt?: Date | null;
  failedAt?: Date | null;
  problem?: string | null;
  drilledAt?: Date | null;
}

/** A time in the future was written by a clock that has been put back since: nobody knows how old it is. */
const isAhead = (date: Date | null | undefined, now: Date): boolean =>
  Boolean(date && date.getTime() > now.getTime() + CLOCKS_DIFFER_MS);

const hoursSince = (date: Date, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - date.getTime()) / HOUR_MS));

/** Whole seconds since the last good backup began; null where there is none, or nobody knows how old it is. */
export function backupAgeSeconds(last: LastBackups | null, now: Date): number | null {
  const { goodAt } = last ?? {};
  if (!goodAt || isAhead(goodAt, now)) return null;
  return Math.max(0, Math.floor((now.getTime() - goodAt.getTime()) / SECOND_MS));
}

/** How long ago, in the unit that fits. */
function inWords(hours: number): string {
  if (hours === 0) return "less than an hour ago";
  if (hours < 48) return hours === 1 ? "an hour ago" : `${hours} hours ago`;
  return `${formatCount(Math.floor(hours / 24))} days ago`;
}

export interface BackupAge {
  words: string;
  /** True where somebody should look: the last one failed, or it is too old. */
  isTrouble: boolean;
}

const goodInWords = (goodAt: Date, now: Date): string =>
  isAhead(goodAt, now)
    ? "The last good backup has a time still to come: the clock was put back since."
    : `Last good backup ${inWords(hoursSince(goodAt, now))}.`;

/** Whether the last one failed. */
const hasFailedSince = (last: LastBackups | null, now: Date): boolean => {
  const { goodAt, failedAt } = last ?? {};
  return Boolean(failedAt && (!goodAt || isAhead(goodAt, now) || failedAt > goodAt));
};

/** The last good backup in a line; null for a shop that has never made one. */
export function describeBackup(last: LastBackups | null, now: Date): BackupAge | null {
  const { goodAt, failedAt, drilledAt } = last ?? {};
  if (!goodAt && !failedAt) return null;
  const drilled = drilledAt ? ` Last good restore drill ${inWords(hoursSince(drilledAt, now))}.` : "";
  const age = goodAt ? `${goodInWords(goodAt, now)}${drilled}` : "No good backup yet.";
  const hasFailed = hasFailedSince(last, now);
  const isOld = Boolean(goodAt && (isAhead(goodAt, now) || hoursSince(goodAt, now) >= OVERDUE_AFTER_HOURS));
  return {
    words: hasFailed ? `The last backup failed. ${age}` : age,
    isTrouble: hasFailed || isOld,
  };
}

/** What the shopkeeper is told of it; null where there is no trouble. */
export function backupTrouble(last: LastBackups | null, now: Date): string | null {
  const age = describeBackup(last, now);
  if (!last || !age?.isTrouble) return null;
  const { failedAt, goodAt, problem } = last;
  if (!failedAt || !hasFailedSince(last, now)) return `No new backup. ${age.words}`;
  const why = problem ? ` (${problem})` : "";
  const good = goodAt ? goodInWords(goodAt, now) : "There is no good backup yet.";
  return `The backup of ${formatDayAndClock(toDhakaIso(failedAt))} failed${why}. ${good}`;
}
