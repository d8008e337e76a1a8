// @ts-check

/** @typedef {{ median: number, lowest: number, highest: number, runs: number }} Spread */

/**
 * Of an even number of values, the middle between the two in the middle.
 * @param {readonly number[]} values
 */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [below, above] = [sorted[Math.ceil(middle) - 1] ?? NaN, sorted[Math.floor(middle)] ?? NaN];
  return (below + above) / 2;
}

/**
 * @param {readonly number[]} values
 * @returns {Spread}
 */
export function spreadOf(values) {
  return {
    median: median(values),
    lowest: Math.min(...values),
    highest: Math.max(...values),
    runs: values.length,
  };
}
