import "server-only";
import { DESK_FIELDS, type StoredOrder, toDeskOrders } from "@/lib/call-queue/desk-orders";
import type { QueueCounts, QueueDto, QueueNewsDto } from "@/lib/call-queue/dto";
import { QUEUE_STEP, type QueueNewsQuery, type QueueQuery } from "@/lib/call-queue/schema";
import { keptSince } from "@/lib/deleted/rules";
import { placedBetween } from "@/lib/orders/placed-between";
import { searchFilter } from "@/lib/order-search/search-filter";
import type { UserDto } from "@/lib/users/dto";
import { readNames } from "@/lib/users/queries";
import { Order } from "@/models/order";

const PENDING = { status: "pending" as const, deletedAt: null };
const MOST_NEWS = 100;
const BY_NEXT_CALL = { status: 1, deletedAt: 1, nextCallAt: 1, _id: 1 } as const;
const BY_CALLED_OFF = "calledOff";

interface GetQueueOptions {
  viewer: UserDto;
  query?: QueueQuery;
}

/**
 * The orders that wait for a call: those whose time to be called again has come, then the others, then those to be
 * called again later. Or those that their customers called off, last first.
 */
export async function getQueue({ viewer, query = {} }: GetQueueOptions): Promise<QueueDto> {
  const now = new Date();
  const [[newest], found, counts] = await Promise.all([
    Order.find(PENDING).sort({ _id: -1 }).limit(1).select("_id").lean(),
    query.view === "calledOff" ? findCalledOff(query) : findToCall(query, now),
    countQueue(query, now),
  ]);
  return {
    orders: await toDeskOrders(found, viewer),
    counts,
    newest: newest?._id.toString() ?? null,
  };
}

const dueBy = (now: Date) => ({ ...PENDING, nextCallAt: { $lte: now } });
const laterThan = (now: Date) => ({ ...PENDING, nextCallAt: { $gt: now } });
const WAITING = { ...PENDING, nextCallAt: null };

async function findToCall(query: QueueQuery, now: Date): Promise<StoredOrder[]> {
  const { sort, limit = QUEUE_STEP } = query;
  const found: StoredOrder[] = [];
  for (const [group, order] of [
    [dueBy(now), { nextCallAt: 1, _id: 1 }],
    [WAITING, { _id: sort === "newest" ? -1 : 1 }],
    [laterThan(now), { nextCallAt: 1, _id: 1 }],
  ] as const) {
    if (found.length >= limit) break;
    found.push(
      ...(await Order.find({ ...group, ...narrowed(query) })
        .sort(order)
        .limit(limit - found.length)
        .select(DESK_FIELDS)
        .lean()),
    );
  }
  return found;
}

const calledOff = () => ({ isCalledOff: true, deletedAt: { $gte: keptSince() } });

async function findCalledOff(query: QueueQuery): Promise<StoredOrder[]> {
  return await Order.find({ ...calledOff(), ...narrowed(query) })
    .sort({ deletedAt: -1, _id: -1 })
    .limit(query.limit ?? QUEUE_STEP)
    .select(DESK_FIELDS)
    .lean();
}

async function countQueue(query: QueueQuery, now: Date): Promise<QueueCounts> {
  const only = narrowed(query);
  // Named: among several indexes the demo's engine may fail to choose when it counts.
  const count = (group: object) => Order.countDocuments({ ...group, ...only }).hint(BY_NEXT_CALL);
  const [due, waiting, later, off] = await Promise.all([
    count(dueBy(now)),
    count(WAITING),
    count(laterThan(now)),
    Order.countDocuments({ ...calledOff(), ...only }).hint(BY_CALLED_OFF),
  ]);
  return { due, waiting, later, calledOff: off };
}

/** What was typed into the box, and the days in Dhaka. */
function narrowed({ q, from, to }: QueueQuery) {
  return { ...placedBetween({ from, to }), ...(q && searchFilter(q)) };
}

interface GetNewsOptions {
  viewer: UserDto;
  query: QueueNewsQuery;
}

/** What has changed for somebody who looks at the queue; small, because every desk asks every few seconds. */
export async function getQueueNews({ viewer, query }: GetNewsOptions): Promise<QueueNewsDto> {
  const { after, ids = [] } = query;
  const [newer, shown] = await Promise.all([
    Order.find({ ...PENDING, ...(after && { _id: { $gt: after } }) })
      .select("_id")
      .limit(MOST_NEWS)
      .lean(),
    Order.find({ _id: { $in: ids } })
      .select("status deletedAt calling")
      .lean(),
  ]);
  const calling = shown.flatMap(({ _id, calling: mark }) =>
    mark && mark.until.getTime() > Date.now() ? [{ orderId: _id.toString(), by: mark.by }] : [],
  );
  const names = await readNames(calling.map(({ by }) => by));
  const waiting = new Set(
    shown
      .filter(({ status, deletedAt }) => status === "pending" && !deletedAt)
      .map(({ _id }) => _id.toString()),
  );
  return {
    newOrders: newer.length,
    callings: calling.map(({ orderId, by }) => ({
      orderId,
      name: names.get(by.toString()) ?? "",
      isMine: by.toString() === viewer._id,
    })),
    gone: ids.filter((id) => !waiting.has(id)),
  };
}
