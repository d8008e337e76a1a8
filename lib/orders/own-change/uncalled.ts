import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import type { UserDto } from "@/lib/accounts/users/dto";
import { isUndecided, UNDECIDED } from "@/lib/orders/lifecycle/rules";
import { orderGone } from "@/lib/orders/order-gone";
import type { ChangeGuard } from "@/lib/orders/read-changeable";
import { brandFacts } from "@/lib/shop-facts";

interface CalledOrder {
  status: string;
  calls?: readonly unknown[] | null;
  calling?: { until: Date } | null;
}

/** Whether an order waits for its first call, and nobody at the desk is calling. */
export function isUncalled({ status, calls, calling }: CalledOrder, now = new Date()): boolean {
  const isCalling = calling ? calling.until > now : false;
  return isUndecided(status) && !calls?.length && !isCalling;
}

/** Lets a customer change an own order as long as it waits for its first call. */
export function uncalledOf({ _id: userId }: UserDto): ChangeGuard {
  const now = new Date();
  return {
    require: (order) => {
      if (order.userId?.toString() !== userId) throw orderGone();
      if (isUncalled(order, now)) return;
      throw new AppError("ORDER_NOT_PENDING", {
        message: `The shop is already working on this order. To change it, please call us at ${brandFacts().phone}.`,
        details: { status: order.status },
      });
    },
    filter: {
      userId,
      ...UNDECIDED,
      "calls.0": { $exists: false },
      $or: [{ calling: { $exists: false } }, { "calling.until": { $lte: now } }],
    },
  };
}
