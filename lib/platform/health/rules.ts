import { formatCount } from "@/lib/platform/text/format";
import { toDhakaIso } from "@/lib/platform/time/dhaka";
import { formatDayAndClock } from "@/lib/platform/time/format-day";
import { CLOCKS_DIFFER_MS } from "@/lib/platform/time/clocks";
import { HOUR_MS, SECOND_MS } from "@/lib/platform/time/durations.mjs";

/** One a day, and two hours for one that runs late. */
const OVERDUE_AFTER_HOURS = 26;
/** From how many hours on an age is told in days. */
export const DAYS_FROM_HOURS = 48;

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

/** The whole hours since; `ahead` where the clock was put back since. */
export type BackupTime = number | "ahead";

/** The last good backup, and the last one of all. */
export interface BackupAge {
  /** Null where there is none. */
  good: BackupTime | null;
  /** The whole hours since the last good restore drill. */
  drilled: number | null;
  /** The last one failed. */
  hasFailed: boolean;
  /** True where somebody should look: the last one failed, or it is too old. */
  isTrouble: boolean;
}

const timeOf = (goodAt: Date, now: Date): BackupTime =>
  isAhead(goodAt, now) ? "ahead" : hoursSince(goodAt, now);

/** How long ago, in the unit that fits. */
function inWords(hours: number): string {
  if (hours === 0) return "less than an hour ago";
  if (hours < DAYS_FROM_HOURS) return hours === 1 ? "an hour ago" : `${hours} hours ago`;
  return `${formatCount(Math.floor(hours / 24))} days ago`;
}

const goodInWords = (good: BackupTime): string =>
  good === "ahead"
    ? "The last good backup has a time still to come: the clock was put back since."
    : `Last good backup ${inWords(good)}.`;

/** A line such as `Last good backup 5 hours ago.` */
export function backupInWords({ good, drilled, hasFailed }: BackupAge): string {
  const told = [
    hasFailed ? "The last backup failed." : "",
    good === null ? "No good backup yet." : goodInWords(good),
    good !== null && drilled !== null ? `Last good restore drill ${inWords(drilled)}.` : "",
  ];
  return told.filter(Boolean).join(" ");
}

/** Whether the last one failed. */
const hasFailedSince = (last: LastBackups | null, now: Date): boolean => {
  const { goodAt, failedAt } = last ?? {};
  return Boolean(failedAt && (!goodAt || isAhead(goodAt, now) || failedAt > goodAt));
};

/** How old the last good backup is; null for a shop that has never made one. */
export function readBackupAge(last: LastBackups | null, now: Date): BackupAge | null {
  const { goodAt, failedAt, drilledAt } = last ?? {};
  if (!goodAt && !failedAt) return null;
  const good = goodAt ? timeOf(goodAt, now) : null;
  const hasFailed = hasFailedSince(last, now);
  const isOld = good === "ahead" || (good !== null && good >= OVERDUE_AFTER_HOURS);
  return {
    good,
    drilled: drilledAt ? hoursSince(drilledAt, now) : null,
    hasFailed,
    isTrouble: hasFailed || isOld,
  };
}

/** What the shopkeeper is told of it; null where there is no trouble. */
export function backupTrouble(last: LastBackups | null, now: Date): string | null {
  const age = readBackupAge(last, now);
  if (!last || !age?.isTrouble) return null;
  const { failedAt, problem } = last;
  if (!failedAt || !age.hasFailed) return `No new backup. ${backupInWords(age)}`;
  const why = problem ? ` (${problem})` : "";
  const good = age.good === null ? "There is no good backup yet." : goodInWords(age.good);
  return `The backup of ${formatDayAndClock(toDhakaIso(failedAt))} failed${why}. ${good}`;
}
