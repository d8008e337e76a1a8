import { useWords } from "#words";
import { useCourierName } from "@/components/words/use-courier-name";
import { SmallButton } from "@/components/desk-kit/small-button";
import type { Courier } from "@/lib/delivery/couriers/registry";
import { missingAtHandOver } from "@/lib/delivery/couriers/rules";
import type { ListedParcel } from "@/lib/delivery/parcels/api";
import { numbersOf, unbookedInWords } from "@/components/parcels-desk/hand-over-words";

interface BulkHandOverProps {
  orders: ListedParcel[];
  courier: Courier;
  canBook: boolean;
  onHandOver: (orders: ListedParcel[]) => void;
  onClose: () => void;
}

/** The parcels without a booking or, where the courier takes none, without a tracking code. */
export const listUnready = ({
  orders,
  courier,
  canBook,
}: Omit<BulkHandOverProps, "onHandOver" | "onClose">) =>
  orders.filter(({ parcel }) => missingAtHandOver({ parcel, courier, canBook }) !== null);

/** Warns in the bar of parcels that are not ready, and asks whether to hand them over all the same. */
export function BulkHandOver({ orders, courier, canBook, onHandOver, onClose }: BulkHandOverProps) {
  const { handOver: words, numbers: sayNumbers } = useWords("deskParcels");
  const { notYet } = useWords("deskKit").backIntoStock;
  const units = useWords("units");
  const nameOf = useCourierName();
  const unready = listUnready({ orders, courier, canBook });
  const ready = orders.filter((order) => !unready.includes(order));
  const kind = canBook ? words.unbooked : words.uncoded;
  const numbers = numbersOf(sayNumbers, unready);
  return (
    <span className="grid grid-cols-1 gap-2 border-l-4 border-marigold pl-2">
      <span>
        <strong className="font-semibold">{kind.title(unready.length, orders.length)}</strong>: {numbers}.{" "}
        {canBook
          ? unbookedInWords({ words, sayNumbers, money: units.money }, unready, nameOf(courier).label)
          : words.noCodes}
      </span>
      <span className="flex flex-wrap gap-1.5">
        {ready.length > 0 && (
          <SmallButton variant="primary" onClick={() => onHandOver(ready)}>
            {kind.ready(ready.length)}
          </SmallButton>
        )}
        <SmallButton onClick={() => onHandOver(orders)}>{kind.all(orders.length)}</SmallButton>
        <SmallButton onClick={onClose}>{notYet}</SmallButton>
      </span>
    </span>
  );
}
