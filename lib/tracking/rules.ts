import type { ParcelState } from "@/lib/orders/constants";

/** The way from where a parcel is to what its courier says, forwards alone; none where his word moves nothing. */
export function stepsTo(state: ParcelState, status: string): ParcelState[] {
  const end = endOf(status);
  if (!end) return [];
  if (state === "handedOver") return [end];
  // One that he calls cancelled before he was given it is still here.
  return state === "packed" && end !== "returning" ? ["handedOver", end] : [];
}

/** Words such as "delivered_approval_pending" are the rider's alone, and final for nobody. */
function endOf(status: string): ParcelState | null {
  if (status === "delivered") return "delivered";
  if (status === "partial_delivered" || status.startsWith("partial_delivered_return_"))
    return "partlyDelivered";
  // On its way back, and not back.
  return status === "cancelled" || status.startsWith("cancelled_return_") ? "returning" : null;
}

/** The only word that says that pieces are back in the shop. */
export const isReturnReceived = (status: string): boolean => status.endsWith("_return_received");

interface Followed {
  state: ParcelState;
  status: string;
  /** Whether somebody has looked at what came back. */
  isLookedThrough: boolean;
}

/** Whether its courier has more to say of a parcel. */
export function isFollowed({ state, status, isLookedThrough }: Followed): boolean {
  if (state === "packed" || state === "handedOver") return true;
  const isComingBack = state === "returning" || (state === "partlyDelivered" && !isLookedThrough);
  return isComingBack && !isReturnReceived(status);
}

const STATUS_LABELS: Readonly<Record<string, string>> = {
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

/** A courier's word, within a sentence; one that nobody knows as it is. */
export function describeStatus(status: string): string {
  const [, step = ""] = /_return_(\w+)$/.exec(status) ?? [];
  return STATUS_LABELS[status] ?? RETURN_LABELS[step] ?? status.replaceAll("_", " ");
}
