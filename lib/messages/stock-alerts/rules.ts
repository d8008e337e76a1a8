import { findSpelling, type ProductOption } from "@/lib/stock/options";
import { DAY_MS, DAY_SECONDS, HOUR_MS } from "@/lib/platform/time/durations.mjs";

/** For how long somebody waits to be told. */
const ALERT_DAYS = 60;

/** The most of one contact, so that nobody can have somebody else flooded; one more ends the oldest. */
export const MAX_OPEN_ALERTS = 5;

/** The limit of one client address; carriers share theirs among many people. */
export const ALERT_RATE = { name: "stock-alerts", points: 60, windowSeconds: DAY_SECONDS } as const;

/** How long those who were told have the pieces to themselves. */
export const GROUP_MS = 4 * HOUR_MS;

const TOLD_PER_PIECE = 2;
const SMALLEST_GROUP = 3;

/** How many are told of so many free pieces at a time; null where nobody counts them. */
export function groupSize(free: number | null): number {
  return free === null ? Infinity : Math.max(SMALLEST_GROUP, free * TOLD_PER_PIECE);
}

interface Made {
  sizes: readonly string[];
  colors: readonly string[];
}

/** Whether a product still comes in what somebody waits for, in the form that is compared. */
export function isStillMade({ sizes, colors }: Made, { size, color }: ProductOption): boolean {
  const has = (entries: readonly string[], folded: string) =>
    folded === "" || entries.length === 0 || findSpelling(entries, folded) !== undefined;
  return has(sizes, size) && has(colors, color);
}

export const alertEnd = (now = Date.now()): Date => new Date(now + ALERT_DAYS * DAY_MS);
