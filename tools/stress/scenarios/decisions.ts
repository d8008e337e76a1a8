import { makeProduct } from "@/testing/products";
import { Order } from "@/models/order";
import { call, type Call } from "@/tools/stress/call";
import { tell, unexpected, unless } from "@/tools/stress/count";
import { inChunks } from "@/tools/stress/in-chunks";
import { pick } from "@/tools/stress/insist";
import { placeAtOnce } from "@/tools/stress/place";
import type { Scenario } from "@/tools/stress/scenario";
import { fillBaskets } from "@/tools/stress/shoppers";
import type { Acknowledged, Stage } from "@/tools/stress/stage";

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
    const product = await makeProduct({ stock: String(2 * decidedOrders) });
    const baskets = await fillBaskets(decidedOrders, () => [{ product, quantity: 2 }]);
    const { acknowledged, codes } = await placeAtOnce(stage, baskets);
    const decided = await inChunks(acknowledged, (order) => decideAtOnce(stage, order), ORDERS_AT_A_TIME);
    const winners: string[] = [];
    const violations = unexpected(codes, ["done"]);
    for (const outcome of decided) {
      const winner = winnerOf(outcome.codes);
      winners.push(winner);
      violations.push(...(await checkWinner(outcome, winner)));
    }
    const refusals = decided
      .flatMap((outcome) => Object.values(outcome.codes))
      .filter((code) => code !== "done");
    return {
      clients: decidedOrders * DECISIONS.length,
      happened: `won: ${tell(winners)}; refused: ${tell(refusals)}`,
      violations: [...violations, ...unexpected(refusals, ["ORDER_NOT_PENDING", "NOT_FOUND"])],
    };
  },
};

async function decideAtOnce({ ports, admin }: Stage, order: Acknowledged): Promise<Decided> {
  const path = `/orders/${order.orderId}`;
  const decide = (status: string): Call => ({ method: "PATCH", path, token: admin.token, body: { status } });
  const remove = (token: string): Call => ({ method: "DELETE", path, token });
  const send = async (what: Call) => (await call(pick(ports), what)).code;
  const [confirm, cancel, customer, deletion] = await Promise.all([
    send(decide("Confirmed")),
    send(decide("Canceled")),
    send(remove(order.basket.token)),
    send(remove(admin.token)),
  ]);
  return {
    orderId: order.orderId,
    codes: { Confirm: confirm, Cancel: cancel, "customer cancel": customer, "admin delete": deletion },
  };
}

/** Who took the order out of `pending`. An admin may delete a decided order too, so their delete may also come second. */
function winnerOf(codes: Decided["codes"]): string {
  const won = DECISIONS.filter((decision) => codes[decision] === "done");
  const deciders = won.filter((decision) => decision !== "admin delete");
  return (deciders.length > 0 ? deciders : won).join(" and ") || "nobody";
}

async function checkWinner({ orderId, codes }: Decided, winner: string): Promise<string[]> {
  const order = await Order.findById(orderId).select("status deletedAt").lean();
  const isDeleted = winner === "customer cancel" || codes["admin delete"] === "done";
  const status = winner === "Confirm" ? "Confirmed" : "Canceled";
  const isOneWinner = DECISIONS.some((decision) => decision === winner);
  return [
    ...unless(isOneWinner, `order ${orderId} was won by ${winner}`),
    ...unless(order?.status === status, `order ${orderId}: ${winner} won, but it is ${order?.status}`),
    ...unless((order?.deletedAt !== null) === isDeleted, `order ${orderId}: wrongly in or out of sight`),
    ...unless(
      winner !== "customer cancel" || codes["admin delete"] !== "done",
      `order ${orderId} was deleted twice`,
    ),
  ];
}
