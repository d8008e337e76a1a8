/** No loop of the bench goes on for longer, no shop is larger and no more of its pages are measured, whatever it is asked for. */
export const LIMITS = { seconds: 180, connections: 500, repeats: 1_000, documents: 1_000_000, pages: 3 };

/** Each figure once, of one page, on a shop whose categories have two pages: enough to see that the bench works, and too little to believe. */
const SHORT = { seconds: 1, connections: 5, repeats: 1, documents: 50, pages: 1 };

export function shorten(): void {
  Object.assign(LIMITS, SHORT);
}

/** So many orders, or products of a category, as a shop may have. */
export const atMost = (wanted: number): number => Math.min(wanted, LIMITS.documents);

/** A load as it may be: whole numbers, from one to what is allowed. */
export const bound = <Load extends { seconds: number; connections: number }>(load: Load): Load => ({
  ...load,
  seconds: between(load.seconds, LIMITS.seconds),
  connections: between(load.connections, LIMITS.connections),
});

interface Bounds {
  runs: number;
  maxSeconds?: number;
}

/** Does the work so often, one after the other, and stops sooner when the time is up; at least once. */
export async function repeat<Result>(
  { runs, maxSeconds = LIMITS.seconds }: Bounds,
  work: (run: number) => Promise<Result>,
): Promise<Result[]> {
  const deadline = Date.now() + 1_000 * Math.min(maxSeconds, LIMITS.seconds);
  const results: Result[] = [];
  do results.push(await work(results.length));
  while (results.length < between(runs, LIMITS.repeats) && Date.now() < deadline);
  return results;
}

function between(wanted: number, most: number): number {
  return Number.isFinite(wanted) ? Math.max(1, Math.min(Math.floor(wanted), most)) : 1;
}
