// @ts-check

/** No loop of the bench goes on for longer, and no shop is larger, whatever it is asked for. */
export const LIMITS = { seconds: 180, connections: 500, repeats: 1_000, documents: 1_000_000 };

/** Each figure once, on a shop whose categories have two pages: enough to see that the bench works, and too little to believe. */
const SHORT = { seconds: 1, connections: 5, repeats: 1, documents: 50 };

export function shorten() {
  Object.assign(LIMITS, SHORT);
}

/**
 * So many orders, or products of a category, as a shop may have.
 * @param {number} wanted
 */
export const atMost = (wanted) => Math.min(wanted, LIMITS.documents);

/**
 * A load as it may be: whole numbers, from one to what is allowed.
 * @template {{ seconds: number, connections: number }} Load
 * @param {Load} load
 * @returns {Load}
 */
export function bound(load) {
  return {
    ...load,
    seconds: between(load.seconds, LIMITS.seconds),
    connections: between(load.connections, LIMITS.connections),
  };
}

/**
 * Does the work so often, one after the other, and stops sooner when the time is up; at least once.
 * @template Result
 * @param {{ runs: number, maxSeconds?: number }} bounds
 * @param {(run: number) => Promise<Result>} work
 */
export async function repeat({ runs, maxSeconds = LIMITS.seconds }, work) {
  const deadline = Date.now() + 1_000 * Math.min(maxSeconds, LIMITS.seconds);
  /** @type {Result[]} */
  const results = [];
  do results.push(await work(results.length));
  while (results.length < between(runs, LIMITS.repeats) && Date.now() < deadline);
  return results;
}

/**
 * @param {number} wanted
 * @param {number} most
 */
function between(wanted, most) {
  return Number.isFinite(wanted) ? Math.max(1, Math.min(Math.floor(wanted), most)) : 1;
}
