import "server-only";
import type { RecordCallInput } from "@/lib/orders/call-queue/schema";
import { changeAtDesk } from "@/lib/orders/call-queue/change-at-desk";
import { makeEvent, staffActor } from "@/lib/orders/events";
import type { UserDto } from "@/lib/accounts/users/dto";

/** Of one order: what is older says nothing more. */
const MOST_CALLS = 100;

interface RecordCallOptions {
  actor: UserDto;
  orderId: string;
  call: RecordCallInput;
}

/** Writes down what came of a call, and when to call again; the last call alone counts for that. Throws NOT_FOUND. */
export async function recordCall({ actor, orderId, call }: RecordCallOptions): Promise<void> {
  const { outcome, note } = call;
  const nextAt = call.nextAt && new Date(call.nextAt);
  const made = { at: new Date(), by: actor._id, outcome, ...(nextAt && { nextAt }), ...(note && { note }) };
  await changeAtDesk(orderId, {
    $push: {
      calls: { $each: [made], $slice: -MOST_CALLS },
      events: makeEvent({ kind: "called", by: staffActor(actor), details: { outcome } }),
    },
    ...(nextAt && { $set: { nextCallAt: nextAt } }),
    $unset: { calling: 1, ...(!nextAt && { nextCallAt: 1 }) },
    $inc: { version: 1 },
  });
}
