import type { CancelOrderInput } from "@/lib/orders/schema";
import type { OrderStatus } from "@/lib/orders/lifecycle";
import { FIRST_PARCEL_STATE, isSold } from "@/lib/orders/lifecycle/rules";

interface CancellationWords extends CancelOrderInput {
  /** True where it is deleted. */
  isDeletion?: boolean;
}

/**
 * In a pipeline: the order's state before this step cancels it, and the reason. Its parcel keeps the booking alone: a
 * courier still has that, until somebody withdraws it there.
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
