import type { ProductDto } from "@/lib/catalogue/products/dto";
import { Order } from "@/models/order";
import type { Acknowledged, DeskCall } from "@/tools/stress/clients";
import { killMeanwhile } from "@/tools/stress/fire";
import type { Scenario } from "@/tools/stress/scenario";
import { fillBaskets } from "@/tools/stress/shoppers";
import type { Stage } from "@/tools/stress/stage";

const ORDERED = 2;
/** What two of the desk make of an order, from the version that both have seen. */
const WANTED = [4, 1] as const;
const DELIVERY = 100;
const LONGEST_FUSE_MS = 200;
const WAVES = 10;

const EXPECTED = ["done", "STALE_VERSION", "NOT_FOUND", "ORDER_NOT_PENDING", "OUT_OF_STOCK", "CANNOT_REOPEN"];

/** Two changes of one version, Confirm and its undoing, and the customer's cancel on each order, while others buy and servers die. */
export const changes: Scenario = {
  name: ({ decidedOrders }) =>
    `change × change × Confirm × reopen × cancel × sales on ${decidedOrders} orders, with kills`,
  async run(stage, { decidedOrders, serverKills }) {
    const stock = String(Math.ceil(decidedOrders * ORDERED * 1.5));
    const { product, acknowledged } = await stage.orderEach(decidedOrders, ORDERED, { stock });
    const buyers = await fillBaskets(decidedOrders, () => [{ product, quantity: 1 }]);
    const kills = { kills: Math.min(serverKills, WAVES), fuseMs: LONGEST_FUSE_MS };
    const [bought, fought] = await killMeanwhile(stage, kills, () =>
      Promise.all([
        stage.placeAtOnce(buyers, ["OUT_OF_STOCK"]),
        Promise.all(acknowledged.map((order) => fight(stage, product, order))),
      ]),
    );
    const answers = fought.flatMap(({ codes }) => codes);
    for (const one of fought) await checkOrder(stage, product, one);
    return {
      clients: answers.length + buyers.length,
      happened: `answers: ${stage.expect(answers, EXPECTED)}; sales: ${bought.told}`,
    };
  },
};

interface Fought {
  order: Acknowledged;
  /** Of the two changes, of Confirm, of its undoing and of the customer's cancel. */
  codes: string[];
}

async function fight(stage: Stage, { _id, sizes, colors }: ProductDto, order: Acknowledged): Promise<Fought> {
  const path = `/orders/${order.orderId}`;
  const [size = "", color = ""] = [sizes[0], colors[0]];
  const change = (quantity: number): DeskCall => ({
    method: "PATCH",
    path: `${path}/contents`,
    body: { version: 0, lines: [{ productId: _id, size, color, quantity }] },
  });
  const calls: DeskCall[] = [
    ...WANTED.map(change),
    { method: "PATCH", path, body: { status: "Confirmed" } },
    { method: "POST", path: `${path}/reopen` },
    { method: "DELETE", path, token: order.basket.token },
  ];
  const answers = await stage.insistAtOnce(calls, LONGEST_FUSE_MS);
  return { order, codes: answers.map(({ code }) => code) };
}

/** At most one change of the version that both had seen; and the money is that of its lines. */
async function checkOrder(stage: Stage, product: ProductDto, { order, codes }: Fought): Promise<void> {
  const name = `order ${order.orderId}`;
  const stored = await Order.findById(order.orderId)
    .select("amount status deletedAt events cartItems")
    .lean();
  const changed = stored?.events.filter(({ kind }) => kind === "changed").length ?? 0;
  const quantity = stored?.cartItems[0]?.quantity ?? 0;
  const winners = codes.slice(0, WANTED.length).filter((code) => code === "done").length;
  const isCalledOff = codes.at(-1) === "done";
  const isGone = stored?.status === "Canceled" && stored.deletedAt !== null;
  // What the order came to in the end is what it is compared with from now on.
  order.basket.amount = product.price * quantity + DELIVERY;
  stage.must(winners <= 1 && changed <= 1, `${name} was changed ${changed} times from one version`);
  stage.must(winners <= changed, `${name}: a change was acknowledged that is not there`);
  stage.must(
    [ORDERED, ...WANTED].includes(quantity),
    `${name} has ${quantity} pieces, which nobody asked for`,
  );
  stage.must(!isCalledOff || isGone, `${name} was called off, but is ${stored?.status}`);
}
