import type { CourierMeaning, CourierStatuses } from "@/lib/delivery/couriers/courier";

/** The statuses that its guide lists, without those of returns: `cancelled_return_received` and its like. */
const MEANINGS = new Map<string, CourierMeaning>([
  ["in_review", "notPickedUp"],
  ["pending", "onItsWay"],
  ["hold", "onHold"],
  ["delivered_approval_pending", "deliveredSaysRider"],
  ["partial_delivered_approval_pending", "partlyDeliveredSaysRider"],
  ["cancelled_approval_pending", "cancelledSaysRider"],
  ["unknown_approval_pending", "lookedInto"],
  ["delivered", "delivered"],
  ["partial_delivered", "partlyDelivered"],
  ["cancelled", "cancelled"],
  ["exceptional", "wrong"],
  ["unknown", "lookedInto"],
]);

const MEANINGS_OF_RETURNS = new Map<string, CourierMeaning>([
  ["processing", "returnPrepared"],
  ["rider_assigned", "returnWithRider"],
  ["received", "returnReceived"],
]);

export const steadfastStatuses: CourierStatuses = {
  // "delivered_approval_pending" and its like are the rider's words, and final for nobody.
  endOf: (status) => {
    if (status === "delivered") return "delivered";
    if (status === "partial_delivered" || status.startsWith("partial_delivered_return_"))
      return "partlyDelivered";
    // On its way back, and not back.
    return status === "cancelled" || status.startsWith("cancelled_return_") ? "returning" : null;
  },
  isReturnReceived: (status) => status.endsWith("_return_received"),
  meaningOf: (status) => {
    const [, step = ""] = /_return_(\w+)$/.exec(status) ?? [];
    return MEANINGS.get(status) ?? MEANINGS_OF_RETURNS.get(step) ?? null;
  },
};
