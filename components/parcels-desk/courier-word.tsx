import { useLanguage, useWords } from "#words";
import { langOfEnglish } from "@/lib/words/owners-text";
import { useCourierName } from "@/components/words/use-courier-name";
import type { ReactNode } from "react";
import { bookedWith } from "@/lib/delivery/couriers/rules";
import type { Courier } from "@/lib/delivery/couriers/registry";
import type { ListedParcel } from "@/lib/delivery/parcels/api";
import { isReturnReceived, meaningOf } from "@/lib/delivery/statuses/rules";
import { PARCEL_STEPS } from "@/lib/orders/lifecycle";
import { isUnsure } from "@/components/parcels-desk/hand-over-words";

const courierOf = ({ parcel }: ListedParcel) => bookedWith(parcel) ?? parcel.booking?.courier ?? null;

/** The courier's number of a booked parcel, and their last status. */
export function CourierWord({ order }: { order: ListedParcel }) {
  const { courierWord: words } = useWords("deskParcels");
  const nameOf = useCourierName();
  const courier = courierOf(order);
  const { consignmentId, trackingCode, courierStatus } = order.parcel;
  if (!courier || !consignmentId) return null;
  return (
    <p className="text-sm">
      <span className="text-muted">{nameOf(courier).label}</span> {consignmentId}
      {!trackingCode && words.noCode}
      {courierStatus && (
        <>
          : <CourierStatus courier={courier} status={courierStatus} />
        </>
      )}
    </p>
  );
}

interface CourierStatusProps {
  courier: Courier;
  status: string;
}

/** A courier's last word; one that nobody knows stands as the courier wrote it. */
function CourierStatus({ courier, status }: CourierStatusProps) {
  const { courierStatuses } = useWords("deskLabels");
  const lang = langOfEnglish(useLanguage());
  const meaning = meaningOf({ courier, status });
  return meaning ? courierStatuses[meaning] : <span lang={lang}>{status.replaceAll("_", " ")}</span>;
}

function Told({ children }: { children: ReactNode }) {
  return <p className="mt-1.5 border-l-4 border-marigold pl-2 text-sm wrap-anywhere">{children}</p>;
}

/** A problem of a parcel that somebody should discuss with its courier. */
export function CourierTrouble({ order }: { order: ListedParcel }) {
  const { booking, courierStatus, bookedAmount, cashExpected, returned, state } = order.parcel;
  const { courierWord: words } = useWords("deskParcels");
  const { money } = useWords("units");
  const nameOf = useCourierName();
  const lang = langOfEnglish(useLanguage());
  const courier = courierOf(order);
  if (!courier) return null;
  const isAwaited = returned === null && state !== PARCEL_STEPS.lose.to;
  const amount = cashExpected ?? order.cashToCollect;
  const { label, inWords } = nameOf(courier);
  return (
    <>
      {isUnsure(order) && <Told>{words.unsure(label)}</Told>}
      {booking?.state === "refused" && (
        <Told>
          {words.refused(inWords)} <span lang={lang}>{booking.problem}</span>
        </Told>
      )}
      {isReturnReceived({ courier, status: courierStatus }) && isAwaited && (
        <Told>{words.broughtBack(label)}</Told>
      )}
      {bookedAmount !== null && bookedAmount !== amount && (
        <Told>{words.toldAmount(label, money(bookedAmount), money(amount))}</Told>
      )}
    </>
  );
}
