const FIRST_MS = 15_000;
const LONGEST_MS = 60 * 60_000;

/** Over about ten hours. */
export const MAX_TRIES = 18;

/** How long to wait after so many tries: each time twice as long, up to an hour, and never the same as the others. */
export function backoffMs(tries: number, random = Math.random()): number {
  const full = Math.min(FIRST_MS * 2 ** (tries - 1), LONGEST_MS);
  return full / 2 + (full / 2) * random;
}
