import { setTimeout as sleep } from "node:timers/promises";
import { makeProduct } from "@/testing/products";
import { Order } from "@/models/order";
import { range, tell, unexpected, unless } from "@/tools/stress/count";
import { killMeanwhile } from "@/tools/stress/fire";
import { patch } from "@/tools/stress/insist";
import { placeAtOnce } from "@/tools/stress/place";
import type { Scenario } from "@/tools/stress/scenario";
import { fillBaskets } from "@/tools/stress/shoppers";
import type { Stage } from "@/tools/stress/stage";
import type { ParcelState } from "@/lib/orders/lifecycle";

const ORDERED = 2;
const SELLABLE = 1;
const LONGEST_FUSE_MS = 200;
const WAVES = 10;

/** The way of a parcel that comes back, and how many send each step at once. */
const STEPS: readonly { from: ParcelState; to: ParcelState; clients: number }[] = [
  { from: "toPack", to: "packed", clients: 2 },
  { from: "packed", to: "handedOver", clients: 2 },
  { from: "handedOver", to: "returning", clients: 2 },
  { from: "returning", to: "returned", clients: 20 },
];
const CLIENTS = STEPS.reduce((sum, { clients }) => sum + clients, 0);

/** Each parcel goes out and comes back, each step by several admins at once, while servers and database die. */
export const parcels: Scenario = {
  name: ({ decidedOrders }) =>
    `${decidedOrders} parcels out and back, each step by 2 or 20 at once, with kills`,
  async run(stage, { decidedOrders, serverKills }) {
    const product = await makeProduct({ stock: String(decidedOrders * ORDERED) });
    const baskets = await fillBaskets(decidedOrders, () => [{ product, quantity: ORDERED }]);
    const { acknowledged, codes } = await placeAtOnce(stage, baskets);
    const kills = { kills: Math.min(serverKills, WAVES), fuseMs: LONGEST_FUSE_MS };
    const answers = await killMeanwhile(stage, kills, () =>
      Promise.all(acknowledged.map(({ orderId }) => send(stage, orderId))),
    );
    const violations = await Promise.all(
      acknowledged.map(({ orderId }, index) => checkParcel(orderId, answers[index] ?? [])),
    );
    return {
      clients: acknowledged.length * CLIENTS,
      happened: `answers: ${tell(answers.flat(2))}`,
      violations: [
        ...unexpected(codes, ["done"]),
        ...unexpected(answers.flat(2), ["done", "PARCEL_STATE"]),
        ...violations.flat(),
      ],
    };
  },
};

/** The codes of each step. */
async function send(stage: Stage, orderId: string): Promise<string[][]> {
  const path = `/orders/${orderId}`;
  await patch(stage, path, { status: "Confirmed" });
  const order = await Order.findById(orderId).select("cartItems._id").lean();
  const returned = order?.cartItems.map(({ _id }) => ({ lineId: _id.toString(), sellable: SELLABLE })) ?? [];
  const answers: string[][] = [];
  for (const { from, to, clients } of STEPS) {
    const body = { from, to, ...(to === "returned" && { returned }) };
    const sent = range(clients).map(async () => {
      await sleep(Math.random() * LONGEST_FUSE_MS);
      return await patch(stage, `${path}/parcel`, body);
    });
    answers.push(await Promise.all(sent));
  }
  return answers;
}

/** Each step was done once, whoever was told so. */
async function checkParcel(orderId: string, answers: string[][]): Promise<string[]> {
  const order = await Order.findById(orderId).select("events parcel").lean();
  const moves = order?.events.filter(({ kind }) => kind === "parcelMoved").length ?? 0;
  return [
    ...unless(order?.parcel?.state === "returned", `parcel ${orderId} is ${order?.parcel?.state}`),
    ...unless(moves === STEPS.length, `parcel ${orderId} was moved ${moves} times in ${STEPS.length} steps`),
    ...answers.flatMap((codes, step) => {
      const winners = codes.filter((code) => code === "done").length;
      return unless(winners <= 1, `parcel ${orderId}: step ${step + 1} was acknowledged ${winners} times`);
    }),
  ];
}
