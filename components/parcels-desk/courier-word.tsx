import { formatBdt } from "@/lib/platform/text/format";
import type { ListedParcel } from "@/lib/delivery/parcels/api";
import { COURIER_FACTS } from "@/lib/delivery/couriers/registry";
import { bookedWith } from "@/lib/delivery/couriers/rules";
import { describeStatus, isReturnReceived } from "@/lib/delivery/statuses/rules";
import { PARCEL_STEPS } from "@/lib/orders/lifecycle";

const TOLD = "mt-1 border-l-4 border-marigold pl-2 text-sm wrap-anywhere";

/** What its courier says of a booked parcel, and what somebody should look at. */
export function CourierWord({ order: { parcel, cashToCollect } }: { order: ListedParcel }) {
  const { booking, consignmentId, trackingCode, courierStatus, bookedAmount, cashExpected, returned } =
    parcel;
  const isAwaited = returned === null && parcel.state !== PARCEL_STEPS.lose.to;
  const amount = cashExpected ?? cashToCollect;
  const courier = bookedWith(parcel) ?? booking?.courier ?? null;
  if (!courier) return null;
  const { label, labelInWords } = COURIER_FACTS[courier];
  const word = { courier, status: courierStatus };
  return (
    <>
      {booking?.state === "sent" && (
        <p className={TOLD}>{label} may have this parcel. Book it again to find out.</p>
      )}
      {booking?.state === "refused" && (
        <p className={TOLD}>
          Not booked with {labelInWords}: {booking.problem}
        </p>
      )}
      {consignmentId && (
        <p className="text-sm">
          <span className="text-muted">{label}</span> {consignmentId}
          {!trackingCode && ", without a tracking code"}
          {courierStatus && <span>: {describeStatus(word)}</span>}
        </p>
      )}
      {isReturnReceived(word) && isAwaited && (
        <p className={TOLD}>{label} has brought it back. Count what can be sold again.</p>
      )}
      {bookedAmount !== null && bookedAmount !== amount && (
        <p className={TOLD}>
          {label} was told to collect {formatBdt(bookedAmount)}. It is {formatBdt(amount)} now: change it on
          its page.
        </p>
      )}
    </>
  );
}
