import "server-only";
import { Types } from "mongoose";
import { type EventActor, makeEvent } from "@/lib/orders/events";
import type { EventDetails } from "@/lib/orders/events/schema";
import { listStanding } from "@/lib/cash/list-standing";
import { parcelMoneyOf } from "@/lib/cash/money";
import { changeOrder, type OrderChange } from "@/lib/orders/change-order";
import { Order } from "@/models/order";
import { isOut, parcelStateOf, WITH_PARCEL } from "@/lib/orders/lifecycle/rules";
import { AppError } from "@/lib/platform/http/errors";

export const readCashOrder = (orderId: string) =>
  Order.findOne({ _id: orderId, ...WITH_PARCEL })
    .select("version orderNumber parcel")
    .lean();

export type CashOrder = NonNullable<Awaited<ReturnType<typeof readCashOrder>>>;

/** Throws NOT_FOUND, and PARCEL_STATE where no courier has had it. */
export function requireHandedOver(order: CashOrder | null): asserts order is CashOrder {
  if (!order) throw new AppError("NOT_FOUND", { message: "There is no Confirmed order with this id." });
  if (isOut(parcelStateOf(order))) return;
  throw new AppError("PARCEL_STATE", { message: "This parcel has not been handed over yet." });
}

export interface CashChange {
  /** Whole BDT; less than 0 takes something back. */
  amount: number;
  payoutId?: Types.ObjectId;
  isReversal?: boolean;
  reason?: string;
  /** Further facts for the event. */
  details?: Partial<EventDetails<"cashNoted">>;
}

interface ChangeCashOptions {
  by: EventActor;
  orderId: string;
  /** Plans the change of the order as it is; null for none. It is called again where somebody else was faster. */
  plan: (order: CashOrder | null) => CashChange | null;
}

/**
 * Adds an entry to the cash ledger of a parcel, with its sum and an event in the same write, by compare-and-set on the
 * version that the plan has seen. Returns the products that this touched; null where there is nothing to do. Throws
 * IN_PROGRESS.
 */
export async function changeCash({ by, orderId, plan }: ChangeCashOptions): Promise<string[] | null> {
  return await changeOrder({
    read: () => readCashOrder(orderId),
    plan(order) {
      const change = plan(order);
      return order && change && addEntry({ by, order, change });
    },
  });
}

interface AddEntryOptions {
  by: EventActor;
  order: CashOrder;
  change: CashChange;
}

function addEntry({ by, order, change }: AddEntryOptions): OrderChange {
  const { amount, payoutId, isReversal, reason, details } = change;
  const { parcel } = order;
  const before = parcel?.cashReceived ?? null;
  const entry = {
    at: new Date(),
    ...(by.id && { by: new Types.ObjectId(by.id) }),
    amount,
    ...(payoutId && { payoutId }),
    ...(isReversal && { isReversal }),
    ...(reason && { reason }),
  };
  const cash = [...(parcel?.cash ?? []), entry];
  const live = listStanding(cash);
  const received = live.length === 0 ? null : live.reduce((sum, one) => sum + one.amount, 0);
  const { short, over } = parcelMoneyOf({ ...parcel, cashReceived: received });
  const lastPayout = live.findLast((one) => one.payoutId)?.payoutId;
  return {
    order,
    set: {
      "parcel.cash": { $literal: cash },
      "parcel.cashReceived": received ?? "$$REMOVE",
      "parcel.cashDifference": short === over ? "$$REMOVE" : { $literal: over - short },
      "parcel.payoutId": lastPayout ?? "$$REMOVE",
    },
    event: makeEvent({
      by,
      kind: "cashNoted",
      details: {
        amount,
        before,
        after: received,
        ...(payoutId && { payoutId: payoutId.toString() }),
        ...(reason && { reason }),
        ...details,
      },
    }),
  };
}
