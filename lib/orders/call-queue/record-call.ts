import "server-only";
import { Types } from "mongoose";
import type { RecordCallInput } from "@/lib/orders/call-queue/schema";
import { CALLS, LAST_CALL } from "@/lib/orders/call-queue/last-call";
import { workable } from "@/lib/orders/call-queue/change-at-desk";
import { HOLDING_OUTCOME } from "@/lib/orders/constants";
import { holdAfterCall } from "@/lib/orders/limits/hold-after-call";
import { makeEvent, staffActor, withEvent } from "@/lib/orders/events";
import { orderGone } from "@/lib/orders/order-gone";
import { NEXT_VERSION } from "@/lib/orders/settle-order";
import type { UserDto } from "@/lib/accounts/users/dto";
import { Order } from "@/models/order";
import { SECOND_MS } from "@/lib/platform/time/durations.mjs";

/** The most calls that an order keeps: older ones say nothing more. */
const MOST_CALLS = 100;
/** The same again within this is the second tap of a double tap. */
const DOUBLE_TAP_MS = 5 * SECOND_MS;
interface RecordCallOptions {
  actor: UserDto;
  orderId: string;
  call: RecordCallInput;
}

/**
 * Writes down what came of a call, and when to call again; the last call alone counts for that. The second of a double tap is
 * no second call. An order that waited for the call holds its pieces once its customer has agreed. Returns the products
 * that this touched. Throws NOT_FOUND, and OUT_OF_STOCK where those pieces are gone.
 */
export async function recordCall({ actor, orderId, call }: RecordCallOptions): Promise<string[]> {
  const { outcome, note } = call;
  const touched = outcome === HOLDING_OUTCOME ? await holdAfterCall({ orderId, by: staffActor(actor) }) : [];
  const nextAt = call.nextAt && new Date(call.nextAt);
  const event = makeEvent({ kind: "called", by: staffActor(actor), details: { outcome } });
  const by = new Types.ObjectId(actor._id);
  const made = {
    at: event.at,
    by,
    outcome,
    eventId: event.id,
    ...(nextAt && { nextAt }),
    ...(note && { note }),
  };
  const isSecondTap = {
    $and: [
      { $eq: ["$$last.by", by] },
      { $eq: ["$$last.outcome", outcome] },
      { $eq: [{ $ifNull: ["$$last.note", ""] }, { $literal: note ?? "" }] },
      { $gt: ["$$last.at", new Date(event.at.getTime() - DOUBLE_TAP_MS)] },
    ],
  };
  const { matchedCount } = await Order.updateOne(
    {
      _id: orderId,
      ...workable(),
      $expr: { $not: [{ $let: { vars: { last: LAST_CALL }, in: isSecondTap } }] },
    },
    [
      {
        $set: {
          calls: {
            $slice: [
              { $concatArrays: [CALLS, [{ $mergeObjects: [{ $literal: made }, before] }]] },
              -MOST_CALLS,
            ],
          },
          undoableCall: event.id,
          nextCallAt: nextAt ?? "$$REMOVE",
          calling: "$$REMOVE",
          version: NEXT_VERSION,
          ...withEvent(event),
        },
      },
    ],
    { updatePipeline: true },
  );
  if (matchedCount === 0 && !(await Order.exists({ _id: orderId, ...workable() }))) throw orderGone();
  return touched;
}

/** In a pipeline. */
const before = { $cond: [{ $eq: [{ $type: "$nextCallAt" }, "date"] }, { before: "$nextCallAt" }, {}] };
