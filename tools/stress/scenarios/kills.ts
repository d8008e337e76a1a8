import { makeProduct } from "@/testing/products";
import { Order } from "@/models/order";
import { patiently, serveInWaves } from "@/tools/stress/fire";
import { inTurn, range, tell } from "@/tools/stress/many";
import type { Scenario, Size } from "@/tools/stress/scenario";
import { type Basket, fillBaskets, makeProducts } from "@/tools/stress/shoppers";
import type { Stage } from "@/tools/stress/stage";

const PRODUCTS = 5;
/** Every so many-th order is cancelled by its customer, and the one after it confirmed by the admin. */
const DECIDED_EVERY = 5;

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
    const told = stage.expect(codes, ["done", "OUT_OF_STOCK"]);
    return {
      clients: baskets.length,
      happened: `${told}; ${tell(finished.map(({ decision }) => decision))}`,
    };
  },
};

/** Some products that last, and a scarce one that runs out on the way. */
async function makeBaskets(count: number): Promise<Basket[]> {
  const products = await makeProducts(PRODUCTS, { stock: "99999" });
  products.push(await makeProduct({ stock: String(Math.ceil(count / 10)) }));
  return await fillBaskets(count, (index) => {
    const turns = index % 2 === 0 ? [index, index * 7 + 1] : [index];
    return turns.map((turn) => ({ product: inTurn(products, turn), quantity: (index % 3) + 1 }));
  });
}

/** The kills in their order: the servers in turn, and the database evenly in between. */
function killPlan(
  { servers, database }: Stage,
  { serverKills, databaseKills }: Size,
): (() => Promise<void>)[] {
  const serversBetween = Math.ceil(serverKills / databaseKills);
  return range(serverKills).flatMap((index) => {
    const isDatabaseNext = index % serversBetween === Math.floor(serversBetween / 2);
    return [inTurn(servers, index).kill, ...(isDatabaseNext ? [database.kill] : [])];
  });
}

/** A client until they have their final answer, and some then decide about the order. */
async function finish(stage: Stage, basket: Basket, place: number) {
  const { answer, acknowledged } = await stage.place(basket);
  const [order] = acknowledged;
  const { code } = answer;
  const turn = place % DECIDED_EVERY;
  if (!order || turn > 1) return { code, decision: "left alone" };
  const path = `/orders/${order.orderId}`;
  const decided =
    turn === 0
      ? (await stage.insist({ method: "DELETE", path, token: basket.token })).code
      : await stage.patch(path, { status: "Confirmed" });
  // Done by an earlier try whose answer was lost.
  const doneBefore = turn === 0 ? "NOT_FOUND" : "ORDER_NOT_PENDING";
  const status = turn === 0 ? "Canceled" : "Confirmed";
  const stored = await patiently(() => Order.findById(order.orderId).select("status").lean());
  const violation = `order ${order.orderId} is ${stored?.status}, but ${status} was acknowledged`;
  stage.expect([decided], ["done", doneBefore]);
  stage.must(stored?.status === status, violation);
  return { code, decision: turn === 0 ? "cancelled" : "confirmed" };
}
