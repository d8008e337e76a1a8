import { type Dimension, MEASURES } from "@/lib/reports/numbers/constants";
import type { Numbers, NumbersRow } from "@/lib/reports/numbers/dto";

/** Rows of some dimensions, each key once in its dimension. */
export type NumbersTable = Map<Dimension, Map<string, NumbersRow>>;

interface Addition {
  dimension: Dimension;
  key: string;
  name?: string;
  numbers: Numbers;
}

/** Adds to a row, which is made when it is not there. A later name counts. */
export function addNumbers(table: NumbersTable, { dimension, key, name = "", numbers }: Addition): void {
  const rows = table.get(dimension) ?? new Map<string, NumbersRow>();
  table.set(dimension, rows);
  const row = rows.get(key) ?? { key, name, numbers: {} };
  rows.set(key, row);
  if (name) row.name = name;
  addTo(row.numbers, numbers);
}

function addTo(sums: Numbers, numbers: Numbers): void {
  for (const measure of MEASURES) {
    const sum = (sums[measure] ?? 0) + (numbers[measure] ?? 0);
    if (sum !== 0) sums[measure] = sum;
  }
}

/** In the order of their keys, and each with its measures in their order, so that the same rows are the same text. */
export function listRows(table: NumbersTable, dimension: Dimension): NumbersRow[] {
  const rows = [...(table.get(dimension)?.values() ?? [])];
  return rows.toSorted((one, other) => (one.key < other.key ? -1 : 1)).map(inOrder);
}

function inOrder({ key, name, numbers }: NumbersRow): NumbersRow {
  const ordered: Numbers = {};
  addTo(ordered, numbers);
  return { key, name, numbers: ordered };
}
