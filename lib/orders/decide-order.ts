import "server-only";
import { AppError } from "@/lib/http/errors";
import { runPostCommit } from "@/lib/run-post-commit";
import { DECIDED_STATUSES } from "@/lib/orders/rules";
import type { OrderDecision } from "@/lib/orders/schema";
import { settleOrder, startSettlement } from "@/lib/orders/settle-order";
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
  const order = await Order.findOneAndUpdate(
    { _id: orderId, status: "pending", deletedAt: null },
    {
      status: decision,
      ...startSettlement(decision === "Confirmed" ? "sell" : "give back"),
      $inc: { version: 1 },
    },
  ).lean();
  if (order) return await runPostCommit(() => settleOrder(order._id), []);
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
