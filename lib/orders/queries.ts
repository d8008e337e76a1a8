import "server-only";
import { type Contact, type OrderCounts, type OrderDto, toOrderDto } from "@/lib/orders/dto";
import { searchFilter } from "@/lib/order-search/search-filter";
import { ORDER_STATUSES, type OrderStatus } from "@/lib/orders/constants";
import type { ListOrdersQuery } from "@/lib/orders/schema";
import type { UserDto } from "@/lib/users/dto";
import { Order } from "@/models/order";

/** Orders that are shown: placed, and not deleted. */
const PLACED = { status: { $in: ORDER_STATUSES }, deletedAt: null };

/** Somebody's orders, newest first. */
export async function listOrdersOfUser(userId: string): Promise<OrderDto[]> {
  const orders = await Order.find({ userId, ...PLACED })
    .sort({ _id: -1 })
    .lean();
  return orders.map(toOrderDto);
}

/** How somebody's last order could be reached; before the first one, his account's name alone. */
export async function getLastContact(user: UserDto): Promise<Contact> {
  const order = await Order.findOne({ userId: user._id, ...PLACED })
    .sort({ _id: -1 })
    .select("name phone address")
    .lean();
  const { name, phone, address } = order ?? { name: user.name, phone: "", address: "" };
  return { name, phone, address };
}

/** The orders placed with this e-mail, newest first, also after the account is gone: for admins. */
export async function listOrdersOfEmail(email: string): Promise<OrderDto[]> {
  const orders = await Order.find({ email, ...PLACED })
    .sort({ _id: -1 })
    .lean();
  return orders.map(toOrderDto);
}

/** All orders, newest first; `cursor` is the id of the last one seen. */
export async function listOrders({ limit, cursor, ...query }: ListOrdersQuery = {}): Promise<OrderDto[]> {
  const orders = await Order.find({ ...shownOrders(query), ...(cursor && { _id: { $lt: cursor } }) })
    .sort({ _id: -1 })
    .limit(limit ?? 0)
    .lean();
  return orders.map(toOrderDto);
}

/** The filter for the orders that an admin asks for, by status and by what he typed into the box. */
export function shownOrders({ status, q }: { status?: OrderStatus | undefined; q?: string | undefined }) {
  return { ...PLACED, ...(status && { status }), ...(q && searchFilter(q)) };
}

/** The shown orders of these ids, newest first. */
export async function listOrdersByIds(orderIds: string[]): Promise<OrderDto[]> {
  const orders = await Order.find({ _id: { $in: orderIds }, ...PLACED })
    .sort({ _id: -1 })
    .lean();
  return orders.map(toOrderDto);
}

/** How many orders there are of each status, and in all. Counted on an index alone. */
export async function countOrders(): Promise<OrderCounts> {
  const [pending, confirmed, canceled] = await Promise.all(
    ORDER_STATUSES.map((status) => Order.countDocuments({ status, deletedAt: null })),
  );
  const counts = { pending: pending ?? 0, Confirmed: confirmed ?? 0, Canceled: canceled ?? 0 };
  return { all: counts.pending + counts.Confirmed + counts.Canceled, ...counts };
}
