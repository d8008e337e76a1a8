import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import { anyOf, CANCELED_STATUSES, PLACED } from "@/lib/orders/lifecycle/rules";
import { orderGone } from "@/lib/orders/order-gone";
import type { NoteReasonInput } from "@/lib/orders/schema";
import { Order } from "@/models/order";

/** Notes why an order was cancelled, once it is. Throws NOT_FOUND and ORDER_NOT_PENDING. */
export async function noteReason(orderId: string, { reason, note }: NoteReasonInput): Promise<void> {
  const { matchedCount } = await Order.updateOne(
    { _id: orderId, status: anyOf(CANCELED_STATUSES), deletedAt: null, cancellation: { $exists: true } },
    {
      $set: { "cancellation.reason": reason, ...(note && { "cancellation.note": note }) },
      $inc: { version: 1 },
    },
  );
  if (matchedCount > 0) return;
  if (!(await Order.exists({ _id: orderId, ...PLACED }))) throw orderGone();
  throw new AppError("ORDER_NOT_PENDING", { message: "This order is not cancelled." });
}
