import "server-only";
import { workable } from "@/lib/orders/call-queue/change-at-desk";
import type { ListCustomersQuery } from "@/lib/orders/customers/schema";
import type { readableBy } from "@/lib/orders/for-staff";
import { orderGone } from "@/lib/orders/order-gone";
import { shownOrders } from "@/lib/orders/queries";
import { behind } from "@/lib/platform/database/behind";
import { engineHint } from "@/lib/platform/database/engine-hint";
import type { Page } from "@/lib/platform/http/list";
import { Order } from "@/models/order";

const PAGE_SIZE = 25;
const AT_ONCE = 50;
/** A page is shorter where so many orders in a row are earlier ones of customers that stand above. */
const MOST_LOOKED_AT = 2_000;

const NEWEST_FIRST = { _id: -1 } as const;

type Readable = ReturnType<typeof readableBy>;

/** The newest order of a customer: its id is how calls and addresses name them, so that no phone stands there. */
export interface LastOrder {
  orderId: string;
  phone: string;
}

interface Asked extends ListCustomersQuery {
  /** Leaves out newer orders, so that somebody who orders while all customers are read is not missed. */
  upTo?: string;
}

/**
 * The customers whose orders somebody may read, or of whom one order meets a search, each by the newest such order.
 * Walks the orders, newest first, and leaves out those that have a newer one of the same phone.
 */
export async function listLastOrders(
  { q, cursor, limit = PAGE_SIZE, upTo }: Asked,
  readable: Readable = {},
): Promise<Page<LastOrder>> {
  const filter = ofCustomers(readable, { q, upTo });
  // An order without a phone is of nobody: its person has been erased.
  const met = new Set<string>([""]);
  const rows: LastOrder[] = [];
  let seen = cursor;
  for (let looked = 0; looked < MOST_LOOKED_AT; looked += AT_ONCE) {
    const orders = await Order.find({ $and: [filter, behind(NEWEST_FIRST, seen ? [seen] : undefined)] })
      .sort(NEWEST_FIRST)
      .limit(AT_ONCE)
      .select("phone")
      .lean();
    const unmet = new Set(orders.map(({ phone }) => phone).filter((phone) => !met.has(phone)));
    const above = cursor ? await listAbove({ filter, cursor, phones: [...unmet] }) : [];
    for (const phone of above) met.add(phone);
    for (const { _id, phone } of orders) {
      if (met.has(phone)) continue;
      if (rows.length === limit) return { rows, next: rows.at(-1)?.orderId ?? null };
      met.add(phone);
      rows.push({ orderId: _id.toString(), phone });
    }
    if (orders.length < AT_ONCE) return { rows, next: null };
    seen = orders.at(-1)?._id.toString();
  }
  return { rows, next: seen ?? null };
}

/** The orders that customers are listed by: in the shape of the list of all orders, whose plans the database knows. */
function ofCustomers(readable: Readable, { q, upTo }: Pick<Asked, "q" | "upTo"> = {}) {
  return { $and: [{ ...shownOrders({ q }), ...(upTo && { _id: { $lte: upTo } }) }, readable] };
}

interface Above {
  filter: ReturnType<typeof ofCustomers>;
  cursor: string;
  phones: string[];
}

/** Those of the phones that stand on a page above: one look each, however many orders a phone has. */
async function listAbove({ filter, cursor, phones }: Above): Promise<string[]> {
  const look = async (phone: string) => {
    const newer = await Order.findOne({ phone, _id: { $gte: cursor }, ...filter })
      .hint(engineHint({ phone: 1, status: 1, _id: 1 }))
      .select("_id")
      .lean();
    return newer ? [phone] : [];
  };
  return (await Promise.all(phones.map(look))).flat();
}

/** The phone of the customer of an order that somebody may read; null where there is no such order. */
export async function getCustomerPhone(orderId: string, readable: Readable = {}): Promise<string | null> {
  const order = await Order.findOne({ _id: orderId, $and: [workable(), readable] })
    .select("phone")
    .lean();
  return order?.phone || null;
}

/** The same. Throws NOT_FOUND. */
export async function requireCustomerPhone(orderId: string, readable: Readable = {}): Promise<string> {
  const phone = await getCustomerPhone(orderId, readable);
  if (phone === null) throw orderGone();
  return phone;
}
