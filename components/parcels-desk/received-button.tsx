import { useWords } from "#words";
import { useMutation } from "@tanstack/react-query";
import { SmallButton } from "@/components/desk-kit/small-button";
import { cashOf, useIsCashBusy, useReceiveCash } from "@/components/parcels-desk/use-receive-cash";
import { CallNotices } from "@/components/desk-kit/call-notices";
import type { ListedParcel } from "@/lib/delivery/parcels/api";

/** Records that the shop's own rider has delivered a parcel and handed in its cash. */
export function ReceivedButton({ order }: { order: ListedParcel }) {
  const { received: words } = useWords("deskParcels");
  const { money } = useWords("units");
  const receiving = useMutation({ mutationFn: useReceiveCash() });
  const isBusy = useIsCashBusy(order._id);
  const cash = cashOf(order.parcel);
  return (
    <>
      <SmallButton
        variant="primary"
        className="flex-auto"
        disabled={isBusy}
        onClick={() => receiving.mutate(order)}
      >
        {cash > 0 ? (
          <span>
            {words.before}
            <span className="whitespace-nowrap">{money(cash)}</span>
            {words.after}
          </span>
        ) : (
          words.nothing
        )}
      </SmallButton>
      <CallNotices isPending={receiving.isPending} error={receiving.error} />
    </>
  );
}
