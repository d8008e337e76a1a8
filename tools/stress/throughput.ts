import mongoose from "mongoose";
import { makeProduct } from "@/testing/products";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { DELIVERY_CHARGES } from "@/lib/site";
import { Order } from "@/models/order";
import { StockUnit } from "@/models/stock-unit";
import { atMost } from "@/tools/bench/measure/bounds.mjs";
import { readCpuTime } from "@/tools/bench/measure/cpu-time";
import { readCounters } from "@/tools/bench/measure/database-cost";
import { percentile } from "@/tools/bench/measure/figures";
import { range, tell, unexpected } from "@/tools/stress/count";
import { inChunks } from "@/tools/stress/in-chunks";
import type { Report } from "@/tools/stress/run-scenarios";
import { listViolationsAtRest, WRITTEN } from "@/tools/stress/at-rest";
import { placeOrder, summarize } from "@/tools/stress/place";
import { type Basket, fillBaskets } from "@/tools/stress/shoppers";
import type { Stage } from "@/tools/stress/stage";
import { layOut } from "@/tools/stress/table";

const AT_A_TIME = 50;
/** As many as press at the same moment in a shop that sells every second. */
const FEW_AT_A_TIME = 5;
const WARM_UP = 200;
const ORDERS = 1_000;
const ORDERS_OF_FEW = 300;
const BARE_INSERTS = 2_000;
const PRODUCTS = 20;
const LINES = 2;
const MILLISECONDS_PER_SECOND = 1_000;
const MICROSECONDS_PER_MILLISECOND = 1_000;

export interface Throughput {
  perSecond: number;
  milliseconds: number[];
  /** While few order at a time. */
  millisecondsOfFew: number[];
  barePerSecond: number;
  tripsPerOrder: number;
  /** Processor time of an order, in milliseconds: of all servers, of the database, and of who orders. */
  cpuPerOrder: Cpu;
  codes: string[];
  violations: string[];
}

interface Cpu {
  servers: number;
  database: number;
  clients: number;
}

/**
 * Measures POST /orders beside what the driver alone can insert into the same database: the same documents, as many
 * at a time, each acknowledged from the journal.
 */
export async function measureThroughput(stage: Stage, waiting = 0): Promise<Throughput> {
  const products: ProductDto[] = [];
  for (const _ of range(PRODUCTS)) products.push(await makeProduct({ stock: "99999" }));
  for (const product of products) await letOrdersWait(product, waiting);
  const [first, orders, last] = [atMost(WARM_UP), atMost(ORDERS), atMost(ORDERS_OF_FEW)];
  const baskets = await makeBaskets(products, first + orders + last);
  const warmUp = await placeAll(stage, baskets.slice(0, first));
  // Before and after, because the machine may have other work too.
  const bareBefore = await insertBare();
  const { commands: tripsBefore } = await readCounters();
  const cpuBefore = await readCpu(stage);
  const measured = await placeAll(stage, baskets.slice(first, first + orders));
  const cpu = await readCpu(stage);
  const trips = (await readCounters()).commands - tripsBefore;
  const few = await placeAll(stage, baskets.slice(first + orders), FEW_AT_A_TIME);
  const barePerSecond = (bareBefore + (await insertBare())) / 2;
  const all = [warmUp, measured, few];
  const violations = [
    ...unexpected(
      all.flatMap(({ codes }) => codes),
      ["done"],
    ),
    ...(await listViolationsAtRest(stage.acknowledged)),
  ];
  const { perSecond, milliseconds, codes } = measured;
  return {
    perSecond,
    milliseconds,
    millisecondsOfFew: few.milliseconds,
    barePerSecond,
    tripsPerOrder: trips / orders,
    cpuPerOrder: {
      servers: (cpu.servers - cpuBefore.servers) / orders,
      database: (cpu.database - cpuBefore.database) / orders,
      clients: (cpu.clients - cpuBefore.clients) / orders,
    },
    codes,
    violations,
  };
}

/** Prints the figures and what went wrong. */
export function printThroughput(measured: Throughput, waiting = 0): Report {
  const { perSecond, barePerSecond, tripsPerOrder, cpuPerOrder, codes, violations } = measured;
  const { servers, database, clients } = cpuPerOrder;
  console.log(
    layOut([
      ["POST /orders", `${codes.length} orders of ${LINES} lines, ${AT_A_TIME} at a time, journaled`],
      ["orders that wait on each product", String(waiting)],
      ["answers", tell(codes)],
      ["orders per second", perSecond.toFixed(1)],
      ["p50 / p95 / p99", percentiles(measured.milliseconds)],
      [`the same with ${FEW_AT_A_TIME} at a time`, percentiles(measured.millisecondsOfFew)],
      [
        "processor time per order: servers, database, clients",
        [servers, database, clients].map((milliseconds) => `${milliseconds.toFixed(1)} ms`).join(", "),
      ],
      ["bare journaled inserts per second", barePerSecond.toFixed(1)],
      ["orders as a share of bare inserts", `${((100 * perSecond) / barePerSecond).toFixed(2)} %`],
      ["database round trips per order", tripsPerOrder.toFixed(1)],
    ]),
  );
  for (const violation of violations) console.log(`  ${violation}`);
  return { name: "throughput", clients: AT_A_TIME, happened: tell(codes), violations };
}

const percentiles = (milliseconds: number[]): string =>
  [0.5, 0.95, 0.99].map((share) => `${Math.round(percentile(milliseconds, share))} ms`).join(" / ");

/** Pending orders of a piece each, written straight into the database. */
async function letOrdersWait(product: ProductDto, count: number): Promise<void> {
  const unit = await StockUnit.findOne({ productId: product._id }).lean();
  if (!unit || count === 0) return;
  const orders = range(count).map((index) => ({
    _id: new mongoose.Types.ObjectId(),
    userId: new mongoose.Types.ObjectId(),
    key: `${WRITTEN} ${index}`,
    status: "pending",
    name: "Rahim Uddin",
    email: `waiting-${index}@example.com`,
    phone: "01712345678",
    address: "Dhanmondi, Dhaka",
    deliveryLocation: "Inside Dhaka",
    paymentMethod: "Cash On Delivery",
    amount: product.price + DELIVERY_CHARGES["Inside Dhaka"],
    deliveryCharge: DELIVERY_CHARGES["Inside Dhaka"],
    orderTime: new Date(),
    orderNumber: (waitingNumber += 1),
    deletedAt: null,
    cartItems: [
      {
        _id: new mongoose.Types.ObjectId(),
        productId: unit.productId,
        unitId: unit._id,
        quantity: 1,
        price: product.price,
      },
    ],
  }));
  await Order.collection.insertMany(orders);
  await StockUnit.updateOne({ _id: unit._id }, { $inc: { held: count, received: count } });
}

/** Far above those that the shop gives out. */
let waitingNumber = 10_000_000;

async function makeBaskets(products: ProductDto[], count: number): Promise<Basket[]> {
  return await fillBaskets(count, (index) =>
    range(LINES).flatMap((line) => {
      const product = products[(index * LINES + line) % products.length];
      return product ? [{ product, quantity: 1 }] : [];
    }),
  );
}

/** autocannon cannot do this: each order is a shopper's own, is tried again as browsers do, and its answer is kept. */
async function placeAll(stage: Stage, baskets: Basket[], atATime = AT_A_TIME) {
  const milliseconds: number[] = [];
  const startedAt = performance.now();
  const placed = await inChunks(
    baskets,
    async (basket) => {
      const sentAt = performance.now();
      const done = await placeOrder(stage, basket);
      milliseconds.push(performance.now() - sentAt);
      return done;
    },
    atATime,
  );
  const seconds = (performance.now() - startedAt) / MILLISECONDS_PER_SECOND;
  return {
    milliseconds,
    perSecond: baskets.length / seconds,
    ...summarize(placed),
  };
}

/** Processor time so far, in milliseconds. */
async function readCpu({ servers, database }: Stage): Promise<Cpu> {
  const ofServers = await Promise.all(servers.map(({ pid }) => readCpuTime(pid())));
  const { user, system } = process.cpuUsage();
  return {
    servers: ofServers.reduce((sum, milliseconds) => sum + milliseconds, 0),
    database: await readCpuTime(database.pid()),
    clients: (user + system) / MICROSECONDS_PER_MILLISECOND,
  };
}

async function insertBare(): Promise<number> {
  const inserts = atMost(BARE_INSERTS);
  const order = await Order.findOne({ status: "pending" }).lean();
  const collection = mongoose.connection.collection("bareInserts");
  const startedAt = performance.now();
  await inChunks(
    range(inserts),
    () => collection.insertOne({ ...order, _id: new mongoose.Types.ObjectId() }),
    AT_A_TIME,
  );
  return (inserts * MILLISECONDS_PER_SECOND) / (performance.now() - startedAt);
}
