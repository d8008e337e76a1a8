import "server-only";
import { workable } from "@/lib/orders/call-queue/change-at-desk";
import { AppError } from "@/lib/platform/http/errors";
import type { NoteAdvanceInput } from "@/lib/orders/call-queue/schema";
import { makeEvent, staffActor, withEvent } from "@/lib/orders/events";
import { REFERENCED_METHODS } from "@/lib/orders/payment";
import { NEXT_VERSION } from "@/lib/orders/settle-order";
import type { UserDto } from "@/lib/accounts/users/dto";
import { Order } from "@/models/order";
import { NOT_HANDED_OVER } from "@/lib/orders/lifecycle/rules";
import { orderGone } from "@/lib/orders/order-gone";

const REFERENCED = { paymentMethod: { $in: REFERENCED_METHODS } };

/** In a pipeline: what came in beside what was noted before. */
const addedTo = (amount: number) => ({ $subtract: [amount, { $ifNull: ["$advance.amount", 0] }] });

interface NoteAdvanceOptions {
  actor: UserDto;
  orderId: string;
  advance: NoteAdvanceInput;
}

/**
 * Notes what was paid before delivery, and by which reference; 0 takes it back. A sum answers what its customer says to have
 * sent too: nobody can take that over beside it. Throws NOT_FOUND, PARCEL_STATE once the parcel is handed over, and
 * INVALID_FIELDS for a missing reference where the payment method needs one.
 */
export async function noteAdvance({ actor, orderId, advance }: NoteAdvanceOptions): Promise<void> {
  const { amount, reference } = advance;
  const change = {
    ...advanceChange(actor, { amount, reference }),
    ...(amount > 0 && { advanceNote: "$$REMOVE" }),
    version: NEXT_VERSION,
  };
  const filter = { _id: orderId, ...workable() };
  if (amount > 0 && reference === "" && (await Order.exists({ ...filter, ...REFERENCED })))
    throw new AppError("INVALID_FIELDS", { fields: { reference: "Please enter the reference." } });
  const { matchedCount } = await Order.updateOne({ ...filter, ...NOT_HANDED_OVER }, [{ $set: change }], {
    updatePipeline: true,
  });
  if (matchedCount > 0) return;
  if (!(await Order.exists(filter))) throw orderGone();
  throw handedOver();
}

/** In a pipeline: all of the advance is this from now on, by somebody at the desk. */
export function advanceChange(actor: UserDto, advance: NoteAdvanceInput) {
  const event = makeEvent({ kind: "advanced", by: staffActor(actor), details: advance });
  const { amount } = advance;
  return {
    advance: amount === 0 ? "$$REMOVE" : { $literal: advance },
    advances: {
      $concatArrays: [{ $ifNull: ["$advances", []] }, [{ at: event.at, amount: addedTo(amount) }]],
    },
    ...withEvent(event),
  };
}

export const handedOver = (): AppError =>
  new AppError("PARCEL_STATE", {
    message: "This parcel is handed over: the courier collects what it was told.",
  });
