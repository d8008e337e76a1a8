import "server-only";
import { areaName } from "@/lib/areas";
import { type ProductDto, toProductDto } from "@/lib/catalogue/products/dto";
import { findProducts } from "@/lib/catalogue/search/find-products";
import { readCatalogue } from "@/lib/catalogue/search/keep-catalogue";
import type { LastContact, PlacedAtDesk } from "@/lib/orders/by-staff/schema";
import { escapeRegExp, foldCase } from "@/lib/platform/text/text";
import { Order } from "@/models/order";
import { Product } from "@/models/product";
import { ORDER_STATUSES } from "@/lib/orders/lifecycle";
import { isComingBack } from "@/lib/orders/lifecycle/rules";
import { orderGone } from "@/lib/orders/order-gone";
import { countEarlier } from "@/lib/orders/all-orders/rules";
import type { HistoryOrder } from "@/lib/orders/all-orders/flags";
import { readHistory } from "@/lib/orders/all-orders/read-history";
import { toDhakaDay } from "@/lib/platform/time/dhaka";
import { PUBLISHED } from "@/lib/catalogue/products/drafts";

/** As many as people look through on a phone. */
const MOST_CHOICES = 20;
const MOST_WORDS = 6;

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

/**
 * The newest products in which each of these words is found: in the name from wherever, in the category or a colour from
 * a word's beginning, or as a whole size. Where there are none, those that a shopper's search finds, who writes "jins".
 */
export async function listChoices(q: string): Promise<ProductDto[]> {
  const words = foldCase(q)
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const products = await Product.find({ $and: words.map(hasWord), ...PUBLISHED })
    .sort({ _id: -1 })
    .limit(MOST_CHOICES)
    .lean();
  return (products.length > 0 ? products : await findAsShopper(q)).map(toProductDto);
}

async function findAsShopper(q: string) {
  const { entries } = findProducts(await readCatalogue(), q);
  const ids = entries.slice(0, MOST_CHOICES).map(({ id }) => id);
  const found = await Product.find({ _id: { $in: ids }, ...PUBLISHED }).lean();
  return found.toSorted((one, two) => ids.indexOf(one._id.toString()) - ids.indexOf(two._id.toString()));
}

function hasWord(word: string) {
  const text = escapeRegExp(word);
  const atWord = new RegExp(`(?:^|[\\s-])${text}`, "i");
  return {
    $or: [
      { nameKey: new RegExp(text) },
      { category: atWord },
      { colors: atWord },
      { sizes: new RegExp(`^${text}$`, "i") },
    ],
  };
}
