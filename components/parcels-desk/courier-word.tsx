import type { ReactNode } from "react";
import { COURIER_FACTS } from "@/lib/delivery/couriers/registry";
import { bookedWith } from "@/lib/delivery/couriers/rules";
import type { ListedParcel } from "@/lib/delivery/parcels/api";
import { describeStatus, isReturnReceived } from "@/lib/delivery/statuses/rules";
import { PARCEL_STEPS } from "@/lib/orders/lifecycle";
import { isUnsure } from "@/components/parcels-desk/hand-over-words";
import { formatBdt } from "@/lib/platform/text/format";

const courierOf = ({ parcel }: ListedParcel) => bookedWith(parcel) ?? parcel.booking?.courier ?? null;

/** The courier's number of a booked parcel, and their last status. */
export function CourierWord({ order }: { order: ListedParcel }) {
  const courier = courierOf(order);
  const { consignmentId, trackingCode, courierStatus } = order.parcel;
  if (!courier || !consignmentId) return null;
  return (
    <p className="text-sm">
      <span className="text-muted">{COURIER_FACTS[courier].label}</span> {consignmentId}
      {!trackingCode && ", without a tracking code"}
      {courierStatus && <span>: {describeStatus({ courier, status: courierStatus })}</span>}
    </p>
  );
}

function Told({ children }: { children: ReactNode }) {
  return <p className="mt-1.5 border-l-4 border-marigold pl-2 text-sm wrap-anywhere">{children}</p>;
}

/** A problem of a parcel that somebody should discuss with its courier. */
export function CourierTrouble({ order }: { order: ListedParcel }) {
  const { booking, courierStatus, bookedAmount, cashExpected, returned, state } = order.parcel;
  const courier = courierOf(order);
  if (!courier) return null;
  const isAwaited = returned === null && state !== PARCEL_STEPS.lose.to;
  const amount = cashExpected ?? order.cashToCollect;
  const { label, labelInWords } = COURIER_FACTS[courier];
  return (
    <>
      {isUnsure(order) && (
        <Told>{label} may have this parcel. Book it again to find out: it is never booked twice.</Told>
      )}
      {booking?.state === "refused" && (
        <Told>
          Not booked with {labelInWords}: {booking.problem}
        </Told>
      )}
      {isReturnReceived({ courier, status: courierStatus }) && isAwaited && (
        <Told>{label} has brought it back. Count what can be sold again.</Told>
      )}
      {bookedAmount !== null && bookedAmount !== amount && (
        <Told>
          {label} was told to collect {formatBdt(bookedAmount)}. It is {formatBdt(amount)} now: change it on
          its page.
        </Told>
      )}
    </>
  );
}
