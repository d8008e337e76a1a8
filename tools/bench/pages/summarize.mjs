// @ts-check
import { spreadOf } from "../measure/spread.mjs";

/**
 * What several visits measured, each number as its spread and each word as the first one had it.
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
