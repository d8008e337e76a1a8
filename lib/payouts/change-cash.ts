import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { Types } from "mongoose";
import { type EventActor, makeEvent } from "@/lib/orders/events";
import { inProgress } from "@/lib/orders/in-progress";
import { listStanding } from "@/lib/orders/parcel-violations";
import { transitionOrder } from "@/lib/orders/transition-order";
import { cashDue } from "@/lib/parcels/rules";
import { Order } from "@/models/order";

const TRIES = 20;
const PAUSE_MS = 25;

const findOne = (orderId: string) =>
  Order.findOne({ _id: orderId, status: "Confirmed", deletedAt: null })
    .select("version orderNumber parcel")
    .lean();

export type CashOrder = NonNullable<Awaited<ReturnType<typeof findOne>>>;

export interface CashChange {
  /** Whole BDT; less than 0 takes something back. */
  amount: number;
  payoutId?: Types.ObjectId;
  isReversal?: boolean;
  reason?: string;
  /** Further facts for the event. */
  details?: Record<string, unknown>;
}

interface ChangeCashOptions {
  by: EventActor;
  orderId: string;
  /** What is to be done with the order as it is; null for nothing. Asked again where somebody else was faster. */
  plan: (order: CashOrder | null) => CashChange | null;
}

/**
 * Adds an entry to the cash ledger of a parcel, with its sum and an event in the same write, by compare-and-set on the
 * version that the plan has seen. Returns the products that this touched; null where there is nothing to do. Throws
 * IN_PROGRESS.
 */
export async function changeCash({ by, orderId, plan }: ChangeCashOptions): Promise<string[] | null> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const order = await findOne(orderId);
    const change = plan(order);
    if (!order || !change) return null;
    const touched = await commit({ by, order, change });
    if (touched) return touched;
    await sleep(PAUSE_MS);
  }
  throw inProgress();
}

interface CommitOptions {
  by: EventActor;
  order: CashOrder;
  change: CashChange;
}

async function commit({ by, order, change }: CommitOptions): Promise<string[] | null> {
  const { amount, payoutId, isReversal, reason, details } = change;
  const { _id, version, parcel } = order;
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
  const due = cashDue({ state: parcel?.state ?? "toPack", cashExpected: parcel?.cashExpected });
  const difference = received === null ? 0 : received - due;
  const lastPayout = live.findLast((one) => one.payoutId)?.payoutId;
  return await transitionOrder({
    orderId: _id.toString(),
    from: {
      status: "Confirmed",
      deletedAt: null,
      version: version || { $in: [0, null] },
      "parcel.cashReceived": before ?? { $exists: false },
    },
    set: {
      "parcel.cash": { $literal: cash },
      "parcel.cashReceived": received ?? "$$REMOVE",
      "parcel.cashDifference": difference === 0 ? "$$REMOVE" : { $literal: difference },
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
  });
}
