import type { Courier } from "@/lib/couriers/constants";
import { PARCEL_STATES, type ParcelState } from "@/lib/orders/constants";

const NEXT_STATES: Readonly<Record<ParcelState, readonly ParcelState[]>> = {
  toPack: ["packed"],
  packed: ["handedOver"],
  handedOver: ["delivered", "partlyDelivered", "returning", "lost"],
  delivered: [],
  partlyDelivered: [],
  returning: ["returned", "lost"],
  returned: [],
  lost: [],
};

/** States in which something of the parcel can be noted without a move: its code, or what came back of it. */
const NOTED_IN: readonly ParcelState[] = ["packed", "handedOver", "returning", "partlyDelivered"];

export type ParcelStep = "forward" | "back" | "same";

/** What a move from one state to another is; null where there is none. */
export function parcelStep(from: ParcelState, to: ParcelState): ParcelStep | null {
  if (from === to) return NOTED_IN.includes(from) ? "same" : null;
  if (NEXT_STATES[from].includes(to)) return "forward";
  return NEXT_STATES[to].includes(from) ? "back" : null;
}

/** The state that a step back leads to; of a lost parcel, the one with the courier. */
export const stateBefore = (state: ParcelState): ParcelState | undefined =>
  PARCEL_STATES.find((before) => NEXT_STATES[before].includes(state));

/** The states that a parcel is listed in, in the order of its life. */
export const PARCEL_TABS = {
  toPack: ["toPack", "packed"],
  withCourier: ["handedOver", "returning"],
  done: ["delivered", "partlyDelivered", "returned", "lost"],
} as const satisfies Record<string, readonly ParcelState[]>;

export type ParcelTab = keyof typeof PARCEL_TABS;

export const PARCEL_LABELS: Readonly<Record<ParcelState, string>> = {
  toPack: "To pack",
  packed: "Packed",
  handedOver: "With the courier",
  delivered: "Delivered",
  partlyDelivered: "Delivered in part",
  returning: "On its way back",
  returned: "Came back",
  lost: "Lost",
};

export const COURIER_LABELS: Readonly<Record<Courier, string>> = {
  steadfast: "Steadfast",
  pathao: "Pathao",
  redx: "RedX",
  other: "Another courier",
  own: "Our own rider",
};

/** As it stands within a sentence. */
export function courierInWords(courier: Courier): string {
  const label = COURIER_LABELS[courier];
  return courier === "other" || courier === "own" ? label.toLowerCase() : label;
}

/** States in which a courier has, or had, the parcel. */
export const OUT_STATES = [
  "handedOver",
  "delivered",
  "partlyDelivered",
  "returning",
  "returned",
  "lost",
] as const satisfies readonly ParcelState[];

/** States in which the courier owes what it was told to collect: what comes back was not paid for. */
export const OWING_STATES = [
  "handedOver",
  "delivered",
  "partlyDelivered",
  "lost",
] as const satisfies readonly ParcelState[];

const includes = (states: readonly ParcelState[], state: ParcelState): boolean => states.includes(state);

export const isOut = (state: ParcelState): boolean => includes(OUT_STATES, state);

interface WithCash {
  state: ParcelState;
  cashExpected?: number | null | undefined;
}

export const isOwing = (state: ParcelState): boolean => includes(OWING_STATES, state);

/** Whole BDT that the courier owes for a parcel in this state. */
export const cashDue = ({ state, cashExpected }: WithCash): number =>
  isOwing(state) ? (cashExpected ?? 0) : 0;

interface Charged {
  /** Whole BDT, the discount taken off. */
  amount: number;
  advance?: { amount: number } | null | undefined;
  exchangeOf?: { credit: number } | null | undefined;
}

/**
 * Whole BDT that is collected at the door: what was paid in advance, or is worth what came back in exchange, even too much
 * of it, is not collected again.
 */
export const cashToCollect = ({ amount, advance, exchangeOf }: Charged): number =>
  Math.max(0, amount - (advance?.amount ?? 0) - (exchangeOf?.credit ?? 0));
