import "server-only";
import { changeAtDesk } from "@/lib/orders/call-queue/change-at-desk";
import { makeEvent, staffActor } from "@/lib/orders/events";
import type { UserDto } from "@/lib/accounts/users/dto";

const MOST_NOTES = 100;

interface AddNoteOptions {
  actor: UserDto;
  orderId: string;
  text: string;
}

/** Writes a note on an order, for the desk alone. Throws NOT_FOUND. */
export async function addNote({ actor, orderId, text }: AddNoteOptions): Promise<void> {
  const note = { at: new Date(), by: actor._id, text };
  await changeAtDesk(orderId, {
    $push: {
      notes: { $each: [note], $slice: -MOST_NOTES },
      events: makeEvent({ kind: "noted", by: staffActor(actor) }),
    },
    $inc: { version: 1 },
  });
}
