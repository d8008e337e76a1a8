import "server-only";
import { workable } from "@/lib/orders/call-queue/change-at-desk";
import type { CustomerOrdersQuery } from "@/lib/orders/customers/schema";
import { type OrderDto, toOrderDto } from "@/lib/orders/dto";
import type { readableBy } from "@/lib/orders/for-staff";
import { behind } from "@/lib/platform/database/behind";
import { engineHint } from "@/lib/platform/database/engine-hint";
import { type Page, toPage } from "@/lib/platform/http/list";
import { Order } from "@/models/order";

const PAGE_SIZE = 25;

const NEWEST_FIRST = { _id: -1 } as const;

interface Asked {
  query: CustomerOrdersQuery;
  readable: ReturnType<typeof readableBy>;
}

/** A page of the orders of a phone that somebody at the desk may read, newest first. */
export async function listOrdersOfPhone(
  phone: string,
  { query: { cursor }, readable }: Asked,
): Promise<Page<OrderDto>> {
  const orders = await Order.find({
    phone,
    $and: [workable(), readable, behind(NEWEST_FIRST, cursor ? [cursor] : undefined)],
  })
    .hint(engineHint({ phone: 1, status: 1, _id: 1 }))
    .sort(NEWEST_FIRST)
    .limit(PAGE_SIZE + 1)
    .lean();
  return toPage(orders.map(toOrderDto), PAGE_SIZE, ({ _id }) => _id);
}
