import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import { type EventActor } from "@/lib/orders/events";
import { type CashOrder, changeCash, requireHandedOver } from "@/lib/cash/change-cash";
import type { NoteCashInput } from "@/lib/cash/payouts/schema";

interface NoteCashOptions {
  by: EventActor;
  orderId: string;
  note: NoteCashInput;
}

/**
 * Notes by hand what came in for a parcel, or corrects it, with the reason. Returns the products that this touched. Throws
 * NOT_FOUND, PARCEL_STATE where it is not handed over, STALE_VERSION where something else is noted, and IN_PROGRESS.
 */
export async function noteCash({ by, orderId, note }: NoteCashOptions): Promise<string[]> {
  const { from, to, reason } = note;
  const plan = (order: CashOrder | null) => {
    requireHandedOver(order);
    const received = order.parcel?.cashReceived ?? null;
    if (received === from && received !== to) return { amount: to - (received ?? 0), reason };
    if (received === to && from !== to && isLastNote(order, reason)) return null;
    throw new AppError("STALE_VERSION", {
      message: received === to ? "This is what is noted already." : "Something else is noted meanwhile.",
      details: { received },
    });
  };
  return (await changeCash({ by, orderId, plan })) ?? [];
}

/** A repeat of the very call, whose answer was lost. */
function isLastNote(order: CashOrder | null, reason: string): boolean {
  const last = order?.parcel?.cash?.at(-1);
  return last !== undefined && !last.payoutId && last.reason === reason;
}
