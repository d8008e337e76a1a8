// @ts-check

/**
 * The middle of some numbers, and how far apart the first and the last lie.
 * @param {number[]} values
 */
export function spreadOf(values) {
  const sorted = [...values].sort((left, right) => left - right);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? NaN;
  const lower = sorted[sorted.length % 2 === 0 ? half - 1 : half] ?? NaN;
  return { median: (lower + upper) / 2, least: sorted[0] ?? NaN, most: sorted.at(-1) ?? NaN };
}

/**
 * What several visits measured, each number as its spread and each word as the commonest.
 * @param {Record<string, number | string>[]} visits
 */
export function summarize(visits) {
  const names = [...new Set(visits.flatMap((visit) => Object.keys(visit)))];
  return Object.fromEntries(
    names.map((name) => {
      const values = visits.map((visit) => visit[name] ?? 0);
      const numbers = values.filter((value) => typeof value === "number");
      return [name, numbers.length === values.length ? spreadOf(numbers) : String(values[0])];
    }),
  );
}
