import "server-only";
import type { AdminOrdersPageDto, EarlierOrders } from "@/lib/admin-orders/dto";
import { readHoldings } from "@/lib/admin-orders/read-holdings";
import { MOST_EARLIER_ORDERS } from "@/lib/admin-orders/rules";
import type { AdminOrdersQuery } from "@/lib/admin-orders/schema";
import { type OrderDto, toOrderDto } from "@/lib/orders/dto";
import { shownOrders } from "@/lib/orders/queries";
import { ORDER_STATUSES } from "@/lib/orders/constants";
import { Order } from "@/models/order";

export const ADMIN_ORDERS_PAGE_SIZE = 25;

/** One page of orders, newest first. A page before an id that would not be full is the first page. */
export async function getAdminOrdersPage(query: AdminOrdersQuery = {}): Promise<AdminOrdersPageDto> {
  // Counted first: what comes in meanwhile is at most announced although it is listed, and never the reverse.
  const total = await Order.countDocuments(shownOrders({}));
  return { ...(await readPage(query)), total };
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
async function findOrders({ status, q, after, before }: AdminOrdersQuery): Promise<OrderDto[]> {
  const cursor = before ?? after;
  const orders = await Order.find({
    ...shownOrders({ status, q }),
    ...(cursor && { _id: before ? { $gt: cursor } : { $lt: cursor } }),
  })
    .sort({ _id: before ? 1 : -1 })
    .limit(ADMIN_ORDERS_PAGE_SIZE + 1)
    .lean();
  return orders.map(toOrderDto);
}

interface Sides {
  isNewer: boolean;
  isOlder: boolean;
}

async function toPage(orders: OrderDto[], { isNewer, isOlder }: Sides): Promise<OrdersOfPage> {
  const holdingsOf = await readHoldings(orders);
  const withEarlier = orders.map(async (order) => ({
    ...order,
    earlier: await readEarlierOrders(order),
    holdings: holdingsOf(order),
  }));
  return {
    orders: await Promise.all(withEarlier),
    newer: (isNewer && orders[0]?._id) || null,
    older: (isOlder && orders.at(-1)?._id) || null,
  };
}

/** The last orders from this phone before this one, those that were cancelled by deleting them too. */
async function readEarlierOrders({ _id, phone }: OrderDto): Promise<EarlierOrders> {
  const earlier = await Order.find({ phone, status: { $in: ORDER_STATUSES }, _id: { $lt: _id } })
    .sort({ _id: -1 })
    .limit(MOST_EARLIER_ORDERS)
    .select("status")
    .lean();
  return {
    count: earlier.length,
    canceled: earlier.filter(({ status }) => status === "Canceled").length,
  };
}
