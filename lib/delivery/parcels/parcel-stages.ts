import "server-only";
import { OWN_RIDER } from "@/lib/orders/carrier/words";
import type { ReturnedLine } from "@/lib/delivery/parcels/plan-returned";
import { CASH_TO_COLLECT, cashDifferenceIn } from "@/lib/orders/payment";
import { isMove, type Move } from "@/lib/orders/lifecycle/rules";
import type { MoveParcelInput } from "@/lib/delivery/parcels/schema";

interface StagesOptions {
  input: MoveParcelInput;
  move: Move;
  returned: ReturnedLine[] | undefined;
}

const IS_BOOKED = { $eq: [{ $type: "$parcel.consignmentId" }, "string"] };

/** Removes the fields that a courier's API wrote: without the code there is no booking. */
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
export function parcelStages({ input, move, returned }: StagesOptions): Record<string, unknown> {
  const { to } = input;
  const { kind } = move;
  return {
    ...(kind !== "same" && { "parcel.state": { $literal: to }, "parcel.since": "$$NOW" }),
    ...(kind === "forward" && forwardStages(input, move)),
    ...(kind === "back" && backStages(move)),
    // A step back takes away, and brings nothing.
    ...(kind !== "back" && {
      ...textStage("trackingCode", input.trackingCode),
      ...textStage("trackingUrl", input.trackingUrl),
      ...textStage("district", input.district),
      ...textStage("area", input.area),
      ...(input.trackingCode === "" && UNBOOKED_STAGES),
    }),
    ...(kind === "same" && textStage("courier", input.courier)),
    ...(returned && { "parcel.returned": { $literal: returned } }),
  };
}

function forwardStages({ to, courier }: MoveParcelInput, move: Move) {
  if (isMove(move, "forward", "pack"))
    return { "parcel.packedAt": "$$NOW", ...textStage("courier", courier) };
  if (!isMove(move, "forward", "handOver")) return { "parcel.cashDifference": cashDifferenceIn(to) };
  return {
    "parcel.handedOverAt": "$$NOW",
    "parcel.courier": courier ?? { $ifNull: ["$parcel.courier", OWN_RIDER] },
    "parcel.cashExpected": CASH_TO_COLLECT,
  };
}

/** What the step that is taken back had written. */
function backStages(move: Move) {
  if (isMove(move, "back", "pack"))
    return { "parcel.packedAt": "$$REMOVE", "parcel.courier": "$$REMOVE", "parcel.booking": "$$REMOVE" };
  if (isMove(move, "back", "handOver"))
    return { "parcel.handedOverAt": "$$REMOVE", "parcel.cashExpected": "$$REMOVE" };
  return {
    "parcel.returned": "$$REMOVE",
    "parcel.writtenOff": "$$REMOVE",
    // It had ended, and its courier was asked no more.
    "parcel.pollAt": { $cond: [IS_BOOKED, "$$NOW", "$$REMOVE"] },
  };
}

/** An empty text takes away what was there. */
function textStage(field: string, text: string | undefined) {
  if (text === undefined) return {};
  return { [`parcel.${field}`]: text === "" ? "$$REMOVE" : { $literal: text } };
}
