import "server-only";
import { Types } from "mongoose";
import { type CashOrder, readCashOrder, requireHandedOver } from "@/lib/cash/change-cash";
import { parcelMoneyOf } from "@/lib/cash/money";
import { changeOrder } from "@/lib/orders/change-order";
import { type EventActor, makeEvent } from "@/lib/orders/events";
import { PARCEL_STEPS } from "@/lib/orders/lifecycle";
import { AppError } from "@/lib/platform/http/errors";

interface WriteOffOptions {
  by: EventActor;
  orderId: string;
  reason: string;
}

/**
 * Gives up the debt of a courier for a parcel that they have lost: nothing of it is due any more. Money that they pay
 * all the same is noted as before. A second time changes nothing. Returns the products that this touched. Throws
 * NOT_FOUND, PARCEL_STATE for a parcel that is not lost or has been paid, and IN_PROGRESS.
 */
export async function writeOff({ by, orderId, reason }: WriteOffOptions): Promise<string[]> {
  const plan = (order: CashOrder | null) => {
    requireHandedOver(order);
    const { parcel } = order;
    if (parcel?.writtenOff) return null;
    if (parcel?.state !== PARCEL_STEPS.lose.to)
      throw new AppError("PARCEL_STATE", {
        message: "You can write off only a parcel that the courier has lost.",
      });
    if (parcelMoneyOf(parcel).due === 0)
      throw new AppError("PARCEL_STATE", { message: "Nothing is due for this parcel." });
    const before = parcel.cashReceived ?? null;
    return {
      order,
      set: {
        "parcel.writtenOff": {
          at: "$$NOW",
          ...(by.id && { by: { $literal: new Types.ObjectId(by.id) } }),
          reason: { $literal: reason },
        },
      },
      event: makeEvent({
        by,
        kind: "cashNoted" as const,
        details: { amount: 0, before, after: before, reason, isWrittenOff: true },
      }),
    };
  };
  return (await changeOrder({ read: () => readCashOrder(orderId), plan })) ?? [];
}
