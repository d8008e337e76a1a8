import { useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import { OWN_RIDER } from "@/lib/orders/carrier/words";
import { BY_OWN_RIDER, NOT_BY_OWN_RIDER } from "@/lib/orders/constants";
import { type ListedParcel, useMoveParcels, useShowCash } from "@/lib/delivery/parcels/api";
import { callProtected } from "@/lib/platform/http/client";
import { canTake } from "@/lib/orders/lifecycle/rules";
import { PARCEL_STEPS } from "@/lib/orders/lifecycle";

/** Whether its rider is the shop's own, and may have its cash with them. */
export const isCashWithRider = ({ parcel }: ListedParcel): boolean =>
  parcel.courier === OWN_RIDER &&
  parcel.cashReceived === null &&
  (canTake(parcel.state, "deliver") || (parcel.state === PARCEL_STEPS.deliver.to && cashOf(parcel) > 0));

/** Whether the cash of the shop's own rider is noted for it, and can be taken back. */
export const isCashHandedIn = ({ parcel }: ListedParcel): boolean =>
  parcel.courier === OWN_RIDER && parcel.cashReceived !== null;

/** Whole BDT that the rider hands in for it. */
export const cashOf = ({ cashExpected }: ListedParcel["parcel"]): number => cashExpected ?? 0;

/** Of what notes or takes back the cash of an order: two calls one after the other. */
const cashMutationKey = (orderId: string) => ["cash", orderId];

/** Whether such a change is under way: what is pressed between its two calls would undo half of it. */
export const useIsCashBusy = (orderId: string): boolean =>
  useIsMutating({ mutationKey: cashMutationKey(orderId) }) > 0;

/** Notes that a parcel of the shop's own rider was delivered, and that its cash is there. Throws ApiError. */
export function useReceiveCash() {
  const client = useQueryClient();
  const move = useMoveParcels();
  const show = useShowCash();
  const mutationFn = async ({ _id: orderId, parcel }: ListedParcel): Promise<void> => {
    const { state, cashReceived: from } = parcel;
    if (canTake(state, "deliver")) await move({ orderId, from: state, to: PARCEL_STEPS.deliver.to });
    if (cashOf(parcel) === 0) return;
    const body = { from, to: cashOf(parcel), reason: BY_OWN_RIDER };
    show(await callProtected("PATCH /orders/{id}/cash", { params: { id: orderId }, body }));
  };
  // Under the key of its order each, also where many are noted one after the other.
  return (order: ListedParcel): Promise<void> =>
    client
      .getMutationCache()
      .build(client, { mutationKey: cashMutationKey(order._id), mutationFn })
      .execute(order);
}

/** The press that takes back that the cash is there; where the same press here said that the parcel was delivered, that too. */
export function useTakeCashBack(orderId: string) {
  const move = useMoveParcels();
  const show = useShowCash();
  return useMutation({
    mutationKey: cashMutationKey(orderId),
    mutationFn: async ({ parcel, movedFrom }: ListedParcel) => {
      const { state, cashReceived: from } = parcel;
      const body = { from, to: null, reason: NOT_BY_OWN_RIDER };
      show(await callProtected("PATCH /orders/{id}/cash", { params: { id: orderId }, body }));
      if (movedFrom) await move({ orderId, from: state, to: movedFrom });
    },
  });
}
