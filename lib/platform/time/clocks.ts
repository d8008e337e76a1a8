import { MINUTE_MS } from "@/lib/platform/time/durations.mjs";

/**
 * More than the clocks of servers and database differ. A time that lies further ahead than it can was written by a clock
 * that has been put back since.
 */
export const CLOCKS_DIFFER_MS = 5 * MINUTE_MS;
