import "server-only";
import { DIMENSIONS } from "@/lib/reports/numbers/constants";
import { readPeriods, sumDay } from "@/lib/reports/numbers/count-period";
import { daysOfMonth, isMonth, listDays } from "@/lib/platform/time/periods";
import { forgetNumbers, refreshNumbers } from "@/lib/reports/numbers/refresh-numbers";
import { addNumbers, listRows, type NumbersTable } from "@/lib/reports/numbers/rows";
import { NumbersPart } from "@/models/numbers";

/**
 * Compares every kept sum with the orders as they are; returns the periods and dimensions that differ, such as
 * `product:2026-11`. While the shop sells, an order that changes meanwhile can differ.
 */
export async function listDifferences(): Promise<string[]> {
  await refreshNumbers();
  const periods = await NumbersPart.distinct("period");
  const differences: string[] = [];
  const months = new Map<string, NumbersTable>();
  for (const day of periods.filter((period) => !isMonth(period)).toSorted()) {
    const table = await sumDay(day);
    differences.push(...(await compare(day, table)));
    addAll(months, day.slice(0, 7), table);
  }
  for (const month of periods.filter(isMonth)) {
    const counted = months.get(month) ?? new Map();
    differences.push(...(await compare(month, counted)));
    const { from, to } = daysOfMonth(month);
    if (!listDays(from, to).some((day) => periods.includes(day))) differences.push(`days of ${month}`);
  }
  return differences;
}

/** Throws every sum away and counts anew. */
export async function recountNumbers(): Promise<void> {
  await forgetNumbers();
  await refreshNumbers();
}

function addAll(months: Map<string, NumbersTable>, month: string, table: NumbersTable): void {
  const sums: NumbersTable = months.get(month) ?? new Map();
  months.set(month, sums);
  for (const [dimension, rows] of table)
    for (const { key, name, numbers } of rows.values()) addNumbers(sums, { dimension, key, name, numbers });
}

async function compare(period: string, counted: NumbersTable): Promise<string[]> {
  const kept = await readPeriods([period], [...DIMENSIONS]);
  return DIMENSIONS.filter(
    (dimension) => JSON.stringify(listRows(kept, dimension)) !== JSON.stringify(listRows(counted, dimension)),
  ).map((dimension) => `${dimension}:${period}`);
}
