import "server-only";
import type { UserDto } from "@/lib/accounts/users/dto";
import { getCustomerPhone, listLastOrders, requireCustomerPhone } from "@/lib/orders/customers/last-orders";
import type { CustomerOrdersQuery, ListCustomersQuery } from "@/lib/orders/customers/schema";
import { listOrdersOfPhone } from "@/lib/orders/customers/orders-of-phone";
import type { OrderDto } from "@/lib/orders/dto";
import { readableBy } from "@/lib/orders/for-staff";
import { orderGone } from "@/lib/orders/order-gone";
import type { Page } from "@/lib/platform/http/list";
import type { CustomerDto } from "@/lib/reports/customers/dto";
import { readCustomers } from "@/lib/reports/customers/read-customers";

/** Each is counted from their own orders. */
const MOST_AT_ONCE = 25;
const NOTES_IN_LIST = 2;
const NOTES_IN_DETAILS = 100;

const seesMoney = ({ role }: UserDto): boolean => role === "admin";

/** A page of the customers whose orders somebody may read, by their newest order. */
export async function listCustomers(
  viewer: UserDto,
  query: ListCustomersQuery = {},
): Promise<Page<CustomerDto>> {
  const { rows, next } = await listLastOrders(
    { ...query, limit: Math.min(query.limit ?? MOST_AT_ONCE, MOST_AT_ONCE) },
    readableBy(viewer),
  );
  const options = { withMoney: seesMoney(viewer), mostNotes: NOTES_IN_LIST };
  return { rows: await readCustomers(rows, options), next };
}

/** The customer of an order that somebody may read; null where there is no such order. */
export async function getCustomer(viewer: UserDto, orderId: string): Promise<CustomerDto | null> {
  const phone = await getCustomerPhone(orderId, readableBy(viewer));
  if (phone === null) return null;
  const options = { withMoney: seesMoney(viewer), mostNotes: NOTES_IN_DETAILS };
  const [customer] = await readCustomers([{ orderId, phone }], options);
  return customer ?? null;
}

/** The same. Throws NOT_FOUND. */
export async function requireCustomer(viewer: UserDto, orderId: string): Promise<CustomerDto> {
  const customer = await getCustomer(viewer, orderId);
  if (!customer) throw orderGone();
  return customer;
}

/** A page of the orders of an order's customer that somebody may read, newest first. Throws NOT_FOUND. */
export async function listCustomerOrders(
  viewer: UserDto,
  orderId: string,
  query: CustomerOrdersQuery = {},
): Promise<Page<OrderDto>> {
  const readable = readableBy(viewer);
  return await listOrdersOfPhone(await requireCustomerPhone(orderId, readable), { query, readable });
}
