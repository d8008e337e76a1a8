import "server-only";
import { toPayAhead } from "@/lib/orders/pay-ahead";
import { type OrderCounts, type OrderDto, toOrderDto } from "@/lib/orders/dto";
import { isUncalled } from "@/lib/orders/own-change/uncalled";
import { placedBetween } from "@/lib/orders/placed-between";
import { orderGone } from "@/lib/orders/order-gone";
import { readReviewable } from "@/lib/orders/read-reviewable";
import { searchFilter } from "@/lib/orders/search/search-filter";
import { buildTimeline, type TimelineSource } from "@/lib/orders/timeline/build-timeline";
import { toParcelTracking } from "@/lib/orders/tracking/parcel-tracking";
import { toReturnsOfCustomer } from "@/lib/orders/lines/to-return-summary";
import type { ListOrdersQuery } from "@/lib/orders/schema";
import { Order } from "@/models/order";
import { ORDER_STATUSES, type OrderStatus, RETURN_STEPS } from "@/lib/orders/lifecycle";
import { PLACED, UNDECIDED_STATUSES } from "@/lib/orders/lifecycle/rules";
import type { forStaff, readableBy } from "@/lib/orders/for-staff";
import { engineHint } from "@/lib/platform/database/engine-hint";
import { readInBatches } from "@/lib/platform/database/read-in-batches";
import { recordOf } from "@/lib/platform/record-of";

/** Somebody's orders, newest first. */
export async function listOrdersOfUser(userId: string): Promise<OrderDto[]> {
  const orders = await Order.find({ userId, ...PLACED })
    .sort({ _id: -1 })
    .lean();
  const toReviewable = await readReviewable(orders);
  return orders.map((order) => ({ ...withHistory(order), ...toReviewable(order) }));
}

/** One of somebody's orders. Throws NOT_FOUND. */
export async function requireOrderOfUser(userId: string, orderId: string): Promise<OrderDto> {
  const order = await Order.findOne({ _id: orderId, userId, ...PLACED }).lean();
  if (!order) throw orderGone();
  return withHistory(order);
}

/** The orders placed with this e-mail, newest first, also after the account is gone: for admins. */
export async function listOrdersOfEmail(email: string): Promise<OrderDto[]> {
  const orders = await Order.find({ email, ...PLACED })
    .sort({ _id: -1 })
    .lean();
  return orders.map(withHistory);
}

type OrderWithHistory = Parameters<typeof toOrderDto>[0] &
  Parameters<typeof isUncalled>[0] &
  TimelineSource &
  Parameters<typeof toParcelTracking>[0] &
  Parameters<typeof toPayAhead>[0] &
  Parameters<typeof toReturnsOfCustomer>[0];

/** The order as its customer sees it. */
export const withHistory = (order: OrderWithHistory): OrderDto => ({
  ...toOrderDto(order),
  timeline: buildTimeline(order),
  ...toParcelTracking(order),
  ...toPayAhead(order),
  ...toReturnsOfCustomer(order),
  ...(isUncalled(order) && { isChangeable: true as const }),
});

/** So many are read together where no other number is asked for. */
const ORDERS_AT_ONCE = 200;

/** The next orders, or those of them that somebody may read, newest first; `cursor` is the id of the last one seen. */
export async function listOrders(
  { limit = ORDERS_AT_ONCE, cursor, ...query }: ListOrdersQuery = {},
  readable: ReturnType<typeof readableBy> = {},
): Promise<OrderDto[]> {
  const shown = { ...shownOrders(query), ...(cursor && { _id: { $lt: cursor } }) };
  const orders = await Order.find({ $and: [shown, readable] })
    .sort({ _id: -1 })
    .limit(limit)
    .lean();
  return orders.map(toOrderDto);
}

/** All of them behind the cursor, `limit` at a time, at the pace at which they are taken. */
export function streamOrders(
  query: ListOrdersQuery = {},
  readable?: ReturnType<typeof readableBy>,
): AsyncGenerator<OrderDto[]> {
  return readInBatches<OrderDto>((last) =>
    listOrders({ ...query, cursor: last?._id ?? query.cursor }, readable),
  );
}

interface ShownOrders {
  status?: OrderStatus | undefined;
  q?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** The filter for the orders that an admin asks for: by status, by what they typed into the box, and by days in Dhaka. */
export function shownOrders({ status, q, ...days }: ShownOrders) {
  return { ...PLACED, ...(status && { status }), ...placedBetween(days), ...(q && searchFilter(q)) };
}

/** The shown orders of these ids, newest first. */
export async function listOrdersByIds(orderIds: string[]): Promise<OrderDto[]> {
  const orders = await Order.find({ _id: { $in: orderIds }, ...PLACED })
    .sort({ _id: -1 })
    .lean();
  return orders.map(toOrderDto);
}

/** Customers' requests to send something back that nobody has answered. The index has orders with returns alone. */
export async function countReturnsAsked(): Promise<number> {
  return await Order.countDocuments({ "returns.state": RETURN_STEPS.ask.to, deletedAt: null }).hint(
    engineHint("returns"),
  );
}

/** How many of the orders that somebody may read there are of each status, and in all. */
export async function countOrders(readable: ReturnType<typeof readableBy> = {}): Promise<OrderCounts> {
  const [returnsAsked, counts] = await Promise.all([
    countReturnsAsked(),
    readable.$or ? countAnyOf(readable.$or) : countAll(),
  ]);
  const sumOf = (statuses: readonly OrderStatus[]) =>
    statuses.reduce((sum, status) => sum + counts[status], 0);
  return { ...counts, waiting: sumOf(UNDECIDED_STATUSES), all: sumOf(ORDER_STATUSES), returnsAsked };
}

/** Counted on an index alone. */
async function countAll(): Promise<Record<OrderStatus, number>> {
  const counts = recordOf(ORDER_STATUSES, 0);
  await Promise.all(
    ORDER_STATUSES.map(async (status) => {
      // Named: the demo's engine would try several indexes at each count.
      counts[status] = await Order.countDocuments({ status, deletedAt: null }).hint(
        engineHint({ status: 1, deletedAt: 1, _id: -1 }),
      );
    }),
  );
  return counts;
}

/** Each of these filters has an index; an order that several of them find counts once. */
async function countAnyOf(
  filters: readonly ReturnType<typeof forStaff>["$or"][number][],
): Promise<Record<OrderStatus, number>> {
  const found = await Promise.all(
    filters.map((filter) =>
      Order.find({ $and: [PLACED, filter] })
        .select("status")
        .lean(),
    ),
  );
  const statuses = new Map(found.flat().map(({ _id, status }) => [_id.toString(), status]));
  const counts = recordOf(ORDER_STATUSES, 0);
  for (const status of ORDER_STATUSES)
    counts[status] = [...statuses.values()].filter((one) => one === status).length;
  return counts;
}
