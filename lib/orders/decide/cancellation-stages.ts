import type { CancelOrderInput } from "@/lib/orders/schema";
import type { OrderStatus } from "@/lib/orders/lifecycle";
import { FIRST_PARCEL_STATE, isSold } from "@/lib/orders/lifecycle/rules";

interface CancellationWords extends CancelOrderInput {
  /** True where it is deleted. */
  isDeletion?: boolean;
}

/**
 * In a pipeline: what an order was before this step cancels it, and why. Of its parcel the booking alone stays: a courier
 * still has it, until somebody withdraws it there.
 */
export function cancellationStages(
  { from }: { from: readonly OrderStatus[] },
  { reason, note, isDeletion }: CancellationWords = {},
): Record<string, unknown> {
  const wasSold = from.some(isSold);
  return {
    cancellation: {
      at: "$$NOW",
      from: "$status",
      ...(wasSold && { parcelState: { $ifNull: ["$parcel.state", FIRST_PARCEL_STATE] } }),
      ...(reason && { reason }),
      ...(note && { note: { $literal: note } }),
      ...(isDeletion && { isDeletion }),
    },
    ...(wasSold && {
      "parcel.state": "$$REMOVE",
      "parcel.since": "$$REMOVE",
      // Nobody asks any more where it is.
      "parcel.pollAt": "$$REMOVE",
    }),
  };
}
