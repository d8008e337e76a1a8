import { useMutation } from "@tanstack/react-query";
import { SmallButton } from "@/components/desk-kit/small-button";
import { cashOf, useReceiveCash } from "@/components/parcels-desk/use-receive-cash";
import { CallNotices } from "@/components/ui/call-notices";
import type { ListedParcel } from "@/lib/delivery/parcels/api";
import { formatBdt } from "@/lib/platform/text/format";

/** Records that the shop's own rider has delivered a parcel and handed in its cash. */
export function ReceivedButton({ order }: { order: ListedParcel }) {
  const receiving = useMutation({ mutationFn: useReceiveCash() });
  const cash = cashOf(order.parcel);
  return (
    <>
      <SmallButton
        variant="primary"
        className="flex-auto"
        disabled={receiving.isPending}
        onClick={() => receiving.mutate(order)}
      >
        {cash > 0 ? (
          <span>
            Received <span className="whitespace-nowrap">{formatBdt(cash)}</span>
          </span>
        ) : (
          "Delivered, nothing to pay"
        )}
      </SmallButton>
      <CallNotices isPending={receiving.isPending} error={receiving.error} />
    </>
  );
}
