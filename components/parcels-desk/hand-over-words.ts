import type { Words } from "@/lib/words/words";
import type { ListedParcel } from "@/lib/delivery/parcels/api";

interface Asked {
  parcel: Pick<ListedParcel["parcel"], "booking">;
}

/** Whether a courier has been asked to book it, and has not answered. */
export const isUnsure = ({ parcel }: Asked): boolean => parcel.booking?.state === "sent";

/** More would push the buttons off a phone. */
const MOST_NUMBERS = 4;

type SayNumbers = Words["deskParcels"]["numbers"];

/** The numbers of these orders, such as `10001, 10002, 10003, 10004 and 8 more`. */
export function numbersOf(say: SayNumbers, orders: readonly Pick<ListedParcel, "orderNumber">[]): string {
  const numbers = orders.map(({ orderNumber }) => orderNumber);
  const more = numbers.length - MOST_NUMBERS;
  return more > 1 ? say(numbers.slice(0, MOST_NUMBERS), more) : say(numbers, 0);
}

interface Spoken {
  words: Words["deskParcels"]["handOver"];
  sayNumbers: SayNumbers;
  money: Words["units"]["money"];
}

type Unbooked = Asked & Pick<ListedParcel, "orderNumber" | "cashToCollect">;

/** What it means to hand over parcels that are not booked; of some nobody knows whether they are. */
export function unbookedInWords(
  { words, sayNumbers, money }: Spoken,
  unbooked: readonly Unbooked[],
  courier: string,
): string {
  const unsure = unbooked.filter(isUnsure);
  if (unsure.length > 0) return words.unsureOf(courier, numbersOf(sayNumbers, unsure));
  const toCollect = unbooked.reduce((sum, order) => sum + order.cashToCollect, 0);
  return words.nothingAt(courier, money(toCollect));
}
