import { type Carrier, carrierIn, withCarrier } from "@/lib/orders/carrier/words";
import type { CancellationReason } from "@/lib/orders/constants";
import { PARCEL_STEPS, type ParcelState } from "@/lib/orders/lifecycle";
import {
  isOut,
  isSold,
  isUndecided,
  type ParcelStepName,
  type ParcelTab,
} from "@/lib/orders/lifecycle/rules";
import { timeline } from "@/lib/words/en/orders-timeline";
import { deskLabels } from "@/lib/words/en/desk-labels";

/** A state in words, whoever carries the parcel. */
export const PARCEL_LABELS: Readonly<Record<ParcelState, string>> = timeline.parcels;

export interface CarriedParcel {
  state: ParcelState;
  courier?: Carrier;
}

/** The state of one parcel in words, with who has it. */
export const describeState = ({ state, courier }: CarriedParcel): string =>
  state === PARCEL_STEPS.handOver.to
    ? timeline.withCarrier({ carrier: carrierIn(timeline.carriers, courier) })
    : PARCEL_LABELS[state];

/** The desk's buttons. The taker of the parcel stands behind the label of the hand-over. */
export const PARCEL_STEP_LABELS: Readonly<Record<ParcelStepName, string>> = deskLabels.parcelSteps;

/** A tab holds several states, so that its label is none of theirs. */
export const PARCEL_TAB_LABELS: Readonly<Record<ParcelTab, string>> = deskLabels.parcelTabs;

export const EMPTY_TAB_TEXTS: Readonly<Record<ParcelTab, string>> = {
  toPack: "Nothing to pack. Confirmed orders come here.",
  withCourier: "No parcel is on its way.",
  done: "No parcel has arrived or come back yet.",
};

const CASH_LABELS: Readonly<Record<ParcelState, string>> = {
  toPack: "To collect",
  packed: "To collect",
  handedOver: "The {carrier} collects",
  delivered: "Collected",
  partlyDelivered: "Was to collect",
  returning: "Was to collect",
  returned: "Was to collect",
  lost: "Was to collect",
};

/** The label before the cash of a parcel. */
export const describeCash = ({ state, courier }: CarriedParcel): string =>
  withCarrier(CASH_LABELS[state], courier);

interface Deleted {
  /** What it is, or was before its deletion cancelled it. */
  status: string;
  /** Null where no courier has had its parcel. */
  parcelState: ParcelState | null;
}

/** What comes back of an order that is deleted. */
export function describeComeback({ status, parcelState }: Deleted): string {
  if (isUndecided(status)) return "It comes back as pending, if its pieces are still there.";
  if (!isSold(status)) return `It comes back as ${status}.`;
  if (!isOut(parcelState)) return "It comes back as Confirmed, to be packed, if its pieces are still there.";
  return "Its parcel stays in Parcels and Cash until it is settled. It comes back as it is.";
}

/** Why an order is cancelled, on the desk's buttons. */
export const CANCELLATION_LABELS: Readonly<Record<CancellationReason, string>> = deskLabels.cancellations;

/** Why an exchange that brought nothing cannot go on. */
export const EXCHANGE_IS_OVER =
  "This exchange has ended, and its pieces can be exchanged again. Please place a new exchange instead.";
