import mongoose from "mongoose";
import { CATEGORIES } from "@/lib/categories";
import { COURIERS } from "@/lib/delivery/couriers/registry";
import { type DayRange, listUsualRanges } from "@/lib/platform/time/day-range";
import { readNumbers } from "@/lib/reports/numbers/queries";
import { refreshNumbers } from "@/lib/reports/numbers/refresh-numbers";
import { countOrders } from "@/lib/orders/queries";
import { listParcels } from "@/lib/delivery/parcels/queries";
import { readCash } from "@/lib/cash/payouts/queries";
import { readCashFlow } from "@/lib/cash/read-cash-flow";
import { listReturns } from "@/lib/returns/queries";
import { atMost } from "@/tools/bench/measure/bounds";
import { figure } from "@/tools/bench/measure/figures";
import { timeReads } from "@/tools/bench/measure/time-reads";
import { fillOrders, type MadeOrder } from "@/tools/bench/fill/orders";
import { inTurn, range } from "@/tools/stress/many";
import { DAY_MS, MINUTE_MS } from "@/lib/platform/time/durations.mjs";

const ORDERS = 200_000;
const YEARS_MS = 2 * 365 * DAY_MS;
/** As many products as the demo has, in sizes and colours. */
const PRODUCT_IDS = range(96).map(() => new mongoose.Types.ObjectId());
const SIZES = ["S", "M", "L", "XL", "XXL"];
const COLORS = ["Indigo", "Black", "Olive"];
const TOWNS = [
  "Dhanmondi, Dhaka",
  "Gazipur",
  "Chattogram",
  "Sylhet",
  "Khulna",
  "Rajshahi",
  "Rangpur",
  "Barishal",
];

/** Fills the connected database with two years of orders, most of them delivered and paid out, and measures what sums them. */
export async function measureNumberReads() {
  const orders = atMost(ORDERS);
  await fillOrders(orders, { finish: (order, index) => finishOrder(order, (index * ORDERS) / orders) });
  await refreshNumbers({ withinMs: Infinity });
  const [month, year] = [rangeOf("30 days"), rangeOf("A year")];
  const times = await timeReads({
    "numbers of 30 days": () => readNumbers(month),
    "numbers of a year": () => readNumbers(year),
    "cash with couriers": () => readCash(),
    "cash of 30 days": () => readCashFlow(month),
    "cash of a year": () => readCashFlow(year),
    "tab counts": () => countOrders(),
    "parcels to pack": () => listParcels(),
    "parcels that are done": () => listParcels({ tab: "done" }),
    returns: () => listReturns(),
  });
  const figures = [...times].map(([name, values]) =>
    figure(`numbers: ${name}, on ${orders} orders`, "ms", values),
  );
  return { figures, violations: [] };
}

function rangeOf(wanted: string): DayRange {
  const found = listUsualRanges(Date.now()).find(({ name }) => name === wanted);
  if (!found) throw new Error(`The page of numbers has no range "${wanted}".`);
  return found;
}

/** One in twenty that were confirmed comes back, and those of the last days are still on their way. */
function finishOrder(order: MadeOrder, index: number): MadeOrder {
  const age = (index * YEARS_MS) / ORDERS;
  const orderTime = new Date(Date.now() - age);
  const after = (ms: number) => new Date(orderTime.getTime() + ms);
  const finished = {
    ...order,
    orderTime,
    createdAt: orderTime,
    updatedAt: orderTime,
    address: `House ${index % 90}, ${TOWNS[index % TOWNS.length]}`,
    cartItems: order.cartItems.map((line, at) => ({ ...line, ...makeOption(index + at) })),
    // What waits longer than a day waits no more.
    status: order.status === "pending" && age > DAY_MS ? "Canceled" : order.status,
  };
  if (finished.status !== "Confirmed") return finished;
  const confirmedAt = after((5 + (index % 600)) * MINUTE_MS);
  return Object.assign(finished, { confirmedAt, parcel: makeParcel({ order, index, age, after }) });
}

function makeOption(index: number) {
  const at = (index * 7) % PRODUCT_IDS.length;
  return {
    productId: inTurn(PRODUCT_IDS, at),
    productName: `Product ${at}`,
    category: inTurn(CATEGORIES, at).name,
    size: inTurn(SIZES, index),
    color: inTurn(COLORS, index),
  };
}

interface ParcelOptions {
  order: MadeOrder;
  index: number;
  /** Since it was ordered, in milliseconds. */
  age: number;
  after: (ms: number) => Date;
}

function makeParcel({ order, index, age, after }: ParcelOptions) {
  const courier = inTurn(COURIERS, index);
  const [handedOverAt, deliveredAt, paidAt] = [after(DAY_MS), after(3 * DAY_MS), after(7 * DAY_MS)];
  if (age < DAY_MS) return { state: "toPack", since: after(0) };
  const sent = { handedOverAt, courier, cashExpected: order.amount };
  if (age < 3 * DAY_MS) return { ...sent, state: "handedOver", since: handedOverAt };
  if (index % 20 === 1) return { ...sent, state: "returned", since: deliveredAt, cashExpected: 0 };
  const delivered = { ...sent, state: "delivered", since: deliveredAt };
  if (age < 7 * DAY_MS) return delivered;
  return { ...delivered, cashReceived: order.amount, cash: [{ at: paidAt, amount: order.amount }] };
}
