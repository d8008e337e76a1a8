import mongoose from "mongoose";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { Order } from "@/models/order";
import { atMost } from "@/tools/bench/measure/bounds";
import { readCpuTime } from "@/tools/bench/measure/cpu-time";
import { readCounters } from "@/tools/bench/measure/database-cost";
import { percentile } from "@/tools/bench/measure/figures";
import { fillOrders } from "@/tools/bench/fill/orders";
import { inChunks, inTurn, range } from "@/tools/stress/many";
import type { Report } from "@/tools/stress/run-scenarios";
import { listViolationsAtRest } from "@/tools/stress/at-rest";
import { type Basket, fillBaskets, makeProducts } from "@/tools/stress/shoppers";
import type { Stage } from "@/tools/stress/stage";
import { layOut } from "@/tools/stress/table";

const AT_A_TIME = 50;
/** As many as press at the same moment in a shop that sells every second. */
const FEW_AT_A_TIME = 5;
/** More than the servers' lines are made for: nobody is to be refused, and no less is to be sold. */
const MANY_AT_A_TIME = 100;
const WARM_UP = 200;
const ORDERS = 1_000;
const ORDERS_OF_FEW = 300;
const ORDERS_OF_MANY = 1_000;
const BARE_INSERTS = 2_000;
const PRODUCTS = 20;
const LINES = 2;
const MILLISECONDS_PER_SECOND = 1_000;
const MICROSECONDS_PER_MILLISECOND = 1_000;

export type Throughput = Awaited<ReturnType<typeof measureThroughput>>;

/**
 * Measures POST /orders beside what the driver alone can insert into the same database: the same documents, as many
 * at a time, each acknowledged from the journal.
 */
export async function measureThroughput(stage: Stage, waiting = 0) {
  const products = await makeProducts(PRODUCTS, { stock: "99999" });
  await letOrdersWait(products, waiting);
  const [first, orders, ofFew] = [atMost(WARM_UP), atMost(ORDERS), atMost(ORDERS_OF_FEW)];
  const ofMany = atMost(ORDERS_OF_MANY);
  const baskets = await makeBaskets(products, first + orders + ofFew + ofMany);
  await placeAll(stage, baskets.splice(0, first));
  // Before and after, because the machine may have other work too.
  const bareBefore = await insertBare();
  const { commands: tripsBefore } = await readCounters();
  const cpuBefore = await readCpu(stage);
  const measured = await placeAll(stage, baskets.splice(0, orders));
  const cpu = await readCpu(stage);
  const trips = (await readCounters()).commands - tripsBefore;
  const few = await placeAll(stage, baskets.splice(0, ofFew), FEW_AT_A_TIME);
  const many = await placeAll(stage, baskets, MANY_AT_A_TIME);
  const barePerSecond = (bareBefore + (await insertBare())) / 2;
  return {
    orders,
    ...measured,
    /** While few order at a time. */
    millisecondsOfFew: few.milliseconds,
    many,
    barePerSecond,
    tripsPerOrder: trips / orders,
    /** Processor time of an order, in milliseconds: of all servers, of the database, and of who orders. */
    cpuPerOrder: cpu.map((milliseconds, of) => (milliseconds - (cpuBefore[of] ?? NaN)) / orders),
    violations: [...stage.violations, ...(await listViolationsAtRest(stage.acknowledged))],
  };
}

/** Prints the figures and what went wrong. */
export function printThroughput(measured: Throughput, waiting = 0): Report {
  const { orders, told, perSecond, many, barePerSecond, tripsPerOrder, cpuPerOrder, violations } = measured;
  console.log(
    layOut([
      ["POST /orders", `${orders} orders of ${LINES} lines, ${AT_A_TIME} at a time, journaled`],
      ["orders that wait on each product", String(waiting)],
      ["answers", told],
      ["orders per second", perSecond.toFixed(1)],
      ["p50 / p95 / p99", percentiles(measured.milliseconds)],
      [`the same with ${FEW_AT_A_TIME} at a time`, percentiles(measured.millisecondsOfFew)],
      [`orders per second with ${MANY_AT_A_TIME} at a time`, `${many.perSecond.toFixed(1)}: ${many.told}`],
      [
        "processor time per order: servers, database, clients",
        cpuPerOrder.map((milliseconds) => `${milliseconds.toFixed(1)} ms`).join(", "),
      ],
      ["bare journaled inserts per second", barePerSecond.toFixed(1)],
      ["orders as a share of bare inserts", `${((100 * perSecond) / barePerSecond).toFixed(2)} %`],
      ["database round trips per order", tripsPerOrder.toFixed(1)],
    ]),
  );
  for (const violation of violations) console.log(`  ${violation}`);
  return { name: "throughput", clients: AT_A_TIME, happened: told, violations };
}

const percentiles = (milliseconds: number[]): string =>
  [0.5, 0.95, 0.99].map((share) => `${Math.round(percentile(milliseconds, share))} ms`).join(" / ");

/** Pending orders, so many on each product, written straight into the database. */
async function letOrdersWait(products: ProductDto[], waiting: number): Promise<void> {
  const orderTime = new Date();
  await fillOrders((waiting * products.length) / LINES, {
    products,
    finish: (order) => ({ ...order, status: "pending", orderTime, deletedAt: null }),
  });
}

async function makeBaskets(products: ProductDto[], count: number): Promise<Basket[]> {
  return await fillBaskets(count, (index) =>
    range(LINES).map((line) => ({ product: inTurn(products, index * LINES + line), quantity: 1 })),
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
      const done = await stage.place(basket);
      milliseconds.push(performance.now() - sentAt);
      return done;
    },
    atATime,
  );
  const seconds = (performance.now() - startedAt) / MILLISECONDS_PER_SECOND;
  return { milliseconds, perSecond: baskets.length / seconds, ...stage.summarize(placed) };
}

/** Processor time so far, in milliseconds: of all servers, of the database, and of this process. */
async function readCpu({ servers, database }: Stage): Promise<number[]> {
  const ofServers = await Promise.all(servers.map(({ pid }) => readCpuTime(pid())));
  const { user, system } = process.cpuUsage();
  return [
    ofServers.reduce((sum, milliseconds) => sum + milliseconds, 0),
    await readCpuTime(database.pid()),
    (user + system) / MICROSECONDS_PER_MILLISECOND,
  ];
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
