import { type Carrier, carrierIn } from "@/lib/orders/carrier/words";
import { PARCEL_STEPS, type ParcelState } from "@/lib/orders/lifecycle";
import { isOut, isSold, isUndecided } from "@/lib/orders/lifecycle/rules";
import type { Words } from "@/lib/words/words";

export interface CarriedParcel {
  state: ParcelState;
  courier?: Carrier;
}

type ParcelWords = Pick<Words["orders"]["timeline"], "parcels" | "carriers" | "withCarrier">;

/** The state of one parcel in words, with who has it. */
export const describeState = ({ state, courier }: CarriedParcel, words: ParcelWords): string =>
  state === PARCEL_STEPS.handOver.to
    ? words.withCarrier({ carrier: carrierIn(words.carriers, courier) })
    : words.parcels[state];

type CashWord = keyof Words["deskParcels"]["cash"];

const CASH_WORDS: Readonly<Record<ParcelState, CashWord>> = {
  toPack: "toCollect",
  packed: "toCollect",
  handedOver: "collects",
  delivered: "collected",
  partlyDelivered: "wasToCollect",
  returning: "wasToCollect",
  returned: "wasToCollect",
  lost: "wasToCollect",
};

/** The label before the cash of a parcel. */
export const describeCash = (
  { state, courier }: CarriedParcel,
  { cash }: Words["deskParcels"],
  carriers: ParcelWords["carriers"],
): string => cash[CASH_WORDS[state]](carrierIn(carriers, courier));

interface Deleted {
  /** What it is, or was before its deletion cancelled it. */
  status: string;
  /** Null where no courier has had its parcel. */
  parcelState: ParcelState | null;
}

/** What comes back of an order that is deleted. */
export function comebackOf({
  status,
  parcelState,
}: Deleted): keyof Words["deskOrders"]["delete"]["comesBack"] {
  if (isUndecided(status)) return "pending";
  if (!isSold(status)) return "canceled";
  return isOut(parcelState) ? "onItsWay" : "confirmed";
}
