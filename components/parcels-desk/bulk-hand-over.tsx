import { SmallButton } from "@/components/desk-kit/small-button";
import { type Courier, COURIER_FACTS } from "@/lib/delivery/couriers/registry";
import { missingAtHandOver } from "@/lib/delivery/couriers/rules";
import type { ListedParcel } from "@/lib/delivery/parcels/api";
import { isUnsure } from "@/components/parcels-desk/hand-over";
import { formatBdt } from "@/lib/platform/text/format";

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

/** More would push the buttons off a phone. */
const MOST_NUMBERS = 4;

function numbersOf(orders: readonly ListedParcel[]): string {
  const numbers = orders.map(({ orderNumber }) => orderNumber);
  const more = numbers.length - MOST_NUMBERS;
  return more > 1 ? `${numbers.slice(0, MOST_NUMBERS).join(", ")} and ${more} more` : numbers.join(", ");
}

/** What it means to hand over what is not booked; of some nobody knows whether it is. */
function unbookedInWords(unready: readonly ListedParcel[], courier: Courier): string {
  const { label } = COURIER_FACTS[courier];
  const unsure = unready.filter(isUnsure);
  if (unsure.length > 0)
    return `${label} may have ${numbersOf(unsure)}, and has not answered. Book again first: nothing is booked twice.`;
  const toCollect = unready.reduce((sum, order) => sum + order.cashToCollect, 0);
  return `${label} has no consignment for them, no tracking code, and no instruction to collect ${formatBdt(toCollect)}.`;
}
