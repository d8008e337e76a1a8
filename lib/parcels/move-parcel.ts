import "server-only";
import { Types } from "mongoose";
import type { Courier } from "@/lib/couriers/constants";
import { isDuplicateKey } from "@/lib/db";
import { type EventActor, makeEvent } from "@/lib/orders/events";
import { type SettledLine, startLeasedSettlement } from "@/lib/orders/settle-order";
import { transitionOrder } from "@/lib/orders/transition-order";
import { withLockedReturn } from "@/lib/parcels/lock-return";
import { parcelStages } from "@/lib/parcels/parcel-stages";
import { checkReturned, listGivenBack, type ReturnedLine } from "@/lib/parcels/plan-returned";
import { alreadyIn, readParcel, refusedParcel } from "@/lib/parcels/read-parcel";
import { PARCEL_LABELS, parcelStep, type ParcelStep } from "@/lib/parcels/rules";
import type { MoveParcelInput } from "@/lib/parcels/schema";
import { takeAgain } from "@/lib/parcels/take-again";
import { VOID_RETURN_STATES } from "@/lib/returned-pieces/constants";
import { isAgreed, isStanding, isVoid, sumReturning } from "@/lib/returned-pieces/rules";

/**
 * As for a change of contents: well below the time after which the sweeper gives back what such a step holds, and that for
 * which the return of an exchange is locked.
 */
const COMMIT_WITHIN_MS = 30_000;

interface MoveParcelOptions {
  by: EventActor;
  orderId: string;
  move: MoveParcelInput;
}

/**
 * Moves the parcel of a Confirmed order a step on or back, if it is in the state that was seen, with an event in the same
 * write. Pieces that are ticked as sellable go from the sold to the stock with the step that tells of them, once; the step
 * back takes them again if all are still there. Returns the products that this touched. Throws NOT_FOUND, PARCEL_STATE,
 * INVALID_FIELDS and IN_PROGRESS.
 */
export async function moveParcel({ by, orderId, move }: MoveParcelOptions): Promise<string[]> {
  const order = await readParcel(orderId);
  const step = requireStep(order, move);
  const exchangeOf = step === "back" ? order.exchangeOf : null;
  if (exchangeOf && isVoid(move.from))
    throw refusedParcel("What this exchange was for can be given again. Place a new exchange instead.", {
      state: move.from,
    });
  const returned = move.returned && checkReturned(leftOf(order), move.returned);
  const givenBack = listGivenBack(
    order.cartItems,
    step === "back" ? (order.parcel?.returned ?? []) : (returned ?? []),
  );
  const changeId = new Types.ObjectId();
  const commit = (pieces: SettledLine[]) =>
    commitMove({ by, orderId, move, step, returned, changeId, pieces, version: order.version ?? 0 });
  const work = async () =>
    step === "back" ? await takeAgain({ changeId, givenBack, commit }) : await commit(givenBack);
  const touched = exchangeOf
    ? await withLockedReturn({ of: exchangeOf, state: move.from, work })
    : await work();
  if (touched) return touched;
  const { state } = await readParcel(orderId);
  if (state !== move.from) throw alreadyIn(state);
  throw refusedParcel("Somebody has just changed this order. Please try again.", { state });
}

type ReadParcel = Awaited<ReturnType<typeof readParcel>>;

/** Throws PARCEL_STATE for a move that there is not, or not any more. */
function requireStep(order: ReadParcel, move: MoveParcelInput): ParcelStep {
  const { state, parcel } = order;
  const { from, to } = move;
  if (state !== from) throw alreadyIn(state);
  const step = parcelStep(from, to);
  const isNotedTwice = step === "same" && move.returned !== undefined && parcel?.returned !== undefined;
  if (isNotedTwice) throw refusedParcel("What came back of this parcel is noted already.", { state });
  if (!step || (move.returned && !canHaveReturned(move, step)))
    throw refusedParcel(`This cannot be done in “${PARCEL_LABELS[from]}”.`, { state });
  if (step === "back" && typeof parcel?.cashReceived === "number")
    throw refusedParcel("Cash for this parcel is recorded. Take that back first.", { state });
  if (step === "back" && from === "packed") requireUnbooked(parcel);
  if (step === "back" && order.returns?.some(isAgreed))
    throw refusedParcel("A return of this parcel is noted. Call that off first.", { state });
  if (step === "back" && order.returns?.some(isStanding))
    throw refusedParcel("The customer asks to return some of this parcel. Refuse that first.", { state });
  if (step === "forward" && to === "handedOver" && move.courier) requireCourierOf(parcel, move.courier);
  return step;
}

/** What is booked with one courier does not go with another, whose cash and messages it would be. */
function requireCourierOf(parcel: ReadParcel["parcel"], courier: Courier): void {
  if (courier === "steadfast" || !(parcel?.consignmentId || parcel?.booking?.state === "sent")) return;
  throw refusedParcel(
    "This parcel is booked with Steadfast. Cancel that there, and take the booking away here.",
    {
      state: "packed",
    },
  );
}

/** Its lines without what its customer sends back himself, as it was agreed. */
function leftOf({ cartItems, returns }: ReadParcel) {
  const returning = sumReturning(returns?.filter(isAgreed));
  return cartItems.map(({ _id, quantity }) => ({
    _id,
    quantity: quantity - (returning.get(_id.toString()) ?? 0),
  }));
}

/** Else a courier carries what is taken out of its box again. */
function requireUnbooked(parcel: ReadParcel["parcel"]): void {
  const refuse = (message: string) => refusedParcel(message, { state: "packed" });
  if (parcel?.trackingCode) throw refuse("This parcel has a tracking code. Remove the code first.");
  if (parcel?.consignmentId)
    throw refuse("This parcel is booked. Cancel it with the courier, and take the booking away here.");
  if (parcel?.booking?.state === "sent")
    throw refuse("The courier may have this parcel. Book it again to find out.");
}

const canHaveReturned = ({ to }: MoveParcelInput, step: ParcelStep): boolean =>
  step === "forward"
    ? to === "returned" || to === "partlyDelivered"
    : step === "same" && to === "partlyDelivered";

const UNSENT = {
  "parcel.consignmentId": { $exists: false },
  "parcel.booking.state": { $ne: "sent" },
} as const;
const UNBOOKED = { "parcel.trackingCode": { $exists: false }, ...UNSENT } as const;

interface CommitOptions extends MoveParcelOptions {
  step: ParcelStep;
  returned: ReturnedLine[] | undefined;
  changeId: Types.ObjectId;
  pieces: SettledLine[];
  /** The one that the pieces were counted by. */
  version: number;
}

async function commitMove(options: CommitOptions): Promise<string[] | null> {
  const { by, orderId, move, step, returned, changeId, pieces, version } = options;
  const { from } = move;
  try {
    return await transitionOrder({
      orderId,
      from: {
        status: "Confirmed",
        deletedAt: null,
        "parcel.state": from === "toPack" ? { $in: [null, "toPack"] } : from,
        ...(step === "same" && returned && { "parcel.returned": { $exists: false } }),
        ...(step === "back" && { "parcel.cashReceived": { $exists: false } }),
        ...(step === "back" && from === "packed" && UNBOOKED),
        ...(move.to === "handedOver" && move.courier && move.courier !== "steadfast" && UNSENT),
        ...(step === "back" && {
          returns: { $not: { $elemMatch: { state: { $nin: VOID_RETURN_STATES } } } },
        }),
        // What its customer sends back himself meanwhile does not come back otherwise.
        ...((returned || pieces.length > 0) && { version: version === 0 ? { $in: [0, null] } : version }),
        ...((pieces.length > 0 || step === "back") && {
          $expr: { $lt: ["$$NOW", new Date(changeId.getTimestamp().getTime() + COMMIT_WITHIN_MS)] },
        }),
      },
      set: {
        ...parcelStages({ move, step, returned }),
        ...(pieces.length > 0 && {
          ...startLeasedSettlement("change", changeId),
          settlementLines: { $literal: pieces },
        }),
      },
      event: makeEvent({ by, kind: step === "same" ? "tracked" : "parcelMoved", details: { ...move } }),
    });
  } catch (error) {
    if (isDuplicateKey(error)) throw refusedParcel("Another parcel has this tracking code already.");
    throw error;
  }
}
