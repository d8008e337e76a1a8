import "server-only";
import type { Types } from "mongoose";
import { AppError } from "@/lib/platform/http/errors";
import { type EventRole } from "@/lib/orders/constants";
import type { RefundMethod, ReturnReason, ReturnRefusal, ReturnWish } from "@/lib/orders/constants";
import { Order } from "@/models/order";
import { type ReturnState } from "@/lib/orders/lifecycle";
import { RETURN_LABELS } from "@/lib/orders/lifecycle/words";
import { isSold, PLACED } from "@/lib/orders/lifecycle/rules";

/** The desk works on everybody's orders, a customer on his own. */
export type Whose = "anybody" | { userId: string };

const findOne = (orderId: string, whose: Whose) =>
  Order.findOne({
    _id: orderId,
    ...PLACED,
    ...(whose !== "anybody" && { userId: whose.userId }),
  }).lean();

interface StoredLine {
  lineId: Types.ObjectId;
  quantity: number;
  reason: ReturnReason;
  value: number;
  sellable?: number | null;
  wanted?: { size: string; color: string } | null;
}

/** A return as its order keeps it: see models/order-return.ts. */
export interface StoredReturn {
  id: Types.ObjectId;
  at: Date;
  by: { role: EventRole; id?: Types.ObjectId | null };
  key: string;
  digest?: string | null;
  state: ReturnState;
  wish: ReturnWish;
  lines: StoredLine[];
  piecesAsked?: number | null;
  note?: string | null;
  pictures?: Types.ObjectId[] | null;
  lateReason?: string | null;
  decidedAt?: Date | null;
  refusal?: { reason: ReturnRefusal; words: string } | null;
  receivedAt?: Date | null;
  settledAt?: Date | null;
  voidedAt?: Date | null;
  refund?: {
    at: Date;
    by: Types.ObjectId;
    amount: number;
    method: RefundMethod;
    reference?: string | null;
    reason?: string | null;
  } | null;
  exchangeOrderId?: Types.ObjectId | null;
  lockedUntil?: Date | null;
}

type FoundOrder = NonNullable<Awaited<ReturnType<typeof findOne>>>;
export type ReturnableOrder = Omit<FoundOrder, "returns"> & { returns?: StoredReturn[] | null };

/** A Confirmed order with its returns. Throws NOT_FOUND, also for somebody else's order, and RETURN_STATE. */
export async function readReturnable(orderId: string, whose: Whose): Promise<ReturnableOrder> {
  const order = await findOne(orderId, whose);
  if (!order) throw new AppError("NOT_FOUND", { message: "This order no longer exists." });
  if (!isSold(order.status)) throw refusedReturn("Only what was delivered can be returned.");
  return order;
}

/** One of its returns. Throws NOT_FOUND. */
export function requireReturn({ returns }: ReturnableOrder, returnId: string): StoredReturn {
  const entry = returns?.find(({ id }) => id.toString() === returnId);
  if (entry) return entry;
  throw new AppError("NOT_FOUND", { message: "There is no return of this id." });
}

/** Throws RETURN_STATE, with the state that it is in, where it is in another one. */
export function requireState({ state }: StoredReturn, wanted: ReturnState): void {
  if (state !== wanted)
    throw refusedReturn(`This return has changed meanwhile: it is “${RETURN_LABELS[state]}” now.`, { state });
}

export const refusedReturn = (message: string, details?: Record<string, unknown>): AppError =>
  new AppError("RETURN_STATE", { message, ...(details && { details }) });
