import "server-only";
import { Types } from "mongoose";
import { workable } from "@/lib/orders/call-queue/change-at-desk";
import { LAST_CALL } from "@/lib/orders/call-queue/last-call";
import { HOLDING_OUTCOME } from "@/lib/orders/constants";
import { orderGone } from "@/lib/orders/order-gone";
import { NEXT_VERSION } from "@/lib/orders/settle-order";
import type { UserDto } from "@/lib/accounts/users/dto";
import { Order } from "@/models/order";
import { AppError } from "@/lib/platform/http/errors";
import { SECOND_MS } from "@/lib/platform/time/durations.mjs";

/** How long a call can be taken back; the desk offers it for ten seconds. */
const UNDO_WITHIN_MS = 30 * SECOND_MS;

interface UndoCallOptions {
  actor: UserDto;
  orderId: string;
}

/**
 * Takes back the last call, if the same user noted it just now: nobody is told of it, and the next call is due when it
 * was. A second time changes nothing. Throws NOT_FOUND, and CANNOT_UNDO for the agreement by which an order that waited
 * for its call has its pieces, and where somebody else has noted another call since.
 */
export async function undoCall({ actor, orderId }: UndoCallOptions): Promise<void> {
  const by = new Types.ObjectId(actor._id);
  const isFresh = {
    $and: [
      { $gt: ["$$last.at", new Date(Date.now() - UNDO_WITHIN_MS)] },
      { $eq: ["$$last.eventId", "$undoableCall"] },
    ],
  };
  const isMine = { $and: [{ $eq: ["$$last.by", by] }, isFresh] };
  const lastCallIs = (expression: object) => ({
    _id: orderId,
    ...workable(),
    $expr: { $let: { vars: { last: LAST_CALL }, in: expression } },
  });
  const { matchedCount } = await Order.updateOne(
    lastCallIs({ $and: [isMine, { $not: [HAS_GIVEN_PIECES] }] }),
    WITHOUT_LAST_CALL,
    { updatePipeline: true },
  );
  if (matchedCount > 0) return;
  if (await Order.exists(lastCallIs({ $and: [isMine, HAS_GIVEN_PIECES] })))
    throw new AppError("CANNOT_UNDO", { message: HOLDS_PIECES });
  if (await Order.exists(lastCallIs({ $and: [{ $ne: ["$$last.by", by] }, isFresh] })))
    throw new AppError("CANNOT_UNDO", { message: CALLED_SINCE });
  if (!(await Order.exists({ _id: orderId, ...workable() }))) throw orderGone();
}

const HOLDS_PIECES =
  "This order has its pieces since its customer agreed, so the call can no longer be undone. Please cancel the order if they no longer want it.";

const CALLED_SINCE =
  "Somebody else has noted another call about this order since, so yours can no longer be undone.";

/** In a pipeline: the last call is the agreement with which the order's pieces were held. */
const HAS_GIVEN_PIECES = {
  $and: [
    { $eq: ["$$last.outcome", HOLDING_OUTCOME] },
    { $in: ["piecesHeld", { $ifNull: ["$events.kind", []] }] },
  ],
};

const without = (list: string, id: string) => ({
  $filter: { input: { $ifNull: [list, []] }, cond: { $ne: [id, "$last.eventId"] } },
});

const WITHOUT_LAST_CALL = [
  { $set: { last: LAST_CALL } },
  {
    $set: {
      calls: { $slice: ["$calls", { $subtract: [{ $size: "$calls" }, 1] }] },
      events: without("$events", "$$this.id"),
      outbox: without("$outbox", "$$this"),
      nextCallAt: { $ifNull: ["$last.before", "$$REMOVE"] },
      undoableCall: "$$REMOVE",
      version: NEXT_VERSION,
      last: "$$REMOVE",
    },
  },
];
