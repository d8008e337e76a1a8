import "server-only";
import { unlessDuplicate } from "@/lib/platform/database/db";
import { DIMENSIONS } from "@/lib/reports/numbers/constants";
import type { Numbers } from "@/lib/reports/numbers/dto";
import { daysOfMonth, isMonth, listDays } from "@/lib/platform/time/periods";
import { addNumbers, listRows, type NumbersTable } from "@/lib/reports/numbers/rows";
import { readLeftOut } from "@/lib/cash/payouts/left-out";
import { addOrder, COUNTED_FIELDS } from "@/lib/reports/numbers/sum-orders";
import { placedBetween } from "@/lib/orders/placed-between";
import { CLOCKS_DIFFER_MS } from "@/lib/platform/time/clocks";
import { NumbersPart } from "@/models/numbers";
import { Order } from "@/models/order";
import { ORDER_STATUSES } from "@/lib/orders/lifecycle";
import { isKeptForMoney } from "@/lib/orders/lifecycle/rules";
import { engineHint } from "@/lib/platform/database/engine-hint";

const FIELDS = `${COUNTED_FIELDS} orderTime address deliveryLocation district source cancellation.reason confirmedAt calls.outcome cartItems.productId cartItems.productName cartItems.category cartItems.size cartItems.color cartItems.costPaisa deletedAt`;

/** Counts a day from its orders, or a month from its days, and keeps the sums. */
export async function countPeriod(period: string): Promise<void> {
  const countedAt = new Date();
  await keep(period, isMonth(period) ? await sumMonth(period) : await sumDay(period), countedAt);
}

/**
 * Sums a day straight from its orders. An order that an admin deleted does not count, unless its parcel was out by
 * then; one that its customer called off is a cancelled one.
 */
export async function sumDay(day: string): Promise<NumbersTable> {
  const table: NumbersTable = new Map();
  const leftOut = await readLeftOut();
  const orders = Order.find({ ...placedBetween({ from: day, to: day }), status: { $in: ORDER_STATUSES } })
    .hint(engineHint({ orderTime: 1 }))
    .select(FIELDS)
    .lean();
  for await (const order of orders.cursor())
    if (isKeptForMoney(order) || order.isCalledOff) addOrder(table, order, leftOut.get(order._id.toString()));
  return table;
}

async function sumMonth(month: string): Promise<NumbersTable> {
  const { from, to } = daysOfMonth(month);
  return await readPeriods(listDays(from, to), [...DIMENSIONS]);
}

/** The kept sums of these periods, added up. */
export async function readPeriods(
  periods: string[],
  dimensions: (typeof DIMENSIONS)[number][],
): Promise<NumbersTable> {
  const table: NumbersTable = new Map();
  const ids = periods.flatMap((period) => dimensions.map((dimension) => idOf(period, dimension)));
  // In the order of time, so that the name that counts is the last one.
  const parts = NumbersPart.find({ _id: { $in: ids } })
    .sort({ period: 1 })
    .lean();
  for await (const { dimension, rows } of parts.cursor())
    for (const { key, name, numbers } of rows) addNumbers(table, { dimension, key, name, numbers });
  return table;
}

/** The kept totals of each of these periods, in one read. */
export async function readTotals(periods: string[]): Promise<Map<string, Numbers>> {
  const parts = await NumbersPart.find({ _id: { $in: periods.map((period) => idOf(period, "total")) } })
    .select("period rows")
    .lean();
  return new Map(parts.map(({ period, rows }) => [period, rows[0]?.numbers ?? {}]));
}

const idOf = (period: string, dimension: string): string => `${dimension}:${period}`;

/** Never over sums that were counted later by another server, unless that was by a clock that has been put back since. */
async function keep(period: string, table: NumbersTable, countedAt: Date): Promise<void> {
  const ahead = new Date(countedAt.getTime() + CLOCKS_DIFFER_MS);
  const isOlder = { $or: [{ countedAt: { $lte: countedAt } }, { countedAt: { $gt: ahead } }] };
  const writes = DIMENSIONS.map((dimension) => ({
    updateOne: {
      filter: { _id: idOf(period, dimension), ...isOlder },
      update: { $set: { period, dimension, countedAt, rows: listRows(table, dimension) } },
      upsert: true,
    },
  }));
  await unlessDuplicate(NumbersPart.bulkWrite(writes, { ordered: false }));
}
