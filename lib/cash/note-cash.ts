import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import { type EventActor } from "@/lib/orders/events";
import { type CashChange, type CashOrder, changeCash, requireHandedOver } from "@/lib/cash/change-cash";
import type { NoteCashInput } from "@/lib/cash/payouts/schema";

interface NoteCashOptions {
  by: EventActor;
  orderId: string;
  note: NoteCashInput;
}

/**
 * Notes by hand what came in for a parcel, corrects it, or takes it back, with the reason. Returns the products that this
 * touched. Throws NOT_FOUND, PARCEL_STATE where it is not handed over, STALE_VERSION where something else is noted, or a
 * payout brought what is to be taken back, and IN_PROGRESS.
 */
export async function noteCash({ by, orderId, note }: NoteCashOptions): Promise<string[]> {
  const { from, to, reason } = note;
  const plan = (order: CashOrder | null) => {
    requireHandedOver(order);
    const received = order.parcel?.cashReceived ?? null;
    if (received === from && received !== to)
      return to === null ? takeBack(order, reason) : { amount: to - (received ?? 0), reason };
    if (received === to && from !== to && isLastNote(order, reason)) return null;
    throw new AppError("STALE_VERSION", {
      message: received === to ? "This is what is noted already." : "Something else is noted meanwhile.",
      details: { received },
    });
  };
  return (await changeCash({ by, orderId, plan })) ?? [];
}

/** Takes back what was noted by hand, so that it is due again. What a payout brought goes back with its payout alone. */
function takeBack({ parcel }: CashOrder, reason: string): CashChange {
  if (parcel?.payoutId)
    throw new AppError("STALE_VERSION", { message: "A payout brought this cash. Take that payout back." });
  return { amount: -(parcel?.cashReceived ?? 0), isReversal: true, reason };
}

/** A repeat of the very call, whose answer was lost. */
function isLastNote(order: CashOrder | null, reason: string): boolean {
  const last = order?.parcel?.cash?.at(-1);
  return last !== undefined && !last.payoutId && last.reason === reason;
}
