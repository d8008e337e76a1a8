import "server-only";
import { shownOrders } from "@/lib/orders/queries";
import type { UserDto } from "@/lib/accounts/users/dto";
import { Order } from "@/models/order";

interface MarkPrintedOptions {
  actor: UserDto;
  orderIds: string[];
}

/**
 * Keeps on the orders who printed them and when; a second time replaces the first. It changes nothing of what was
 * ordered, and so neither their version nor their time of change. Returns how many there were.
 */
export async function markPrinted({ actor, orderIds }: MarkPrintedOptions): Promise<number> {
  const { matchedCount } = await Order.updateMany(
    { _id: { $in: orderIds }, ...shownOrders({}) },
    { $set: { printed: { at: new Date(), by: actor._id } } },
    { timestamps: false },
  );
  return matchedCount;
}
