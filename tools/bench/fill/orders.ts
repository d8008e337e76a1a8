import mongoose from "mongoose";
import { searchKeysOf } from "@/lib/orders/search/rules";
import { ORDER_COUNTER } from "@/lib/orders/place/next-order-number";
import { orderAmount } from "@/lib/orders/charges/rules";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { findUnits } from "@/lib/orders/find-units";
import { readGoods } from "@/lib/orders/read-goods";
import { Counter } from "@/models/counter";
import { Order } from "@/models/order";
import { StockUnit } from "@/models/stock-unit";
import { HOUR_MS } from "@/lib/platform/time/durations.mjs";

const FIRST_NAMES = ["Karim", "Rahim", "Nusrat", "Tanvir", "Sumon", "মোঃ আব্দুর", "Shahriar", "Rafiq"];
const LAST_NAMES = ["Uddin", "Ahmed", "Chowdhury", "রহমান", "Hossain", "Islam", "Khan"];
const BATCH = 1_000;
const NUMBER_BEFORE_FIRST = 10_000;
/** The prefix of the keys of orders that were written straight into the database. */
export const WRITTEN = "written";

interface FillOptions {
  /** Without products, the orders name products that are no longer in the shop. */
  products?: readonly ProductDto[];
  /** Changes an order by its index, where 0 is the newest. */
  finish?: (order: MadeOrder, index: number) => MadeOrder;
}

/** Fills the shop up to so many orders, one in fifty of them pending, like a shop of some years. */
export async function fillOrders(
  total: number,
  { products = [], finish = (order) => order }: FillOptions = {},
): Promise<void> {
  for (let made = await Order.countDocuments(); made < total;) {
    const size = Math.min(BATCH, total - made);
    const places = Array.from({ length: size }, (_, index) => made + index);
    const orders = places.map((index) => finish(makeOrder(index, products), index));
    await nameUnits(orders, products);
    await Order.collection.insertMany(orders);
    if (products.length > 0) await bookStock(orders);
    made += size;
  }
  await Counter.updateOne(
    { _id: ORDER_COUNTER },
    { $max: { value: NUMBER_BEFORE_FIRST + total } },
    { upsert: true },
  );
}

export type MadeOrder = ReturnType<typeof makeOrder>;

/** Adds the pieces that these orders hold or have sold to the stock units, as if they had come in for them. */
async function bookStock(orders: readonly MadeOrder[]): Promise<void> {
  const taken = new Map<string, { held: number; sold: number }>();
  for (const { status, cartItems } of orders) {
    if (status === "Canceled") continue;
    for (const { unitId, quantity } of cartItems) {
      if (!unitId) continue;
      const counts = taken.get(unitId.toString()) ?? { held: 0, sold: 0 };
      if (status === "pending") counts.held += quantity;
      else counts.sold += quantity;
      taken.set(unitId.toString(), counts);
    }
  }
  const updates = [...taken].map(([unitId, { held, sold }]) => {
    const update = { $inc: { held, sold, received: held + sold, revision: 1 } };
    return { updateOne: { filter: { _id: new mongoose.Types.ObjectId(unitId) }, update } };
  });
  if (updates.length > 0) await StockUnit.bulkWrite(updates, { timestamps: false });
}

async function nameUnits(orders: MadeOrder[], products: readonly ProductDto[]): Promise<void> {
  const lines = orders.flatMap(({ cartItems }) => cartItems);
  const wanted = (line: (typeof lines)[number]) => ({ ...line, productId: line.productId.toString() });
  const unitOf = await findUnits(lines.map(wanted), await readGoods(products.map(({ _id }) => _id)));
  for (const line of lines) line.unitId = unitOf(wanted(line)) ?? undefined;
}

function makeOrder(index: number, products: readonly ProductDto[]) {
  const person = {
    name: `${FIRST_NAMES[index % FIRST_NAMES.length]} ${LAST_NAMES[index % LAST_NAMES.length]}`,
    email: `person.${Math.floor(index / 3)}@mail.example`,
    // Every third order comes from a phone that has ordered before.
    phone: `01${3 + (index % 7)}${String(10_000_000 + Math.floor(index / 3) * 4_421).slice(-8)}`,
  };
  const cartItems = [makeLine(index, products), makeLine(index + 1, products)];
  const address = `House ${index % 90}, Road ${index % 30}, Dhanmondi, Dhaka`;
  return {
    _id: new mongoose.Types.ObjectId(),
    userId: new mongoose.Types.ObjectId(),
    key: `${WRITTEN} ${index}`,
    orderNumber: NUMBER_BEFORE_FIRST + 1 + index,
    ...person,
    searchKeys: searchKeysOf({ ...person, address, cartItems }),
    address,
    deliveryLocation: "Inside Dhaka",
    paymentMethod: "Cash On Delivery",
    amount: orderAmount(cartItems, { deliveryLocation: "Inside Dhaka" }),
    deliveryCharge: 100,
    cartItems,
    status: index % 50 === 0 ? "pending" : index % 7 === 0 ? "Canceled" : "Confirmed",
    orderTime: new Date(Date.now() - index * HOUR_MS),
    deletedAt: index % 100 === 3 ? new Date() : null,
    // Some pending orders have a time to call again; some deleted ones were cancelled by their customer.
    ...(index % 150 === 0 && { nextCallAt: new Date(Date.now() + (index % 400) * HOUR_MS - 100 * HOUR_MS) }),
    ...(index % 200 === 3 && { isCalledOff: true }),
  };
}

function makeLine(index: number, products: readonly ProductDto[]) {
  const product = products[index % products.length];
  const option = product?.stockByOption?.[0] ?? { size: "32", color: "Indigo" };
  return {
    _id: new mongoose.Types.ObjectId(),
    productId: new mongoose.Types.ObjectId(product?._id),
    productName: product?.name ?? `Selvedge Jean ${index % 500}`,
    category: product?.category ?? "Denim Pants",
    size: option.size,
    color: option.color,
    unitId: undefined as mongoose.Types.ObjectId | undefined,
    quantity: 1,
    price: product?.price ?? 1_250,
    image1: product?.image1 ?? "/catalogue/raw-selvedge-jean-14oz-1-960.webp",
    image2: "",
    image3: "",
  };
}
