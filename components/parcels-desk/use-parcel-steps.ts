import { useState } from "react";
import { useIsCashBusy } from "@/components/parcels-desk/use-receive-cash";
import { type ListedParcel, useMoveParcel } from "@/lib/delivery/parcels/api";
import type { MoveParcelRequest } from "@/lib/delivery/parcels/schema";
import type { ParcelState } from "@/lib/orders/lifecycle";

export type ParcelSteps = ReturnType<typeof useParcelSteps>;

/** Moves a parcel from where it stands; the pieces that come back with it are counted before. */
export function useParcelSteps({ _id: orderId, parcel: { state } }: ListedParcel) {
  const move = useMoveParcel();
  const isCashBusy = useIsCashBusy(orderId);
  const [isCounting, setIsCounting] = useState(false);
  const go = (to: ParcelState, more: Omit<MoveParcelRequest, "from" | "to"> = {}): void => {
    setIsCounting(false);
    move.mutate({ orderId, from: state, to, ...more });
  };
  return {
    go,
    isMoving: move.isPending,
    /** Nothing else can be pressed meanwhile. */
    isBusy: move.isPending || isCashBusy,
    error: move.error,
    isCounting,
    setIsCounting,
  };
}
