import { setTimeout as sleep } from "node:timers/promises";
import { makeProduct } from "@/testing/products";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { Order } from "@/models/order";
import { tell, unexpected, unless } from "@/tools/stress/count";
import type { Call } from "@/tools/stress/call";
import { killMeanwhile } from "@/tools/stress/fire";
import { insist } from "@/tools/stress/insist";
import { placeAtOnce } from "@/tools/stress/place";
import type { Scenario } from "@/tools/stress/scenario";
import { fillBaskets } from "@/tools/stress/shoppers";
import type { Acknowledged, Stage } from "@/tools/stress/stage";

const ORDERED = 2;
/** What two of the desk make of an order, from the version that both have seen. */
const WANTED = [4, 1] as const;
const DELIVERY = 100;
const LONGEST_FUSE_MS = 200;
const WAVES = 10;

const WORKS = ["more", "less", "Confirm", "reopen", "customer cancel"] as const;
type Work = (typeof WORKS)[number];

const EXPECTED = ["done", "STALE_VERSION", "NOT_FOUND", "ORDER_NOT_PENDING", "OUT_OF_STOCK", "CANNOT_REOPEN"];

/** Two changes of one version, Confirm and its undoing, and the customer's cancel on each order, while others buy and servers die. */
export const changes: Scenario = {
  name: ({ decidedOrders }) =>
    `change × change × Confirm × reopen × cancel × sales on ${decidedOrders} orders, with kills`,
  async run(stage, { decidedOrders, serverKills }) {
    const product = await makeProduct({ stock: String(Math.ceil(decidedOrders * ORDERED * 1.5)) });
    const ordered = await fillBaskets(decidedOrders, () => [{ product, quantity: ORDERED }]);
    const { acknowledged, codes } = await placeAtOnce(stage, ordered);
    const buyers = await fillBaskets(decidedOrders, () => [{ product, quantity: 1 }]);
    const kills = { kills: Math.min(serverKills, WAVES), fuseMs: LONGEST_FUSE_MS };
    const [bought, fought] = await killMeanwhile(stage, kills, () =>
      Promise.all([
        placeAtOnce(stage, buyers),
        Promise.all(acknowledged.map((order) => fight(stage, product, order))),
      ]),
    );
    const answers = fought.flatMap((codesOf) => Object.values(codesOf));
    const violations = await Promise.all(
      acknowledged.map((order, index) => checkOrder(order, product, fought[index])),
    );
    return {
      clients: acknowledged.length * WORKS.length + buyers.length,
      happened: `answers: ${tell(answers)}; sales: ${tell(bought.codes)}`,
      violations: [
        ...unexpected(codes, ["done"]),
        ...unexpected(answers, EXPECTED),
        ...unexpected(bought.codes, ["done", "OUT_OF_STOCK"]),
        ...violations.flat(),
      ],
    };
  },
};

type Fought = Record<Work, string>;

async function fight(stage: Stage, product: ProductDto, order: Acknowledged): Promise<Fought> {
  const path = `/orders/${order.orderId}`;
  const { token } = stage.admin;
  const [size = "", color = ""] = [product.sizes[0], product.colors[0]];
  const change = (quantity: number): Call => ({
    method: "PATCH",
    path: `${path}/contents`,
    token,
    body: { version: 0, lines: [{ productId: product._id, size, color, quantity }] },
  });
  const calls: Record<Work, Call> = {
    more: change(WANTED[0]),
    less: change(WANTED[1]),
    Confirm: { method: "PATCH", path, token, body: { status: "Confirmed" } },
    reopen: { method: "POST", path: `${path}/reopen`, token },
    "customer cancel": { method: "DELETE", path, token: order.basket.token },
  };
  const fought: Fought = { more: "", less: "", Confirm: "", reopen: "", "customer cancel": "" };
  await Promise.all(
    WORKS.map(async (work) => {
      await sleep(Math.random() * LONGEST_FUSE_MS);
      fought[work] = (await insist(stage, calls[work])).code;
    }),
  );
  return fought;
}

/** At most one change of the version that both had seen; and the money is that of its lines. */
async function checkOrder(
  { orderId, basket }: Acknowledged,
  product: ProductDto,
  codes: Fought | undefined,
): Promise<string[]> {
  const order = await Order.findById(orderId).select("amount status deletedAt events cartItems").lean();
  const changed = order?.events.filter(({ kind }) => kind === "changed").length ?? 0;
  const quantity = order?.cartItems[0]?.quantity ?? 0;
  const winners = codes ? [codes.more, codes.less].filter((code) => code === "done").length : 0;
  const isCalledOff = codes?.["customer cancel"] === "done";
  // What the order came to in the end is what it is compared with from now on.
  basket.amount = product.price * quantity + DELIVERY;
  return [
    ...unless(winners <= 1 && changed <= 1, `order ${orderId} was changed ${changed} times from one version`),
    ...unless(winners <= changed, `order ${orderId}: a change was acknowledged that is not there`),
    ...unless(
      [ORDERED, ...WANTED].includes(quantity),
      `order ${orderId} has ${quantity} pieces, which nobody asked for`,
    ),
    ...unless(
      !isCalledOff || (order?.status === "Canceled" && order.deletedAt !== null),
      `order ${orderId} was called off, but is ${order?.status}`,
    ),
  ];
}
