import "server-only";
import { type Courier, COURIER_FACTS, FIRST_BOOKABLE } from "@/lib/delivery/couriers/registry";
import { Types } from "mongoose";
import { bookedWith } from "@/lib/delivery/couriers/rules";
import { atVersion } from "@/lib/platform/database/compare-and-set";
import { unlessDuplicate } from "@/lib/platform/database/db";
import { type EventActor, makeEvent } from "@/lib/orders/events";
import { type SettledLine, startLeasedSettlement } from "@/lib/orders/settle-order";
import { commitInTime, type TransitionOptions, transitionOrder } from "@/lib/orders/transition-order";
import { parcelStages } from "@/lib/delivery/parcels/parcel-stages";
import { checkReturned, listGivenBack, type ReturnedLine } from "@/lib/delivery/parcels/plan-returned";
import { alreadyIn, readParcel, refusedParcel } from "@/lib/delivery/parcels/read-parcel";
import type { MoveParcelInput } from "@/lib/delivery/parcels/schema";
import { takeAgain } from "@/lib/delivery/parcels/take-again";
import { requireUnbooked, UNBOOKED } from "@/lib/delivery/parcels/unbooked";
import { hasStandingReview } from "@/lib/orders/reviews/has-standing-review";
import { sumReturning } from "@/lib/orders/lines/rules";
import {
  findMove,
  isMove,
  type Move,
  parcelIn,
  isInShop,
  takesBack,
  WITH_PARCEL,
  isAgreed,
  isStanding,
  isVoid,
  VOID_RETURN_STATES,
} from "@/lib/orders/lifecycle/rules";
import { PARCEL_STEP_BACK, PARCEL_STEPS } from "@/lib/orders/lifecycle";
import { describeState } from "@/lib/orders/lifecycle/words";
import { timeline } from "@/lib/words/en/orders-timeline";
import { deskOrders } from "@/lib/words/en/desk-orders";

interface MoveParcelOptions {
  by: EventActor;
  orderId: string;
  input: MoveParcelInput;
}

/**
 * Moves the parcel of a Confirmed order a step on or back, if it is in the state that was seen, with an event in the
 * same write. Pieces that are ticked as sellable go from the sold to the stock with the step that tells of them, once;
 * the step back takes them again if all are still there. Returns the products that this touched. Throws NOT_FOUND,
 * PARCEL_STATE, INVALID_FIELDS and IN_PROGRESS.
 */
export async function moveParcel({ by, orderId, input }: MoveParcelOptions): Promise<string[]> {
  const order = await readParcel(orderId);
  const move = requireMove(order, input);
  const isBack = move.kind === "back";
  if (isBack && (await hasStandingReview(orderId)))
    throw refusedParcel("A customer has reviewed what was in this parcel. Hide the review first.", {
      state: input.from,
    });
  const exchangeOf = isBack ? order[PARCEL_STEP_BACK.locks] : null;
  const locks = exchangeOf && {
    ...exchangeOf,
    refuse: () =>
      refusedParcel("The return that this is the exchange for is settled.", { state: input.from }),
  };
  if (locks && isVoid(input.from)) throw refusedParcel(deskOrders.exchangeIsOver, { state: input.from });
  const returned = input.returned && checkReturned(leftOf(order), input.returned);
  const givenBack = listGivenBack(
    order.cartItems,
    isBack ? (order.parcel?.returned ?? []) : (returned ?? []),
  );
  const changeId = new Types.ObjectId();
  const commit = (pieces: SettledLine[]) =>
    commitMove({ by, orderId, input, move, locks, returned, changeId, pieces, version: order.version ?? 0 });
  const touched = isBack ? await takeAgain({ changeId, givenBack, commit }) : await commit(givenBack);
  if (touched) return touched;
  const { state, parcel } = await readParcel(orderId);
  if (state !== input.from) throw alreadyIn({ state, courier: parcel?.courier });
  throw refusedParcel("Somebody has just changed this order. Please try again.", { state });
}

type ReadParcel = Awaited<ReturnType<typeof readParcel>>;

/** Throws PARCEL_STATE for a move that there is not, or not any more. */
function requireMove(order: ReadParcel, input: MoveParcelInput): Move {
  const { state, parcel } = order;
  const { from, to, returned } = input;
  if (state !== from) throw alreadyIn({ state, courier: parcel?.courier });
  const move = findMove(from, to);
  const isNotedTwice = move?.kind === "same" && returned !== undefined && parcel?.returned !== undefined;
  if (isNotedTwice) throw refusedParcel("What came back of this parcel is noted already.", { state });
  if (!move || (returned && (move.kind === "back" || !takesBack(to))))
    throw refusedParcel(
      `This cannot be done in “${describeState({ state, courier: parcel?.courier }, timeline)}”.`,
      {
        state,
      },
    );
  const isBack = move.kind === "back";
  if (isBack && typeof parcel?.cashReceived === "number")
    throw refusedParcel("Cash for this parcel is recorded. Take that back first.", { state });
  if (isBack && order.deletedAt && isInShop(to))
    throw refusedParcel("This order is deleted. Bring it back first.", { state });
  if (isMove(move, "back", "pack")) requireUnbooked(parcel);
  if (isBack && order.returns?.some(isAgreed))
    throw refusedParcel("A return of this parcel is noted. Cancel it first.", { state });
  if (isBack && order.returns?.some(isStanding))
    throw refusedParcel("The customer asks to return some of this parcel. Refuse that first.", { state });
  if (isMove(move, "forward", "handOver") && input.courier) requireCourierOf(parcel, input.courier);
  return move;
}

/** Refuses a parcel that is booked with another courier: the cash and messages would count as this one's. */
function requireCourierOf(parcel: ReadParcel["parcel"], courier: Courier): void {
  const booked = bookedWith(parcel);
  if (!booked || booked === courier) return;
  const { labelInWords } = COURIER_FACTS[booked];
  throw refusedParcel(
    `This parcel is booked with ${labelInWords}. Cancel that there, and take the booking away here.`,
    { state: PARCEL_STEPS.pack.to },
  );
}

/** Its lines without what its customer sends back themselves, as it was agreed. */
function leftOf({ cartItems, returns }: ReadParcel) {
  const returning = sumReturning(returns?.filter(isAgreed));
  return cartItems.map(({ _id, quantity }) => ({
    _id,
    quantity: quantity - (returning.get(_id.toString()) ?? 0),
  }));
}

/** The filter of requireCourierOf(): somebody may book the parcel meanwhile. */
function unlessBookedWithAnother(courier: Courier) {
  const another = { $nin: courier === FIRST_BOOKABLE ? [courier, null] : [courier] };
  return {
    $nor: [
      { "parcel.consignmentId": { $exists: true }, "parcel.courier": another },
      { "parcel.booking.state": "sent", "parcel.booking.courier": another },
    ],
  };
}

interface CommitOptions extends MoveParcelOptions, Pick<TransitionOptions, "locks"> {
  move: Move;
  returned: ReturnedLine[] | undefined;
  changeId: Types.ObjectId;
  pieces: SettledLine[];
  /** The one that the pieces were counted by. */
  version: number;
}

async function commitMove(options: CommitOptions): Promise<string[] | null> {
  const { by, orderId, input, move, locks, returned, changeId, pieces, version } = options;
  const isBack = move.kind === "back";
  const write = transitionOrder({
    orderId,
    locks,
    from: {
      ...WITH_PARCEL,
      ...parcelIn([input.from]),
      ...(move.kind === "same" && returned && { "parcel.returned": { $exists: false } }),
      ...(isBack && { "parcel.cashReceived": { $exists: false } }),
      // Nobody may delete it meanwhile: with a parcel in the shop, the deletion would cancel the order.
      ...(isBack && isInShop(input.to) && { deletedAt: null }),
      ...(isMove(move, "back", "pack") && UNBOOKED),
      ...(input.to === PARCEL_STEPS.handOver.to && input.courier && unlessBookedWithAnother(input.courier)),
      ...(isBack && {
        returns: { $not: { $elemMatch: { state: { $nin: VOID_RETURN_STATES } } } },
      }),
      // A piece that its customer sends back meanwhile must not come back a second time.
      ...((returned || pieces.length > 0) && atVersion(version)),
      // Also well below the time for which the return of an exchange is locked.
      ...((pieces.length > 0 || isBack) && commitInTime(changeId)),
    },
    set: {
      ...parcelStages({ input, move, returned }),
      ...(pieces.length > 0 && {
        ...startLeasedSettlement("change", changeId),
        settlementLines: { $literal: pieces },
      }),
    },
    event: makeEvent({ by, kind: move.kind === "same" ? "tracked" : "parcelMoved", details: { ...input } }),
  });
  const touched = await unlessDuplicate(write);
  if (touched === undefined) throw refusedParcel("Another parcel has this tracking code already.");
  return touched;
}
