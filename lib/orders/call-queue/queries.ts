import "server-only";
import { DESK_FIELDS, type StoredOrder, toDeskOrders } from "@/lib/orders/call-queue/desk-orders";
import type { QueueCounts, QueueDto, QueueNewsDto } from "@/lib/orders/call-queue/dto";
import { QUEUE_STEP, type QueueNewsQuery, type QueueQuery } from "@/lib/orders/call-queue/schema";
import { keptSince } from "@/lib/platform/deleted-documents/rules";
import { placedBetween } from "@/lib/orders/placed-between";
import { behind } from "@/lib/platform/database/behind";
import { readGroups } from "@/lib/platform/database/read-groups";
import { toPage, writeCursor } from "@/lib/platform/http/list";
import { searchFilter } from "@/lib/orders/search/search-filter";
import type { UserDto } from "@/lib/accounts/users/dto";
import { toDhakaIso } from "@/lib/platform/time/dhaka";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";
import { readNames } from "@/lib/accounts/users/queries";
import { Order } from "@/models/order";
import { isUndecided, UNDECIDED } from "@/lib/orders/lifecycle/rules";
import { engineHint } from "@/lib/platform/database/engine-hint";

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
  // Later parts continue the queue as it was when its first part was read: no order moves up or down in between.
  const asOf = new Date(query.cursor?.numbers[0] ?? Date.now());
  const limit = query.limit ?? QUEUE_STEP;
  const [[newest], found, counts] = await Promise.all([
    Order.find(UNDECIDED).sort({ _id: -1 }).limit(1).select("_id").lean(),
    findQueued(query, asOf, limit + 1),
    countQueue(query, new Date()),
  ]);
  const { rows, next } = toPage(found, limit, ({ group, row }) =>
    writeCursor(asOf.getTime(), group, sortedBy(query, row)?.getTime() ?? 0, row._id),
  );
  const orders = rows.map(({ row }) => row);
  return { rows: await toDeskOrders(orders, viewer), next, counts, newest: newest?._id.toString() ?? null };
}

const dueBy = (now: Date) => ({ ...UNDECIDED, nextCallAt: { $lte: now } });
const laterThan = (now: Date) => ({ ...UNDECIDED, nextCallAt: { $gt: now } });
const WAITING = { ...UNDECIDED, nextCallAt: null };
const calledOff = () => ({ isCalledOff: true, deletedAt: { $gte: keptSince() } });

/** What the queue is made of, one behind the other: which orders, and in which order. */
function groupsOf(
  { view, sort }: QueueQuery,
  asOf: Date,
): { filter: object; order: Record<string, 1 | -1> }[] {
  if (view === "calledOff") return [{ filter: calledOff(), order: { deletedAt: -1, _id: -1 } }];
  return [
    { filter: dueBy(asOf), order: { nextCallAt: 1, _id: 1 } },
    { filter: WAITING, order: { _id: sort === "newest" ? -1 : 1 } },
    { filter: laterThan(asOf), order: { nextCallAt: 1, _id: 1 } },
  ];
}

/** What an order is sorted by within its group, before its id. */
const sortedBy = ({ view }: QueueQuery, { deletedAt, nextCallAt }: StoredOrder) =>
  view === "calledOff" ? deletedAt : nextCallAt;

async function findQueued(query: QueueQuery, asOf: Date, most: number) {
  const { numbers: [, reached = 0, time = 0] = [], id } = query.cursor ?? {};
  const groups = groupsOf(query, asOf).map(
    ({ filter, order }) =>
      async (isReached: boolean, missing: number): Promise<StoredOrder[]> => {
        const last = Object.keys(order).length > 1 ? [new Date(time), id] : [id];
        return await Order.find({
          $and: [filter, narrowed(query), behind(order, isReached && id ? last : undefined)],
        })
          .sort(order)
          .limit(missing)
          .select(DESK_FIELDS)
          .lean();
      },
  );
  return await readGroups({ groups, reached, most });
}

async function countQueue(query: QueueQuery, now: Date): Promise<QueueCounts> {
  const only = narrowed(query);
  // Named: the demo's engine would try several indexes at each count.
  const count = (group: object) => Order.countDocuments({ ...group, ...only }).hint(engineHint(BY_NEXT_CALL));
  const [due, waiting, later, off] = await Promise.all([
    count(dueBy(now)),
    count(WAITING),
    count(laterThan(now)),
    Order.countDocuments({ ...calledOff(), ...only }).hint(engineHint(BY_CALLED_OFF)),
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
    Order.find({ ...UNDECIDED, ...(after && { _id: { $gt: after } }) })
      .select("_id")
      .limit(MOST_NEWS)
      .lean(),
    Order.find({ _id: { $in: ids } })
      .select("status deletedAt calling calls")
      .lean(),
  ]);
  const calling = shown.flatMap(({ _id, calling: mark }) =>
    mark && mark.until.getTime() > Date.now() ? [{ orderId: _id.toString(), by: mark.by }] : [],
  );
  const called = shown.flatMap(({ _id, calls }) => {
    const last = calls?.at(-1);
    const isNews = last && last.by.toString() !== viewer._id && last.at.getTime() > Date.now() - DAY_MS;
    return isNews ? [{ orderId: _id.toString(), ...last }] : [];
  });
  const names = await readNames([...calling, ...called].map(({ by }) => by));
  const waiting = new Set(
    shown
      .filter(({ status, deletedAt }) => isUndecided(status) && !deletedAt)
      .map(({ _id }) => _id.toString()),
  );
  return {
    newOrders: newer.length,
    callings: calling.map(({ orderId, by }) => ({
      orderId,
      name: names.get(by.toString()) ?? "",
      isMine: by.toString() === viewer._id,
    })),
    called: called.map(({ orderId, by, at, outcome }) => ({
      orderId,
      by: names.get(by.toString()) ?? "",
      at: toDhakaIso(at),
      outcome,
    })),
    gone: ids.filter((id) => !waiting.has(id)),
  };
}
