import { type Courier, COURIER_FACTS } from "@/lib/delivery/couriers/registry";
import type { ListedParcel } from "@/lib/delivery/parcels/api";
import { formatBdt } from "@/lib/platform/text/format";

interface Asked {
  parcel: Pick<ListedParcel["parcel"], "booking">;
}

/** Whether a courier has been asked to book it, and has not answered. */
export const isUnsure = ({ parcel }: Asked): boolean => parcel.booking?.state === "sent";

/** More would push the buttons off a phone. */
const MOST_NUMBERS = 4;

/** The numbers of these orders, such as `10001, 10002, 10003, 10004 and 8 more`. */
export function numbersOf(orders: readonly Pick<ListedParcel, "orderNumber">[]): string {
  const numbers = orders.map(({ orderNumber }) => orderNumber);
  const more = numbers.length - MOST_NUMBERS;
  return more > 1 ? `${numbers.slice(0, MOST_NUMBERS).join(", ")} and ${more} more` : numbers.join(", ");
}

type Unbooked = Asked & Pick<ListedParcel, "orderNumber" | "cashToCollect">;

/** What it means to hand over parcels that are not booked; of some nobody knows whether they are. */
export function unbookedInWords(unbooked: readonly Unbooked[], courier: Courier): string {
  const { label } = COURIER_FACTS[courier];
  const unsure = unbooked.filter(isUnsure);
  if (unsure.length > 0)
    return `${label} may have ${numbersOf(unsure)}, and has not answered. Book again first: nothing is booked twice.`;
  const toCollect = unbooked.reduce((sum, order) => sum + order.cashToCollect, 0);
  return `${label} has no consignment for them, no tracking code, and no instruction to collect ${formatBdt(toCollect)}.`;
}
