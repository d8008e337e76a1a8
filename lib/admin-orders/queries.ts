import "server-only";
import { idsOfDeskFacts, toDeskFacts } from "@/lib/admin-orders/desk-facts";
import type {
  AdminOrderDto,
  AdminOrdersPageDto,
  DeskFacts,
  EarlierOrders,
  PrintedOrder,
} from "@/lib/admin-orders/dto";
import { readHoldings } from "@/lib/admin-orders/read-holdings";
import { MOST_EARLIER_ORDERS } from "@/lib/admin-orders/rules";
import type { AdminOrdersQuery } from "@/lib/admin-orders/schema";
import { AppError } from "@/lib/http/errors";
import { buildTimeline } from "@/lib/order-timeline/build-timeline";
import { type OrderDto, toOrderDto } from "@/lib/orders/dto";
import { countOrders, shownOrders } from "@/lib/orders/queries";
import { ORDER_STATUSES } from "@/lib/orders/constants";
import { trackingLinkOf } from "@/lib/order-links/tracking-link";
import { readNames } from "@/lib/users/queries";
import { Order } from "@/models/order";

export const ADMIN_ORDERS_PAGE_SIZE = 25;

/** One page of orders, newest first. A page before an id that would not be full is the first page. */
export async function getAdminOrdersPage(query: AdminOrdersQuery = {}): Promise<AdminOrdersPageDto> {
  // Counted first: what comes in meanwhile is at most announced although it is listed, and never the reverse.
  const { all } = await countOrders();
  return { ...(await readPage(query)), total: all };
}

type OrdersOfPage = Omit<AdminOrdersPageDto, "total">;

async function readPage(query: AdminOrdersQuery): Promise<OrdersOfPage> {
  const { after, before } = query;
  if (before) {
    const above = await findOrders({ ...query, after: undefined });
    if (above.length <= ADMIN_ORDERS_PAGE_SIZE) return await readPage({ ...query, before: undefined });
    return await toPage(above.slice(0, ADMIN_ORDERS_PAGE_SIZE).toReversed(), {
      isNewer: true,
      isOlder: true,
    });
  }
  const found = await findOrders(query);
  const sides = { isNewer: after !== undefined, isOlder: found.length > ADMIN_ORDERS_PAGE_SIZE };
  return await toPage(found.slice(0, ADMIN_ORDERS_PAGE_SIZE), sides);
}

/** One more order than a page holds, from the id on: away from it, in either direction. */
async function findOrders({ status, q, from, to, after, before }: AdminOrdersQuery): Promise<StoredOrder[]> {
  const cursor = before ?? after;
  return await Order.find({
    ...shownOrders({ status, q, from, to }),
    ...(cursor && { _id: before ? { $gt: cursor } : { $lt: cursor } }),
  })
    .sort({ _id: before ? 1 : -1 })
    .limit(ADMIN_ORDERS_PAGE_SIZE + 1)
    .lean();
}

interface Sides {
  isNewer: boolean;
  isOlder: boolean;
}

async function toPage(stored: StoredOrder[], { isNewer, isOlder }: Sides): Promise<OrdersOfPage> {
  const orders = await toAdminOrders(stored);
  return {
    orders,
    newer: (isNewer && orders[0]?._id) || null,
    older: (isOlder && orders.at(-1)?._id) || null,
  };
}

async function toAdminOrders(stored: StoredOrder[]): Promise<AdminOrderDto[]> {
  const orders = await withDeskFacts(stored);
  const holdingsOf = await readHoldings(orders);
  const withEarlier = orders.map(async (order, index) => ({
    ...order,
    ...(stored[index] && { timeline: buildTimeline(stored[index]) }),
    earlier: await readEarlierOrders(order),
    holdings: holdingsOf(order),
  }));
  return await Promise.all(withEarlier);
}

async function withDeskFacts(stored: StoredOrder[]): Promise<(OrderDto & DeskFacts)[]> {
  const names = await readNames(stored.flatMap(idsOfDeskFacts));
  return stored.map((order) => ({ ...toOrderDto(order), ...toDeskFacts(order, names) }));
}

const findByIds = (orderIds: string[]) =>
  Order.find({ _id: { $in: orderIds }, ...shownOrders({}) })
    .sort({ _id: -1 })
    .lean();

type StoredOrder = Awaited<ReturnType<typeof findByIds>>[number];

/** The shown orders of these ids as they are printed, newest first. */
export async function listPrintedOrders(orderIds: string[]): Promise<PrintedOrder[]> {
  const stored = await findByIds(orderIds);
  const links = await Promise.all(stored.map(trackingLinkOf));
  const printed = await withDeskFacts(stored);
  return printed.map((order, index) => ({ ...order, trackingLink: links[index] ?? "" }));
}

/** One order as the desk shows it. Throws NOT_FOUND. */
export async function requireAdminOrder(orderId: string): Promise<AdminOrderDto> {
  const [order] = await toAdminOrders(await findByIds([orderId]));
  if (order) return order;
  throw new AppError("NOT_FOUND", { message: "This order no longer exists." });
}

/** The last orders from this phone before this one, those that were cancelled by deleting them too. */
async function readEarlierOrders({ _id, phone }: OrderDto): Promise<EarlierOrders> {
  // Its customer has deleted his account.
  if (phone === "") return { count: 0, canceled: 0 };
  const earlier = await Order.find({ phone, status: { $in: ORDER_STATUSES }, _id: { $lt: _id } })
    // Named: among several indexes another one may look at many more.
    .hint({ phone: 1, status: 1, _id: 1 })
    .sort({ _id: -1 })
    .limit(MOST_EARLIER_ORDERS)
    .select("status")
    .lean();
  return {
    count: earlier.length,
    canceled: earlier.filter(({ status }) => status === "Canceled").length,
  };
}
