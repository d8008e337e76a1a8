import type { CourierStatuses } from "@/lib/delivery/couriers/courier";

/** The statuses that its guide lists, without those of returns: `cancelled_return_received` and its like. */
const LABELS: Readonly<Record<string, string>> = {
  in_review: "booked, not picked up yet",
  pending: "on its way",
  hold: "on hold",
  delivered_approval_pending: "delivered, says the rider",
  partial_delivered_approval_pending: "delivered in part, says the rider",
  cancelled_approval_pending: "cancelled, says the rider",
  unknown_approval_pending: "being looked into",
  delivered: "delivered",
  partial_delivered: "delivered in part",
  cancelled: "cancelled",
  exceptional: "something is wrong, ask there",
  unknown: "being looked into",
};

const RETURN_LABELS: Readonly<Record<string, string>> = {
  processing: "its return is being prepared",
  rider_assigned: "a rider brings it back",
  received: "back with the shop",
};

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
  describe: (status) => {
    const [, step = ""] = /_return_(\w+)$/.exec(status) ?? [];
    return LABELS[status] ?? RETURN_LABELS[step] ?? status.replaceAll("_", " ");
  },
};
