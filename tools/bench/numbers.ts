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
import { atMost } from "@/tools/bench/measure/bounds.mjs";
import { type Figure, figure } from "@/tools/bench/measure/figures";
import { timeReads } from "@/tools/bench/measure/time-reads";
import { fillOrders, type MadeOrder } from "@/tools/bench/orders";
import { DAY_MS, MINUTE_MS } from "@/lib/platform/time/durations.mjs";

const ORDERS = 200_000;
const YEARS_MS = 2 * 365 * DAY_MS;
/** As many products as the demo has, in sizes and colours. */
const PRODUCT_IDS = Array.from({ length: 96 }, () => new mongoose.Types.ObjectId());
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
export async function measureNumberReads(): Promise<{ figures: Figure[]; violations: string[] }> {
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
  const range = listUsualRanges(Date.now()).find(({ name }) => name === wanted);
  if (!range) throw new Error(`The page of numbers has no range "${wanted}".`);
  return range;
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
    productId: PRODUCT_IDS[at] ?? new mongoose.Types.ObjectId(),
    productName: `Product ${at}`,
    category: (CATEGORIES[at % CATEGORIES.length] ?? CATEGORIES[0]).name,
    size: SIZES[index % SIZES.length] ?? "",
    color: COLORS[index % COLORS.length] ?? "",
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
  const courier = COURIERS[index % COURIERS.length];
  const [handedOverAt, deliveredAt, paidAt] = [after(DAY_MS), after(3 * DAY_MS), after(7 * DAY_MS)];
  if (age < DAY_MS) return { state: "toPack", since: after(0) };
  if (age < 3 * DAY_MS)
    return { state: "handedOver", since: handedOverAt, handedOverAt, courier, cashExpected: order.amount };
  if (index % 20 === 1)
    return { state: "returned", since: deliveredAt, handedOverAt, courier, cashExpected: 0 };
  const delivered = {
    state: "delivered",
    since: deliveredAt,
    handedOverAt,
    courier,
    cashExpected: order.amount,
  };
  if (age < 7 * DAY_MS) return delivered;
  return { ...delivered, cashReceived: order.amount, cash: [{ at: paidAt, amount: order.amount }] };
}
