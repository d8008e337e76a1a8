import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import { Order } from "@/models/order";
import type { StoredReturn } from "@/lib/orders/lines/stored-return";
import type { ReturnState } from "@/lib/orders/lifecycle";
import { RETURN_LABELS } from "@/lib/orders/lines/words";
import { isSold, PLACED } from "@/lib/orders/lifecycle/rules";
import { orderGone } from "@/lib/orders/order-gone";

/** The desk works on everybody's orders, a customer on their own. */
export type Whose = "anybody" | { userId: string };

const findOne = (orderId: string, whose: Whose) =>
  Order.findOne({
    _id: orderId,
    ...PLACED,
    ...(whose !== "anybody" && { userId: whose.userId }),
  }).lean();

type FoundOrder = NonNullable<Awaited<ReturnType<typeof findOne>>>;
export type ReturnableOrder = Omit<FoundOrder, "returns"> & { returns?: StoredReturn[] | null };

/** A Confirmed order with its returns. Throws NOT_FOUND, also for somebody else's order, and RETURN_STATE. */
export async function readReturnable(orderId: string, whose: Whose): Promise<ReturnableOrder> {
  const order = await findOne(orderId, whose);
  if (!order) throw orderGone();
  if (!isSold(order.status)) throw refusedReturn("Only what was delivered can be returned.");
  return order;
}

/** One of its returns. Throws NOT_FOUND. */
export function requireReturn({ returns }: ReturnableOrder, returnId: string): StoredReturn {
  const entry = returns?.find(({ id }) => id.toString() === returnId);
  if (entry) return entry;
  throw new AppError("NOT_FOUND", { message: "There is no return with this id." });
}

/** Throws RETURN_STATE, with the state that it is in, where it is in none of these. */
export function requireState({ state }: StoredReturn, wanted: readonly ReturnState[]): void {
  if (wanted.includes(state)) return;
  throw refusedReturn(`This return has moved on in the meantime: it is “${RETURN_LABELS[state]}” now.`, {
    state,
  });
}

export const refusedReturn = (message: string, details?: { state: ReturnState }): AppError =>
  new AppError("RETURN_STATE", { message, ...(details && { details }) });
