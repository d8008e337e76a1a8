import "server-only";
import type { CsvCell } from "@/lib/platform/csv/write-csv";
import type { ExportBody } from "@/lib/reports/exports/schema";
import type { Table } from "@/lib/reports/exports/table";
import { invalidField } from "@/lib/platform/http/errors";
import { deskKit } from "@/lib/words/en/desk-kit";
import { type Dimension, DIMENSIONS, MEASURES } from "@/lib/reports/numbers/constants";
import type { Numbers } from "@/lib/reports/numbers/dto";
import { readDimension, readSeries } from "@/lib/reports/numbers/queries";
import { refreshNumbers } from "@/lib/reports/numbers/refresh-numbers";
import { readRange } from "@/lib/platform/time/day-range";
import { grossProfit, readOptionKey } from "@/lib/reports/numbers/rules";

const REFRESH_MS = 10_000;
const HEADER = ["By", "Key", "Name", "Size", "Color", ...MEASURES, "grossProfitTaka"];

/**
 * The numbers of these days in every dimension in which they are kept, and by day; without days, those of the last 30.
 * Throws INVALID_FIELDS for days that are no range.
 */
export function numbersTable({ from, to }: ExportBody): Table {
  const { range, problem } = readRange(from, to, Date.now());
  if (problem) throw invalidField("to", deskKit.range.problems[problem]);
  return { header: HEADER, rows: numbersRows(range) };
}

async function* numbersRows(range: { from: string; to: string }): AsyncGenerator<CsvCell[]> {
  await refreshNumbers({ withinMs: REFRESH_MS });
  for (const dimension of DIMENSIONS)
    for (const { key, name, numbers } of await readDimension(dimension, range))
      yield [dimension, ...whose(dimension, key, name), ...cellsOf(numbers)];
  for (const { key, name, numbers } of await readSeries(range, Infinity))
    if (numbers.orders) yield ["day", key, name, "", "", ...cellsOf(numbers)];
}

const cellsOf = (numbers: Numbers): CsvCell[] => [
  ...MEASURES.map((measure) => numbers[measure] ?? 0),
  grossProfit(numbers),
];

function whose(dimension: Dimension, key: string, name: string): CsvCell[] {
  if (dimension !== "option") return [key, name, "", ""];
  const { productId, size, color } = readOptionKey(key);
  return [productId, name, size, color];
}
