import "server-only";
import { AppError } from "@/lib/http/errors";
import { runPostCommit } from "@/lib/run-post-commit";
import { DECIDED_STATUSES } from "@/lib/orders/rules";
import type { OrderDecision } from "@/lib/orders/schema";
import { NEXT_VERSION, settleLeased, startLeasedSettlement } from "@/lib/orders/settle-order";
import { Order } from "@/models/order";

interface DecideOrderOptions {
  orderId: string;
  decision: OrderDecision;
}

/**
 * An admin confirms or cancels a pending order: its stock is sold, or can be ordered again. Returns the products
 * that this touched. Throws NOT_FOUND and ORDER_NOT_PENDING.
 */
export async function decideOrder({ orderId, decision }: DecideOrderOptions): Promise<string[]> {
  const settlement = startLeasedSettlement(decision === "Confirmed" ? "sell" : "give back");
  const order = await Order.findOneAndUpdate(
    { _id: orderId, status: "pending", deletedAt: null },
    [{ $set: { status: decision, ...settlement, version: NEXT_VERSION } }],
    { updatePipeline: true, returnDocument: "after" },
  ).lean();
  if (order) return await runPostCommit(() => settleLeased(order), []);
  throw await whyNotPending(orderId);
}

async function whyNotPending(orderId: string): Promise<AppError> {
  const order = await Order.findOne({ _id: orderId, status: { $in: DECIDED_STATUSES }, deletedAt: null })
    .select("status")
    .lean();
  if (!order) return new AppError("NOT_FOUND", { message: "This order no longer exists." });
  const { status } = order;
  return new AppError("ORDER_NOT_PENDING", {
    message: `This order is already ${status}.`,
    details: { status },
  });
}
