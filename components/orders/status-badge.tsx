import { useWords } from "#words";
import { LIFECYCLE, type OrderStatus, type ParcelState } from "@/lib/orders/lifecycle";
import { isDelivered, isOnItsWay } from "@/lib/orders/lifecycle/rules";

const CLOTH = {
  held: "border-marigold bg-marigold text-ink",
  sold: "border-leaf bg-leaf text-white",
  free: "border-selvedge bg-white text-selvedge",
} as const;

interface StatusBadgeProps {
  status: OrderStatus;
  parcel?: { state: ParcelState } | undefined;
}

/** The status as a stitched badge, always with its word, and beside it what came of a parcel that is no longer on its way. */
export function StatusBadge({ status, parcel }: StatusBadgeProps) {
  const { statuses, timeline } = useWords("orders");
  return (
    <span className="inline-flex flex-wrap justify-end gap-1">
      <Badge cloth={CLOTH[LIFECYCLE.order.states[status].pieces]}>{statuses[status]}</Badge>
      {parcel && !isOnItsWay(parcel.state) && (
        <Badge cloth={isDelivered(parcel.state) ? "border-leaf bg-white text-leaf" : CLOTH.free}>
          {timeline.parcels[parcel.state]}
        </Badge>
      )}
    </span>
  );
}

function Badge({ cloth, children }: { cloth: string; children: string }) {
  return (
    <span
      className={`inline-block rounded-cloth border px-1 py-1 text-[min(0.875rem,5vw)]/5 font-semibold whitespace-nowrap ${cloth}`}
    >
      <span className="rounded-cloth border border-dashed border-current px-2">{children}</span>
    </span>
  );
}
