import { formatBdt } from "@/lib/format";
import type { ListedParcel } from "@/lib/parcels/api";
import { describeStatus, isReturnReceived } from "@/lib/tracking/rules";

const TOLD = "mt-1 border-l-4 border-marigold pl-2 text-sm wrap-anywhere";

/** What Steadfast says of a parcel that was booked with it, and what somebody should look at. */
export function CourierWord({ order: { parcel, cashToCollect } }: { order: ListedParcel }) {
  const { booking, consignmentId, trackingCode, courierStatus, bookedAmount, cashExpected, returned } =
    parcel;
  const isAwaited = returned === null && parcel.state !== "lost";
  const amount = cashExpected ?? cashToCollect;
  return (
    <>
      {booking?.state === "sent" && (
        <p className={TOLD}>Steadfast may have this parcel. Book it again to find out.</p>
      )}
      {booking?.state === "refused" && <p className={TOLD}>Not booked with Steadfast: {booking.problem}</p>}
      {consignmentId && (
        <p className="text-sm">
          <span className="text-muted">Steadfast</span> {consignmentId}
          {!trackingCode && ", without a tracking code"}
          {courierStatus && <span>: {describeStatus(courierStatus)}</span>}
        </p>
      )}
      {isReturnReceived(courierStatus) && isAwaited && (
        <p className={TOLD}>Steadfast has brought it back. Count what can be sold again.</p>
      )}
      {bookedAmount !== null && bookedAmount !== amount && (
        <p className={TOLD}>
          Steadfast was told to collect {formatBdt(bookedAmount)}. It is {formatBdt(amount)} now: change it on
          its page.
        </p>
      )}
    </>
  );
}
