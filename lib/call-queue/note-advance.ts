import "server-only";
import { workable } from "@/lib/call-queue/change-at-desk";
import { AppError } from "@/lib/http/errors";
import type { NoteAdvanceInput } from "@/lib/call-queue/schema";
import { makeEvent, staffActor } from "@/lib/orders/events";
import type { UserDto } from "@/lib/users/dto";
import { Order } from "@/models/order";

/** What the courier was told to collect changes no more. */
const NOT_HANDED_OVER = { "parcel.state": { $in: [null, "toPack", "packed"] } } as const;

interface NoteAdvanceOptions {
  actor: UserDto;
  orderId: string;
  advance: NoteAdvanceInput;
}

/**
 * Notes what was paid before delivery, and by which reference; 0 takes the note back. Throws NOT_FOUND, and PARCEL_STATE
 * once the parcel is handed over.
 */
export async function noteAdvance({ actor, orderId, advance }: NoteAdvanceOptions): Promise<void> {
  const { amount, reference } = advance;
  const change = {
    ...(amount === 0 ? { $unset: { advance: 1 } } : { $set: { advance } }),
    $push: {
      events: makeEvent({ kind: "advanced", by: staffActor(actor), details: { amount, reference } }),
    },
    $inc: { version: 1 },
  };
  const filter = { _id: orderId, ...workable() };
  const { matchedCount } = await Order.updateOne({ ...filter, ...NOT_HANDED_OVER }, change);
  if (matchedCount > 0) return;
  if (!(await Order.exists(filter)))
    throw new AppError("NOT_FOUND", { message: "This order no longer exists." });
  throw new AppError("PARCEL_STATE", {
    message: "This parcel is handed over: the courier collects what it was told.",
  });
}
