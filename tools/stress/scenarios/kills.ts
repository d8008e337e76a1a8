import { setTimeout as sleep } from "node:timers/promises";
import { makeProduct } from "@/testing/products";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { Order } from "@/models/order";
import { range, tell, unexpected, unless } from "@/tools/stress/count";
import { insist } from "@/tools/stress/insist";
import { acknowledge } from "@/tools/stress/place";
import type { Acknowledged, Scenario, Size } from "@/tools/stress/scenario";
import { type Basket, fillBaskets, makeShoppers, orderCall } from "@/tools/stress/shoppers";
import type { Stage } from "@/tools/stress/stage";

const PRODUCTS = 5;
const LONGEST_FUSE_MS = 200;
/** With more of them the test would be of its own patience. */
const MOST_UNFINISHED = 150;
/** Every so many-th order is cancelled by its customer, and the one after it confirmed by the admin. */
const DECIDED_EVERY = 5;

interface Finished {
  code: string;
  decision: string;
  acknowledged: Acknowledged[];
  violations: string[];
}

/** Servers and database die again and again, and the clients repeat themselves: all are served, none twice. */
export const kills: Scenario = {
  name: ({ checkouts, serverKills, databaseKills }) =>
    `${checkouts} checkouts, kill -9 of a server ${serverKills} times and of the database ${databaseKills} times`,
  async run(stage, size) {
    const baskets = await makeBaskets(size.checkouts);
    const retries: string[] = [];
    const clients: Promise<Finished>[] = [];
    const unfinished = new Set<Promise<Finished>>();
    const waves = killPlan(stage, size);
    const perWave = Math.ceil(baskets.length / waves.length);
    for (const [index, kill] of waves.entries()) {
      await whenReady(stage);
      while (unfinished.size > MOST_UNFINISHED) await sleep(LONGEST_FUSE_MS);
      const wave = baskets.slice(index * perWave, (index + 1) * perWave);
      for (const [place, basket] of wave.entries()) {
        const client = finish({ stage, basket, retries, place });
        clients.push(client);
        unfinished.add(client);
        void client.finally(() => unfinished.delete(client));
      }
      await sleep(Math.random() * LONGEST_FUSE_MS);
      await kill();
    }
    const finished = await Promise.all(clients);
    await whenReady(stage);
    const codes = finished.map(({ code }) => code);
    return {
      clients: baskets.length,
      happened: `${tell(codes)}; ${tell(finished.map(({ decision }) => decision))}; retries: ${tell(retries)}`,
      violations: [
        ...unexpected(codes, ["done", "OUT_OF_STOCK"]),
        ...finished.flatMap(({ violations }) => violations),
      ],
      acknowledged: finished.flatMap(({ acknowledged }) => acknowledged),
    };
  },
};

async function whenReady({ servers, database }: Stage): Promise<void> {
  await Promise.all([...servers, database].map((one) => one.whenReady()));
}

/** Some products that last, and a scarce one that runs out on the way. */
async function makeBaskets(count: number): Promise<Basket[]> {
  const products: ProductDto[] = [];
  for (const _ of range(PRODUCTS)) products.push(await makeProduct({ stock: "99999" }));
  products.push(await makeProduct({ stock: String(Math.ceil(count / 10)) }));
  return await fillBaskets(await makeShoppers(count), (index) => {
    const chosen = [products[index % products.length], products[(index * 7 + 1) % products.length]];
    const wishes = chosen.flatMap((product) => (product ? [{ product, quantity: (index % 3) + 1 }] : []));
    return index % 2 === 0 ? wishes : wishes.slice(0, 1);
  });
}

/** The kills in their order: the servers in turn, and the database evenly in between. */
function killPlan(
  { servers, database }: Stage,
  { serverKills, databaseKills }: Size,
): (() => Promise<void>)[] {
  const serversBetween = Math.ceil(serverKills / databaseKills);
  return range(serverKills).flatMap((index) => {
    const server = servers[index % servers.length];
    const isDatabaseNext = index % serversBetween === Math.floor(serversBetween / 2);
    return [...(server ? [server.kill] : []), ...(isDatabaseNext ? [database.kill] : [])];
  });
}

interface FinishOptions {
  stage: Stage;
  basket: Basket;
  retries: string[];
  place: number;
}

/** A client until he has his final answer, and some then decide about the order. */
async function finish({ stage, basket, retries, place }: FinishOptions): Promise<Finished> {
  const { ports } = stage;
  const answer = await insist({ ports, call: orderCall(basket), retries });
  const acknowledged = acknowledge({ basket, answer });
  const [order] = acknowledged;
  const turn = place % DECIDED_EVERY;
  if (!order || turn > 1) return { code: answer.code, decision: "left alone", acknowledged, violations: [] };
  const decision = turn === 0 ? "cancelled" : "confirmed";
  const path = `/orders/${order.orderId}`;
  const decided = await insist({
    ports,
    call:
      turn === 0
        ? { method: "DELETE", path, token: basket.token }
        : { method: "PATCH", path, token: stage.admin.token, body: { status: "Confirmed" } },
    retries,
  });
  // Done by an earlier try whose answer was lost.
  const doneBefore = turn === 0 ? "NOT_FOUND" : "ORDER_NOT_PENDING";
  const violations = [
    ...unexpected([decided.code], ["done", doneBefore]),
    ...(await checkStatus(order.orderId, turn === 0 ? "Canceled" : "Confirmed")),
  ];
  return { code: answer.code, decision, acknowledged, violations };
}

async function checkStatus(orderId: string, status: string): Promise<string[]> {
  const order = await readPatiently(orderId);
  return unless(
    order?.status === status,
    `order ${orderId} is ${order?.status}, but ${status} was acknowledged`,
  );
}

/** This process' own reads are under fire too. */
async function readPatiently(orderId: string) {
  for (;;) {
    try {
      return await Order.findById(orderId).select("status").lean();
    } catch {
      await sleep(LONGEST_FUSE_MS);
    }
  }
}
