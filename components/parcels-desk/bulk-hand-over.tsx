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
  const unready = listUnready({ orders, courier, canBook });
  const ready = orders.filter((order) => !unready.includes(order));
  const [has, without] = canBook ? ["booked", "without booking"] : ["with a code", "without codes"];
  const numbers = numbersOf(unready);
  return (
    <span className="grid grid-cols-1 gap-2 border-l-4 border-marigold pl-2">
      <span>
        <strong className="font-semibold">
          {unready.length} of {orders.length} {canBook ? "not booked" : "without a tracking code"}
        </strong>
        : {numbers}.{" "}
        {canBook
          ? unbookedInWords(unready, courier)
          : "Without one, neither you nor their customers can follow them."}
      </span>
      <span className="flex flex-wrap gap-1.5">
        {ready.length > 0 && (
          <SmallButton variant="primary" onClick={() => onHandOver(ready)}>
            Hand over the {ready.length} {has}
          </SmallButton>
        )}
        <SmallButton onClick={() => onHandOver(orders)}>
          Hand over {orders.length === 1 ? "it" : `all ${orders.length}`} {without}
        </SmallButton>
        <SmallButton onClick={onClose}>Not yet</SmallButton>
      </span>
    </span>
  );
}
