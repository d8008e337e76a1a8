import "server-only";
import { isSold } from "@/lib/orders/lifecycle/rules";
import { SALES_DAYS } from "@/lib/orders/low-stock/rules";
import { linesOf, SOLD_FIELDS, type SoldLine, walkSold } from "@/lib/orders/sold/walk-sold";
import { connectDb } from "@/lib/platform/database/db";
import { engineHint } from "@/lib/platform/database/engine-hint";
import { firstIdSince } from "@/lib/platform/database/first-id-since";
import { processState } from "@/lib/platform/process-state.mjs";
import { CLOCKS_DIFFER_MS } from "@/lib/platform/time/clocks";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";
import { Order } from "@/models/order";

declare module "@/lib/platform/process-slots" {
  interface ProcessSlots {
    /** The sold orders of the last days; missing before they were first read, and where that has failed. */
    keptSold?: Promise<KeptSold>;
  }
}

interface KeptSold {
  /** By the order's id. */
  orders: Map<string, KeptOrder>;
  /** When a read of what has changed last began, in ms since 1970. */
  readAt: number;
}

interface KeptOrder {
  /** In ms since 1970, to the second. */
  placedAt: number;
  lines: SoldLine[];
}

const KEPT_DAYS = SALES_DAYS;

/**
 * Reads all of them anew. Asked for now and then, this forgets what is long past, and finds what was changed by hand. Throws
 * where the database is away; what was kept stays.
 */
export async function recountSold(now = Date.now()): Promise<void> {
  await connectDb();
  const read = readAll(now);
  processState.keptSold ??= forgetFailed(read);
  processState.keptSold = Promise.resolve(await read);
}

interface SoldIn {
  /** So many days before now, at most KEPT_DAYS. */
  days: number;
  /** In ms since 1970. */
  now: number;
}

/** The lines of orders that were placed in these days and are sold. */
export async function listSoldLines({ days, now }: SoldIn): Promise<SoldLine[]> {
  if (days > KEPT_DAYS) throw new RangeError(`Of sold orders, only ${KEPT_DAYS} days are kept.`);
  const since = now - days * DAY_MS;
  processState.keptSold ??= forgetFailed(readAll(Date.now()));
  const kept = await processState.keptSold;
  await readChanged(kept);
  return [...kept.orders.values()].flatMap(({ placedAt, lines }) => (placedAt >= since ? lines : []));
}

function forgetFailed(read: Promise<KeptSold>): Promise<KeptSold> {
  read.catch(() => (processState.keptSold = undefined));
  return read;
}

async function readAll(now: number): Promise<KeptSold> {
  const readAt = Date.now();
  const orders = new Map<string, KeptOrder>();
  for await (const order of walkSold(firstIdSince(now - KEPT_DAYS * DAY_MS))) orders.set(...entryOf(order));
  return { orders, readAt };
}

const entryOf = (order: Parameters<typeof linesOf>[0] & Placed): [string, KeptOrder] => [
  order._id.toString(),
  { placedAt: order._id.getTimestamp().getTime(), lines: linesOf(order) },
];

interface Placed {
  _id: { toString: () => string; getTimestamp: () => Date };
}

/** Reads the orders that changed since the last look, and those of the last minutes again, for what was on its way then. */
async function readChanged(kept: KeptSold): Promise<void> {
  const now = Date.now();
  // If the clock was put back, orders now change at earlier times than the last look.
  const since = new Date(Math.min(kept.readAt, now) - CLOCKS_DIFFER_MS);
  const _id = { $gte: firstIdSince(now - KEPT_DAYS * DAY_MS) };
  const changed = await Order.find({ updatedAt: { $gte: since }, _id })
    .hint(engineHint({ updatedAt: 1 }))
    .select(`${SOLD_FIELDS} status deletedAt`)
    .lean();
  for (const order of changed) {
    const [id, entry] = entryOf(order);
    if (isSold(order.status) && !order.deletedAt) kept.orders.set(id, entry);
    else kept.orders.delete(id);
  }
  kept.readAt = now;
}
