import "server-only";
import { readPeriods, readTotals } from "@/lib/reports/numbers/count-period";
import { type Dimension, DIMENSIONS, type Measure } from "@/lib/reports/numbers/constants";
import type { Numbers, NumbersReport, NumbersRow, RangeTotal } from "@/lib/reports/numbers/dto";
import { readKept } from "@/lib/cash/read-cash-flow";
import { type DayRange, rangeBefore } from "@/lib/platform/time/day-range";
import { listDays, listPeriods, monthOf } from "@/lib/platform/time/periods";
import { countStale, refreshNumbers } from "@/lib/reports/numbers/refresh-numbers";
import { addNumbers, listRows, type NumbersTable } from "@/lib/reports/numbers/rows";
import { ALL } from "@/lib/reports/numbers/sum-orders";

/** Above so many days a series is by month. */
const MOST_DAYS = 62;
/** The most rows of products, and of options; the whole lists are in the files. */
const MOST_ROWS = 20;
/** The best are those with the most delivered pieces; as long as nothing is delivered, the most ordered ones. */
const MOST_SOLD = ["deliveredPieces", "pieces"] as const;
/** For what has changed since the last count; a first one takes longer, and is left to the server's own job. */
const REFRESH_MS = 500;

/** The numbers of a range, with what has changed up to now. */
export async function readNumbers({ from, to }: DayRange): Promise<NumbersReport> {
  await refreshNumbers({ withinMs: REFRESH_MS });
  const [left, table, series, couriersKept, before] = await Promise.all([
    countStale({ from, to }),
    readPeriods(listPeriods(from, to), [...DIMENSIONS]),
    readSeries({ from, to }),
    readKept({ from, to }),
    readTotal(rangeBefore({ from, to })),
  ]);
  const by = (dimension: Dimension, ...measures: Measure[]) => rank(listRows(table, dimension), measures);
  return {
    from,
    to,
    left,
    series,
    total: totalOf(table),
    couriersKept,
    before,
    medianMinutes: medianOf(table),
    reasons: by("reason", "orders"),
    sources: by("source", "orders"),
    districts: by("district", "orders"),
    couriers: by("courier", "orders"),
    categories: by("category", ...MOST_SOLD),
    products: by("product", ...MOST_SOLD).slice(0, MOST_ROWS),
    options: by("option", ...MOST_SOLD).slice(0, MOST_ROWS),
  };
}

const totalOf = (table: NumbersTable): Numbers => table.get("total")?.get(ALL)?.numbers ?? {};

async function readTotal({ from, to }: DayRange): Promise<RangeTotal> {
  const [table, couriersKept] = await Promise.all([
    readPeriods(listPeriods(from, to), ["total"]),
    readKept({ from, to }),
  ]);
  return { from, to, total: totalOf(table), couriersKept };
}

/** Every kept row of one dimension, the greatest first. */
export async function readDimension(dimension: Dimension, { from, to }: DayRange): Promise<NumbersRow[]> {
  const table = await readPeriods(listPeriods(from, to), [dimension]);
  return rank(listRows(table, dimension), ["orders"]);
}

/** Sorts the greatest first; equal ones go by the next measure. */
function rank(rows: NumbersRow[], measures: readonly Measure[]): NumbersRow[] {
  return rows.toSorted((one, other) => {
    const [first = 0] = measures
      .map((measure) => (other.numbers[measure] ?? 0) - (one.numbers[measure] ?? 0))
      .filter((difference) => difference !== 0);
    return first || (one.key < other.key ? -1 : 1);
  });
}

/** The totals of each day, or of each month as far as the range has it; those without an order too. */
export async function readSeries({ from, to }: DayRange, mostDays = MOST_DAYS): Promise<NumbersRow[]> {
  const days = listDays(from, to);
  const isByDay = days.length <= mostDays;
  const keyOf = isByDay ? (period: string) => period : monthOf;
  const totals = await readTotals(isByDay ? days : listPeriods(from, to));
  const table: NumbersTable = new Map();
  for (const day of days) addNumbers(table, { dimension: "total", key: keyOf(day), numbers: {} });
  for (const [period, numbers] of totals)
    addNumbers(table, { dimension: "total", key: keyOf(period), numbers });
  return listRows(table, "total");
}

function medianOf(table: NumbersTable): number | null {
  const waits = [...(table.get("minutes")?.values() ?? [])]
    .map(({ key, numbers }) => ({ minutes: Number(key), orders: numbers.orders ?? 0 }))
    .toSorted((one, other) => one.minutes - other.minutes);
  const half = waits.reduce((sum, { orders }) => sum + orders, 0) / 2;
  let seen = 0;
  for (const { minutes, orders } of waits) {
    seen += orders;
    if (seen >= half) return minutes;
  }
  return null;
}
