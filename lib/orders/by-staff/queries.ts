import "server-only";
import { areaName } from "@/lib/areas";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { listProductsByIds } from "@/lib/catalogue/products/queries";
import { findForDesk } from "@/lib/catalogue/search/find-for-desk";
import type { LastContact, PlacedAtDesk } from "@/lib/orders/by-staff/schema";
import { Order } from "@/models/order";
import { ORDER_STATUSES } from "@/lib/orders/lifecycle";
import { isComingBack } from "@/lib/orders/lifecycle/rules";
import { orderGone } from "@/lib/orders/order-gone";
import { countEarlier } from "@/lib/orders/all-orders/rules";
import type { HistoryOrder } from "@/lib/orders/all-orders/flags";
import { readHistory } from "@/lib/orders/all-orders/read-history";
import { toDhakaDay } from "@/lib/platform/time/dhaka";

/** As many as people look through on a phone. */
const MOST_CHOICES = 20;

/** The contact of this phone's last order, and the history of its orders; null where there is none. */
export async function getLastContact(phone: string): Promise<LastContact> {
  const [order, orders] = await Promise.all([
    Order.findOne({ phone, status: { $in: ORDER_STATUSES } })
      .sort({ _id: -1 })
      .select("name address deliveryLocation district thana email")
      .lean(),
    readHistory([phone]),
  ]);
  if (!order) return { contact: null, history: null };
  const { name, address, deliveryLocation, email } = order;
  const area = areaName(order);
  return {
    contact: { name, address, deliveryLocation, area, email },
    history: summarize(orders.get(phone) ?? []),
  };
}

function summarize(orders: readonly HistoryOrder[]): LastContact["history"] {
  const [last] = orders;
  if (!last) return null;
  return {
    ...countEarlier(orders),
    returned: orders.filter(({ parcel }) => isComingBack(parcel)).length,
    lastDay: toDhakaDay(last.time),
  };
}

/** What is told of an order that was placed at the desk. Throws NOT_FOUND. */
export async function requirePlaced(orderId: string): Promise<PlacedAtDesk> {
  const order = await Order.findById(orderId).select("orderNumber status").lean();
  const status = ORDER_STATUSES.find((known) => known === order?.status);
  if (!order || !status) throw orderGone();
  return { insertedId: orderId, orderNumber: order.orderNumber ?? 0, status };
}

/** The first products that the desk's search finds. */
export async function listChoices(q: string): Promise<ProductDto[]> {
  const ids = (await findForDesk(q)).slice(0, MOST_CHOICES);
  const found = await listProductsByIds(ids);
  return found.toSorted((one, two) => ids.indexOf(one._id) - ids.indexOf(two._id));
}
