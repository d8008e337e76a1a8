import { endOf } from "@/lib/orders/tracking/rules";
import type { ReturnState } from "@/lib/orders/lifecycle";
import { isKeptForMoney, isReturnOpen } from "@/lib/orders/lifecycle/rules";

/** Fields of an order that tell whether it still needs its customer. */
export const OVER_FIELDS =
  "status orderTime updatedAt deletedAt confirmedAt parcel.state parcel.since events.at events.kind returns.state";

type Ending = Parameters<typeof endOf>[0] & { returns?: { state: ReturnState }[] | null };

/** Whether nothing is left to deliver, fetch back or pay back. An order deleted in the shop keeps nobody's account. */
export function isOver(order: Ending): boolean {
  if (!isKeptForMoney(order)) return true;
  const isComingBack = order.returns?.some(isReturnOpen);
  return endOf(order) !== null && isComingBack !== true;
}
