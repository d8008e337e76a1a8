import mongoose from "mongoose";
import { CATEGORIES } from "@/lib/categories";
import { type DayRange, listUsualRanges, type NamedRange } from "@/lib/platform/time/day-range";
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
import { liveTwoYears } from "@/tools/bench/fill/two-years";
import { inTurn, range } from "@/tools/stress/many";

const ORDERS = 200_000;
/** As many products as the demo has, in sizes and colours. */
const PRODUCT_IDS = range(96).map(() => new mongoose.Types.ObjectId());
const SIZES = ["S", "M", "L", "XL", "XXL"];
const COLORS = ["Indigo", "Black", "Olive"];

/** Fills the connected database with two years of orders, most of them delivered and paid out, and measures what sums them. */
export async function measureNumberReads() {
  const orders = atMost(ORDERS);
  await fillOrders(orders, { finish: (order, index) => liveTwoYears(nameProducts(order, index), index) });
  await refreshNumbers({ withinMs: Infinity });
  const [month, year] = [rangeOf("thirtyDays"), rangeOf("year")];
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

function rangeOf(wanted: NamedRange["name"]): DayRange {
  const found = listUsualRanges(Date.now()).find(({ name }) => name === wanted);
  if (!found) throw new Error(`The page of numbers has no range "${wanted}".`);
  return found;
}

function nameProducts(order: MadeOrder, index: number): MadeOrder {
  return { ...order, cartItems: order.cartItems.map((line, at) => ({ ...line, ...makeOption(index + at) })) };
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
