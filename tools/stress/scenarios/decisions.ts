import { Order } from "@/models/order";
import { type Acknowledged, codeOrLost } from "@/tools/stress/clients";
import { inChunks, tell } from "@/tools/stress/many";
import type { Scenario } from "@/tools/stress/scenario";
import { type Codes, DECISIONS, findOutcome, NOBODY } from "@/tools/stress/decisions/find-outcome";
import type { Stage } from "@/tools/stress/stage";

const ORDERS_AT_A_TIME = 20;

interface Decided {
  orderId: string;
  codes: Codes;
}

/** Both of the admin's buttons, their delete and the customer's cancel at once, on each order: one of them wins. */
export const decisions: Scenario = {
  name: ({ decidedOrders }) => `Confirm × Cancel × cancel × delete on ${decidedOrders} orders`,
  async run(stage, { decidedOrders }) {
    const { acknowledged } = await stage.orderEach(decidedOrders, 2);
    const decided = await inChunks(acknowledged, (order) => decideAtOnce(stage, order), ORDERS_AT_A_TIME);
    const winners: string[] = [];
    for (const outcome of decided) winners.push(await checkWinner(stage, outcome));
    const codes = decided.flatMap((outcome) => Object.values(outcome.codes));
    const refusals = codes.filter((code) => code !== "done");
    const expected = ["ORDER_NOT_PENDING", "NOT_FOUND", ...stage.mayBeLost];
    return {
      clients: decidedOrders * DECISIONS.length,
      happened: `won: ${tell(winners)}; refused: ${stage.expect(refusals, expected)}`,
    };
  },
};

/** Nobody repeats a call: a second try would be told that the order is decided, even by the first. */
async function decideAtOnce(stage: Stage, { orderId, basket }: Acknowledged): Promise<Decided> {
  const path = `/orders/${orderId}`;
  const decide = async (status: string) =>
    codeOrLost(await stage.send({ method: "PATCH", path, body: { status } }));
  const remove = async ({ token }: { token: string }) =>
    codeOrLost(await stage.send({ method: "DELETE", path, token }));
  const [confirm, cancel, customer, deletion] = await Promise.all([
    decide("Confirmed"),
    decide("Canceled"),
    remove(basket),
    remove(stage.admin),
  ]);
  return {
    orderId,
    codes: { Confirm: confirm, Cancel: cancel, "customer cancel": customer, "admin delete": deletion },
  };
}

async function checkWinner(stage: Stage, { orderId, codes }: Decided): Promise<string> {
  const order = await Order.findById(orderId).select("status deletedAt").lean();
  const found = { status: order?.status, isDeleted: order?.deletedAt !== null };
  const outcome = findOutcome(codes, found);
  stage.must(outcome !== null, `order ${orderId} is ${JSON.stringify(found)} after ${JSON.stringify(codes)}`);
  return outcome?.winner ?? NOBODY;
}
