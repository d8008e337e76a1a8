import { makeProduct } from "@/testing/products";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { Order } from "@/models/order";
import { range, tell, unexpected, unless } from "@/tools/stress/count";
import { serveInWaves } from "@/tools/stress/fire";
import { insist, patch } from "@/tools/stress/insist";
import { patiently } from "@/tools/stress/patiently";
import { placeOrder } from "@/tools/stress/place";
import type { Scenario, Size } from "@/tools/stress/scenario";
import { type Basket, fillBaskets } from "@/tools/stress/shoppers";
import type { Stage } from "@/tools/stress/stage";

const PRODUCTS = 5;
/** Every so many-th order is cancelled by its customer, and the one after it confirmed by the admin. */
const DECIDED_EVERY = 5;

interface Finished {
  code: string;
  decision: string;
  violations: string[];
}

/** Servers and database die again and again, and the clients repeat themselves: all are served, none twice. */
export const kills: Scenario = {
  name: ({ checkouts, serverKills, databaseKills }) =>
    `${checkouts} checkouts, kill -9 of a server ${serverKills} times and of the database ${databaseKills} times`,
  async run(stage, size) {
    const baskets = await makeBaskets(size.checkouts);
    const finished = await serveInWaves({
      stage,
      baskets,
      kills: killPlan(stage, size),
      serve: (basket, place) => finish(stage, basket, place),
    });
    const codes = finished.map(({ code }) => code);
    return {
      clients: baskets.length,
      happened: `${tell(codes)}; ${tell(finished.map(({ decision }) => decision))}`,
      violations: [
        ...unexpected(codes, ["done", "OUT_OF_STOCK"]),
        ...finished.flatMap(({ violations }) => violations),
      ],
    };
  },
};

/** Some products that last, and a scarce one that runs out on the way. */
async function makeBaskets(count: number): Promise<Basket[]> {
  const products: ProductDto[] = [];
  for (const _ of range(PRODUCTS)) products.push(await makeProduct({ stock: "99999" }));
  products.push(await makeProduct({ stock: String(Math.ceil(count / 10)) }));
  return await fillBaskets(count, (index) => {
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

/** A client until they have their final answer, and some then decide about the order. */
async function finish(stage: Stage, basket: Basket, place: number): Promise<Finished> {
  const { answer, acknowledged } = await placeOrder(stage, basket);
  const [order] = acknowledged;
  const { code } = answer;
  const turn = place % DECIDED_EVERY;
  if (!order || turn > 1) return { code, decision: "left alone", violations: [] };
  const path = `/orders/${order.orderId}`;
  const decided =
    turn === 0
      ? (await insist(stage, { method: "DELETE", path, token: basket.token })).code
      : await patch(stage, path, { status: "Confirmed" });
  // Done by an earlier try whose answer was lost.
  const doneBefore = turn === 0 ? "NOT_FOUND" : "ORDER_NOT_PENDING";
  const status = turn === 0 ? "Canceled" : "Confirmed";
  const stored = await patiently(() => Order.findById(order.orderId).select("status").lean());
  return {
    code,
    decision: turn === 0 ? "cancelled" : "confirmed",
    violations: [
      ...unexpected([decided], ["done", doneBefore]),
      ...unless(
        stored?.status === status,
        `order ${order.orderId} is ${stored?.status}, but ${status} was acknowledged`,
      ),
    ],
  };
}
