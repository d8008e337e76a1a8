import { CLOCKS_DIFFER_MS } from "@/lib/platform/time/clocks";
import { HOUR_MS } from "@/lib/platform/time/durations.mjs";

/** Further ahead nobody plans a message, nor its next try. */
const FURTHEST_MS = 2 * HOUR_MS;

interface Planned {
  /** When what it tells of happened. */
  at: Date;
  dueAt?: Date | null;
}

/** Whether it is to be sent now: its time has come, or was set by a clock that has been put back since. */
export function isDue({ at, dueAt }: Planned, now: number): boolean {
  if (!dueAt) return false;
  const isOfEarlierClock = at.getTime() > now + CLOCKS_DIFFER_MS && dueAt >= at;
  return dueAt.getTime() <= now || dueAt.getTime() > now + FURTHEST_MS || isOfEarlierClock;
}

/** The same for a filter, by the database's clock. */
export const DUE = {
  $expr: {
    $or: [
      { $lte: ["$dueAt", "$$NOW"] },
      { $gt: ["$dueAt", { $add: ["$$NOW", FURTHEST_MS] }] },
      { $and: [{ $gt: ["$at", { $add: ["$$NOW", CLOCKS_DIFFER_MS] }] }, { $gte: ["$dueAt", "$at"] }] },
    ],
  },
};
