import "server-only";
import { AppError } from "@/lib/http/errors";
import { runPostCommit } from "@/lib/run-post-commit";
import { DECIDED_STATUSES } from "@/lib/orders/rules";
import { NEXT_VERSION, settleLeased, startLeasedSettlement } from "@/lib/orders/settle-order";
import type { UserDto } from "@/lib/users/dto";
import { Order } from "@/models/order";

interface DeleteOrderOptions {
  actor: UserDto;
  orderId: string;
}

/**
 * Takes an order out of sight; it is kept for the record. A customer cancels his own pending order with this, an
 * admin may delete any. A pending order gives its stock back. Returns the products that this touched. Throws
 * NOT_FOUND, also for somebody else's order, and ORDER_NOT_PENDING.
 */
export async function deleteOrder({ actor, orderId }: DeleteOrderOptions): Promise<string[]> {
  const mine = { _id: orderId, deletedAt: null, ...(actor.role !== "admin" && { userId: actor._id }) };
  const deletedAt = new Date();
  const change = {
    status: "Canceled",
    deletedAt,
    isCalledOff: actor.role !== "admin",
    version: NEXT_VERSION,
  };
  const canceled = await Order.findOneAndUpdate(
    { ...mine, status: "pending" },
    [{ $set: { ...change, ...startLeasedSettlement("give back") } }],
    { updatePipeline: true, returnDocument: "after" },
  ).lean();
  if (canceled) return await runPostCommit(() => settleLeased(canceled), []);
  const decided = { ...mine, status: { $in: DECIDED_STATUSES } };
  if (actor.role !== "admin")
    throw (await Order.exists(decided)) ? new AppError("ORDER_NOT_PENDING") : notThere();
  const { matchedCount } = await Order.updateOne(decided, { deletedAt, $inc: { version: 1 } });
  if (matchedCount === 0) throw notThere();
  return [];
}

function notThere(): AppError {
  return new AppError("NOT_FOUND", { message: "This order no longer exists." });
}
