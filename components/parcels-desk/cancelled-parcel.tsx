import { useWords } from "#words";
import { CancelledBar } from "@/components/orders-desk/cancelled-bar";
import { bookedWith } from "@/lib/delivery/couriers/rules";
import { type ListedParcel, useShowCancelled } from "@/lib/delivery/parcels/api";
import { isPacked } from "@/lib/orders/lifecycle/rules";

/** A parcel whose order was cancelled here: its line stays, with a button to undo that. */
export function CancelledParcel({ order }: { order: ListedParcel }) {
  const words = useWords("deskParcels");
  const { number } = useWords("orders");
  const show = useShowCancelled();
  const { _id, orderNumber, name, parcel } = order;
  const courier = bookedWith(parcel) ?? parcel.booking?.courier ?? "";
  const code = parcel.consignmentId || parcel.trackingCode;
  const isBooked = code !== "" || parcel.booking?.state === "sent";
  return (
    <article
      aria-label={words.parcel(number(orderNumber))}
      className="grid grid-cols-1 gap-2 border-l-4 border-ink/15 bg-white px-3 py-2"
    >
      <p className="wrap-anywhere">
        <span className="price">{number(orderNumber)}</span> {name}: {words.cancelled}
        {isPacked(parcel.state) && words.unpack}
      </p>
      <CancelledBar
        order={{ ...order, booked: isBooked ? { courier, code } : null }}
        onChange={({ status, cancellation }) => show(_id, { status, cancellation })}
      />
    </article>
  );
}
