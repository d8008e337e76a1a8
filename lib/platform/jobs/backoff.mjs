// @ts-check

/**
 * How long to wait after so many failures in a row: twice as long each time, up to the longest.
 * @typedef {object} Backoff
 * @property {number} firstMs
 * @property {number} longestMs
 * @property {number} [jitter] by how much of itself a delay may grow, so that not all who wait come back at once
 */

/**
 * The delay before the next try, in milliseconds. It is at least as long as the other side has asked for.
 * @param {Backoff} backoff
 * @param {{ failures: number, atLeastMs?: number }} sofar failures from 1
 */
export function backoffMs({ firstMs, longestMs, jitter = 0 }, { failures, atLeastMs = 0 }) {
  const delayMs = Math.min(firstMs * 2 ** (failures - 1), longestMs);
  return Math.max(delayMs, atLeastMs) * (1 + Math.random() * jitter);
}
