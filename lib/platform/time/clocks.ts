import { MINUTE_MS } from "@/lib/platform/time/durations.mjs";

/**
 * More than the clocks of servers and database differ. A time that lies further ahead than it can was written by a clock
 * that has been put back since.
 */
export const CLOCKS_DIFFER_MS = 5 * MINUTE_MS;

interface Come {
  /** The path of a date. */
  field: string;
  /** How far ahead it is ever set, in milliseconds. */
  furthestMs: number;
  now?: number;
}

/** For a filter: the time has come, or was set by a clock that has been put back since. */
export function hasCome({ field, furthestMs, now = Date.now() }: Come) {
  const ahead = new Date(now + furthestMs + CLOCKS_DIFFER_MS);
  // The type is what a partial index asks for, of each of the two.
  return {
    $or: [{ [field]: { $lte: new Date(now), $type: "date" } }, { [field]: { $gt: ahead, $type: "date" } }],
  };
}
