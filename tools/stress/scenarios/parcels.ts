import { Order } from "@/models/order";
import type { Acknowledged } from "@/tools/stress/clients";
import { killMeanwhile, patiently } from "@/tools/stress/fire";
import { range } from "@/tools/stress/many";
import type { Scenario } from "@/tools/stress/scenario";
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

/** Each parcel goes out and comes back, each step by several admins at once, while servers and database die. */
export const parcels: Scenario = {
  name: ({ decidedOrders }) =>
    `${decidedOrders} parcels out and back, each step by 2 or 20 at once, with kills`,
  async run(stage, { decidedOrders, serverKills }) {
    const { acknowledged } = await stage.orderEach(decidedOrders, ORDERED);
    const kills = { kills: Math.min(serverKills, WAVES), fuseMs: LONGEST_FUSE_MS };
    const sent = await killMeanwhile(stage, kills, () =>
      Promise.all(acknowledged.map((order) => send(stage, order))),
    );
    for (const parcel of sent) await checkParcel(stage, parcel);
    const answers = sent.flatMap((parcel) => parcel.answers.flat());
    return {
      clients: answers.length,
      happened: `answers: ${stage.expect(answers, ["done", "PARCEL_STATE"])}`,
    };
  },
};

interface SentParcel {
  orderId: string;
  /** The codes of each step. */
  answers: string[][];
}

async function send(stage: Stage, { orderId }: Acknowledged): Promise<SentParcel> {
  const path = `/orders/${orderId}`;
  await stage.patch(path, { status: "Confirmed" });
  const order = await patiently(() => Order.findById(orderId).select("cartItems._id").lean());
  const returned = order?.cartItems.map(({ _id }) => ({ lineId: _id.toString(), sellable: SELLABLE })) ?? [];
  const answers: string[][] = [];
  for (const { from, to, clients } of STEPS) {
    const body = { from, to, ...(to === "returned" && { returned }) };
    const step = { method: "PATCH", path: `${path}/parcel`, body } as const;
    const all = await stage.insistAtOnce(
      range(clients).map(() => step),
      LONGEST_FUSE_MS,
    );
    answers.push(all.map(({ code }) => code));
  }
  return { orderId, answers };
}

/** Each step was done once, whoever was told so. */
async function checkParcel(stage: Stage, { orderId, answers }: SentParcel): Promise<void> {
  const order = await Order.findById(orderId).select("events parcel").lean();
  const moves = order?.events.filter(({ kind }) => kind === "parcelMoved").length ?? 0;
  const { state } = order?.parcel ?? {};
  stage.must(state === "returned", `parcel ${orderId} is ${state}`);
  stage.must(moves === STEPS.length, `parcel ${orderId} was moved ${moves} times in ${STEPS.length} steps`);
  for (const [step, codes] of answers.entries()) {
    const winners = codes.filter((code) => code === "done").length;
    stage.must(winners <= 1, `parcel ${orderId}: step ${step + 1} was acknowledged ${winners} times`);
  }
}
