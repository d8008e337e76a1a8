import "server-only";
import { connectDb } from "@/lib/platform/database/db";
import { toDhakaDay } from "@/lib/platform/time/dhaka";
import { countPeriod } from "@/lib/reports/numbers/count-period";
import type { DayRange } from "@/lib/platform/time/day-range";
import { isMonth, listDays, monthOf } from "@/lib/platform/time/periods";
import { Counter } from "@/models/counter";
import { NumbersPart, StaleNumbers } from "@/models/numbers";
import { Order } from "@/models/order";
import { Payout } from "@/models/payout";
import { ORDER_STATUSES } from "@/lib/orders/lifecycle";
import { engineHint } from "@/lib/platform/database/engine-hint";
import { CLOCKS_DIFFER_MS } from "@/lib/platform/time/clocks";
import { MINUTE_MS } from "@/lib/platform/time/durations.mjs";

const LOOKED_AT = "numbersLookedAt";
/** Longer than a change of an order can be on its way to the database, too. */
const OVERLAP_MS = CLOCKS_DIFFER_MS;
/** A first look goes through every order: an answer of all of them would take longer than the driver waits. */
const AT_ONCE = 1_000;
/** The first count reads every order there is. */
const LONGEST_COUNT_MS = 10 * MINUTE_MS;

/**
 * Counts the days anew whose orders have changed, and their months, until the time is up; the next call does the rest.
 * Any server may do it, at any time, also at once. Returns how many periods are still to be counted.
 */
export async function refreshNumbers({ withinMs = LONGEST_COUNT_MS } = {}): Promise<number> {
  await connectDb();
  const end = Date.now() + withinMs;
  await noteStale();
  for (;;) {
    const stale = await StaleNumbers.find().sort({ _id: 1 }).lean();
    // A month is counted from its days.
    const next = stale.find(({ _id }) => !isMonth(_id)) ?? stale[0];
    if (!next || Date.now() > end) return stale.length;
    await countPeriod(next._id);
    await StaleNumbers.deleteOne({ _id: next._id, since: next.since });
  }
}

/** The change of each order or payout within the overlap that this process has written down already. */
let noted = new Map<string, string>();

/** Writes down which days have orders that changed since this was last looked at. */
async function noteStale(): Promise<void> {
  const since = new Date();
  const lookedAt = await Counter.findById(LOOKED_AT).lean();
  // Somebody has forgotten every sum.
  if (!lookedAt) noted = new Map();
  // If the clock was put back, orders now change at earlier times than the last look.
  const changedSince = Math.min(lookedAt?.value ?? 0, since.getTime()) - OVERLAP_MS;
  const changed = Order.find({
    updatedAt: { $gte: new Date(changedSince) },
    status: { $in: ORDER_STATUSES },
  })
    .hint(engineHint({ updatedAt: 1 }))
    .select("orderTime updatedAt version")
    .lean();
  const days = new Set<string>();
  const found = new Map<string, string>();
  for await (const { _id, orderTime, updatedAt, version } of changed.cursor({ batchSize: AT_ONCE })) {
    const change = `${updatedAt.getTime()} ${version ?? 0}`;
    // The last minutes are looked at again and again, for what was on its way; counted is only what is new in them.
    if (noted.get(_id.toString()) !== change) days.add(toDhakaDay(orderTime));
    if (updatedAt.getTime() >= since.getTime() - OVERLAP_MS) found.set(_id.toString(), change);
  }
  for (const day of await listDaysOfPayouts(new Date(changedSince), found)) days.add(day);
  const periods = new Set([...days].flatMap((day) => [day, monthOf(day)]));
  if (periods.size > 0)
    await StaleNumbers.bulkWrite(
      [...periods].map((_id) => ({
        updateOne: { filter: { _id }, update: { $set: { since } }, upsert: true },
      })),
      { ordered: false },
    );
  // If somebody has forgotten every sum meanwhile, all is to be counted.
  await Counter.updateOne({ _id: LOOKED_AT }, { $set: { value: since.getTime() } }, { upsert: !lookedAt });
  noted = found;
}

/** The days of the orders whose money a payout left out that was recorded since then, after it had changed them. */
async function listDaysOfPayouts(since: Date, found: Map<string, string>): Promise<string[]> {
  const payouts = await Payout.find({ recordedAt: { $gte: since }, missing: { $gt: 0 } })
    .hint(engineHint({ recordedAt: 1 }))
    .select("recordedAt rows.orderId")
    .lean();
  const isNew = ({ _id, recordedAt }: (typeof payouts)[number]) =>
    noted.get(_id.toString()) !== String(recordedAt?.getTime());
  for (const { _id, recordedAt } of payouts) found.set(_id.toString(), String(recordedAt?.getTime()));
  const ids = payouts.filter(isNew).flatMap(({ rows }) => rows.flatMap(({ orderId }) => orderId ?? []));
  const orders = await Order.find({ _id: { $in: ids } })
    .select("orderTime")
    .lean();
  return orders.map(({ orderTime }) => toDhakaDay(orderTime));
}

/** How many days of a range, and months with them, are still to be counted. */
export async function countStale({ from, to }: DayRange): Promise<number> {
  const days = listDays(from, to);
  const periods = [...days, ...new Set(days.map(monthOf))];
  return await StaleNumbers.countDocuments({ _id: { $in: periods } }).hint(engineHint({ _id: 1 }));
}

/** Forgets every sum: all is counted anew by and by. After it the orders may be others. */
export async function forgetNumbers(): Promise<void> {
  await Counter.deleteOne({ _id: LOOKED_AT });
  await StaleNumbers.deleteMany({});
  await NumbersPart.deleteMany({});
  // Forgets also what a server that began before has written down since.
  await Counter.deleteOne({ _id: LOOKED_AT });
}
