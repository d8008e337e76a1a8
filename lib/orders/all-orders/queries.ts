import "server-only";
import { idsOfDeskFacts, toDeskFacts } from "@/lib/orders/all-orders/desk-facts";
import type {
  AdminOrderDto,
  AdminOrdersPageDto,
  DeskFacts,
  EarlierOrders,
  PrintedOrder,
} from "@/lib/orders/all-orders/dto";
import { readHoldings } from "@/lib/orders/all-orders/read-holdings";
import { countEarlier, MOST_EARLIER_ORDERS } from "@/lib/orders/all-orders/rules";
import type { AdminOrdersQuery } from "@/lib/orders/all-orders/schema";
import { behind } from "@/lib/platform/database/behind";
import { toPage } from "@/lib/platform/http/list";
import { buildTimeline } from "@/lib/orders/timeline/build-timeline";
import { type OrderDto, toOrderDto } from "@/lib/orders/dto";
import type { readableBy } from "@/lib/orders/for-staff";
import { countOrders, shownOrders } from "@/lib/orders/queries";
import { toParcelTracking } from "@/lib/orders/tracking/parcel-tracking";
import { trackingLinkOf } from "@/lib/orders/tracking/tracking-link";
import { readNames } from "@/lib/accounts/users/queries";
import { Order } from "@/models/order";
import { ORDER_STATUSES } from "@/lib/orders/lifecycle";
import { isUndecided } from "@/lib/orders/lifecycle/rules";
import { type PhoneBlock, readBlocks, toPhoneBlock } from "@/lib/orders/blocked-phones/queries";
import type { HistoryOrder } from "@/lib/orders/all-orders/flags";
import { listFlags } from "@/lib/orders/all-orders/list-flags";
import { readHistory } from "@/lib/orders/all-orders/read-history";
import { orderGone } from "@/lib/orders/order-gone";
import { engineHint } from "@/lib/platform/database/engine-hint";

export const ADMIN_ORDERS_PAGE_SIZE = 25;

type Readable = ReturnType<typeof readableBy>;

/** One page of the orders that somebody may read, newest first. A page before an id that would not be full is the first page. */
export async function getAdminOrdersPage(
  query: AdminOrdersQuery = {},
  readable: Readable = {},
): Promise<AdminOrdersPageDto> {
  // The count comes first: an order that comes in meanwhile may be announced though it is listed, never the reverse.
  const { all } = await countOrders(readable);
  return { ...(await readPage(query, readable)), total: all };
}

async function readPage(
  query: AdminOrdersQuery,
  readable: Readable,
): Promise<Omit<AdminOrdersPageDto, "total">> {
  const { after, before } = query;
  const found = await findOrders(query, readable);
  const isFull = found.length > ADMIN_ORDERS_PAGE_SIZE;
  if (before && !isFull) return await readPage({ ...query, before: undefined, after: undefined }, readable);
  const { rows: stored, next } = toPage(found, ADMIN_ORDERS_PAGE_SIZE, idOf);
  const rows = await toAdminOrders(before ? stored.toReversed() : stored);
  if (before) return { rows, next: rows.at(-1)?._id ?? null, previous: next };
  return { rows, next, previous: (after && rows[0]?._id) ?? null };
}

const idOf = ({ _id }: StoredOrder): string => _id.toString();

/** One more order than a page holds, from the id on: away from it, in either direction. */
async function findOrders(
  { after, before, ...query }: AdminOrdersQuery,
  readable: Readable,
): Promise<StoredOrder[]> {
  const order = { _id: before ? 1 : -1 } as const;
  const cursor = before ?? after;
  const shown = { ...shownOrders(query), ...behind(order, cursor ? [cursor] : undefined) };
  return await Order.find({ $and: [shown, readable] })
    .sort(order)
    .limit(ADMIN_ORDERS_PAGE_SIZE + 1)
    .lean();
}

async function toAdminOrders(stored: StoredOrder[]): Promise<AdminOrderDto[]> {
  const orders = await withDeskFacts(stored);
  const undecided = orders.filter(({ status }) => isUndecided(status)).map(({ phone }) => phone);
  const [holdingsOf, history, blocks] = await Promise.all([
    readHoldings(orders),
    readHistory(undecided),
    readBlocks(undecided),
  ]);
  const withEarlier = orders.map(async (order, index) => ({
    ...order,
    ...(stored[index] && { timeline: buildTimeline(stored[index]), ...toParcelTracking(stored[index]) }),
    earlier: await readEarlierOrders(order),
    holdings: holdingsOf(order),
    ...toWarnings(order, history.get(order.phone), blocks.get(order.phone)),
  }));
  return await Promise.all(withEarlier);
}

/** What to look at before it is confirmed; once it is decided, nothing. */
function toWarnings(
  order: OrderDto,
  history: readonly HistoryOrder[] = [],
  block?: PhoneBlock,
): Pick<AdminOrderDto, "flags" | "phoneBlock"> {
  if (!isUndecided(order.status)) return { flags: [], phoneBlock: null };
  return {
    flags: listFlags(order, history),
    phoneBlock: toPhoneBlock(block),
  };
}

async function withDeskFacts(stored: StoredOrder[]): Promise<(OrderDto & DeskFacts)[]> {
  const names = await readNames(stored.flatMap(idsOfDeskFacts));
  return stored.map((order) => ({ ...toOrderDto(order), ...toDeskFacts(order, names) }));
}

const findByIds = (orderIds: string[]) =>
  Order.find({ _id: { $in: orderIds }, ...shownOrders({}) })
    .sort({ _id: 1 })
    .lean();

type StoredOrder = Awaited<ReturnType<typeof findByIds>>[number];

/** The shown orders of these ids as they are printed: oldest first, as they are packed. */
export async function listPrintedOrders(orderIds: string[]): Promise<PrintedOrder[]> {
  const stored = await findByIds(orderIds);
  const links = await Promise.all(stored.map((order) => trackingLinkOf(order, order.language ?? "en")));
  const printed = await withDeskFacts(stored);
  return printed.map((order, index) => ({
    ...order,
    ...(stored[index] && toParcelTracking(stored[index])),
    trackingLink: links[index] ?? "",
    consignmentId: stored[index]?.parcel?.consignmentId ?? "",
  }));
}

/** One order as the desk shows it. Throws NOT_FOUND. */
export async function requireAdminOrder(orderId: string): Promise<AdminOrderDto> {
  const [order] = await toAdminOrders(await findByIds([orderId]));
  if (order) return order;
  throw orderGone();
}

/** The last orders from this phone before this one, those that were cancelled by deleting them too. */
async function readEarlierOrders({ _id, phone }: OrderDto): Promise<EarlierOrders> {
  // Its customer has deleted their account.
  if (phone === "") return countEarlier([]);
  const earlier = await Order.find({ phone, status: { $in: ORDER_STATUSES }, _id: { $lt: _id } })
    // Named: among several indexes another one may look at many more.
    .hint(engineHint({ phone: 1, status: 1, _id: 1 }))
    .sort({ _id: -1 })
    .limit(MOST_EARLIER_ORDERS)
    .select("status")
    .lean();
  return countEarlier(earlier);
}
