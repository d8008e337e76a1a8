import { Order } from "@/models/order";
import type { Acknowledged } from "@/tools/stress/clients";
import { inChunks, tell } from "@/tools/stress/many";
import type { Scenario } from "@/tools/stress/scenario";
import type { Stage } from "@/tools/stress/stage";

const ORDERS_AT_A_TIME = 20;

const DECISIONS = ["Confirm", "Cancel", "customer cancel", "admin delete"] as const;
type Decision = (typeof DECISIONS)[number];

interface Decided {
  orderId: string;
  codes: Record<Decision, string>;
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
    return {
      clients: decidedOrders * DECISIONS.length,
      happened: `won: ${tell(winners)}; refused: ${stage.expect(refusals, ["ORDER_NOT_PENDING", "NOT_FOUND"])}`,
    };
  },
};

async function decideAtOnce(stage: Stage, { orderId, basket }: Acknowledged): Promise<Decided> {
  const path = `/orders/${orderId}`;
  const decide = async (status: string) =>
    (await stage.send({ method: "PATCH", path, body: { status } })).code;
  const remove = async ({ token }: { token: string }) =>
    (await stage.send({ method: "DELETE", path, token })).code;
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

/** Who took the order out of `pending`. An admin may delete a decided order too, so their delete may also come second. */
function winnerOf(codes: Decided["codes"]): string {
  const won = DECISIONS.filter((decision) => codes[decision] === "done");
  const deciders = won.filter((decision) => decision !== "admin delete");
  return (deciders.length > 0 ? deciders : won).join(" and ") || "nobody";
}

async function checkWinner(stage: Stage, { orderId, codes }: Decided): Promise<string> {
  const winner = winnerOf(codes);
  const name = `order ${orderId}`;
  const order = await Order.findById(orderId).select("status deletedAt").lean();
  const isTwice = winner === "customer cancel" && codes["admin delete"] === "done";
  const isDeleted = winner === "customer cancel" || codes["admin delete"] === "done";
  // What is deleted while it is still in the shop is cancelled with it.
  const status = winner === "Confirm" && !isDeleted ? "Confirmed" : "Canceled";
  const isOneWinner = DECISIONS.some((decision) => decision === winner);
  stage.must(isOneWinner, `${name} was won by ${winner}`);
  stage.must(order?.status === status, `${name}: ${winner} won, but it is ${order?.status}`);
  stage.must((order?.deletedAt !== null) === isDeleted, `${name}: wrongly in or out of sight`);
  stage.must(!isTwice, `${name} was deleted twice`);
  return winner;
}
