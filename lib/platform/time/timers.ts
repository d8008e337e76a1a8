/** The longest delay of a timer, some 24.8 days: with a longer one it runs at once, and again and again. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** A delay that a timer can have, in milliseconds. For a longer wait, look at the clock when it runs, and wait on. */
export const timerMs = (ms: number): number => Math.min(Math.max(0, ms), LONGEST_TIMER_MS);
