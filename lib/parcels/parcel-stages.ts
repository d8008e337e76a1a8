import "server-only";
import type { ParcelState } from "@/lib/orders/constants";
import type { ReturnedLine } from "@/lib/parcels/plan-returned";
import { isOwing, type ParcelStep } from "@/lib/parcels/rules";
import type { MoveParcelInput } from "@/lib/parcels/schema";

interface StagesOptions {
  move: MoveParcelInput;
  step: ParcelStep;
  returned: ReturnedLine[] | undefined;
}

const IS_BOOKED = { $eq: [{ $type: "$parcel.consignmentId" }, "string"] };

/** What a courier's API wrote: who takes the code away takes the booking away. */
const UNBOOKED_STAGES = {
  "parcel.formerConsignments": {
    $cond: [
      IS_BOOKED,
      { $setUnion: [{ $ifNull: ["$parcel.formerConsignments", []] }, ["$parcel.consignmentId"]] },
      { $ifNull: ["$parcel.formerConsignments", "$$REMOVE"] },
    ],
  },
  "parcel.consignmentId": "$$REMOVE",
  "parcel.bookedAmount": "$$REMOVE",
  "parcel.courierStatus": "$$REMOVE",
  "parcel.pollAt": "$$REMOVE",
} as const;

/** In a pipeline: what a move writes into the parcel. */
export function parcelStages({ move, step, returned }: StagesOptions): Record<string, unknown> {
  const { to } = move;
  return {
    ...(step !== "same" && { "parcel.state": { $literal: to }, "parcel.since": "$$NOW" }),
    ...(step === "forward" && forwardStages(move)),
    ...(step === "back" && backStages(move)),
    // A step back takes away, and brings nothing.
    ...(step !== "back" && {
      ...textStage("trackingCode", move.trackingCode),
      ...textStage("trackingUrl", move.trackingUrl),
      ...(move.trackingCode === "" && UNBOOKED_STAGES),
    }),
    ...(step === "same" && textStage("courier", move.courier)),
    ...(returned && { "parcel.returned": { $literal: returned } }),
  };
}

const PAID = { $add: [{ $ifNull: ["$advance.amount", 0] }, { $ifNull: ["$exchangeOf.credit", 0] }] };

/** In a pipeline: what cashToCollect() says. */
export const CASH_TO_COLLECT = { $max: [0, { $subtract: ["$amount", PAID] }] };

function forwardStages({ to, courier }: MoveParcelInput) {
  if (to === "packed") return { "parcel.packedAt": "$$NOW", ...textStage("courier", courier) };
  if (to !== "handedOver") return { "parcel.cashDifference": differenceIn(to) };
  return {
    "parcel.handedOverAt": "$$NOW",
    "parcel.courier": courier ?? { $ifNull: ["$parcel.courier", "own"] },
    "parcel.cashExpected": CASH_TO_COLLECT,
  };
}

/** Of cash that is there already: what comes back was not to be paid for. */
function differenceIn(to: ParcelState) {
  const due = isOwing(to) ? "$parcel.cashExpected" : 0;
  return {
    $let: {
      vars: { difference: { $subtract: ["$parcel.cashReceived", due] } },
      in: { $cond: [{ $eq: [{ $ifNull: ["$$difference", 0] }, 0] }, "$$REMOVE", "$$difference"] },
    },
  };
}

/** What the step that is taken back had written. */
function backStages({ from }: MoveParcelInput) {
  if (from === "packed")
    return { "parcel.packedAt": "$$REMOVE", "parcel.courier": "$$REMOVE", "parcel.booking": "$$REMOVE" };
  if (from === "handedOver") return { "parcel.handedOverAt": "$$REMOVE", "parcel.cashExpected": "$$REMOVE" };
  return {
    "parcel.returned": "$$REMOVE",
    // It had ended, and its courier was asked no more.
    "parcel.pollAt": { $cond: [IS_BOOKED, "$$NOW", "$$REMOVE"] },
  };
}

/** An empty text takes away what was there. */
function textStage(field: string, text: string | undefined) {
  if (text === undefined) return {};
  return { [`parcel.${field}`]: text === "" ? "$$REMOVE" : { $literal: text } };
}
