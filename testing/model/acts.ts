import type { ParcelState } from "@/lib/orders/lifecycle";

/** Pieces of one of the shop's options. */
export interface Wanted {
  option: number;
  quantity: number;
}

/** Of a line of an order, the pieces that are back with the courier. */
export interface Tick {
  line: number;
  sellable: number;
  back: number;
}

interface OfOrder {
  order: number;
}

interface OfReturn extends OfOrder {
  entry: number;
}

/** What is made gets a name of its own: orders and returns are spoken of by it, also in a shorter sequence. */
interface Makes {
  as: number;
}

/** What somebody does, and what is said with it. */
export interface ActFields {
  /** A customer orders their cart, perhaps by two presses at once. */
  place: Makes & { lines: Wanted[]; isTwice: boolean };
  placeByStaff: Makes & { lines: Wanted[]; discount: number; advance: number };
  call: OfOrder;
  note: OfOrder;
  advance: OfOrder & { amount: number };
  change: OfOrder & { lines: Wanted[]; discount: number };
  confirm: OfOrder;
  cancel: OfOrder;
  /** Also of a Confirmed order. */
  cancelAtDesk: OfOrder;
  /** All that wait of the customer's account. */
  cancelAll: object;
  callOff: OfOrder;
  delete: OfOrder;
  /** Also of one that was cancelled just before. */
  reopen: OfOrder;
  restore: OfOrder;
  move: OfOrder & { from: ParcelState; to: ParcelState; by: "staff" | "courier"; ticks: Tick[] | null };
  /** What came in for a parcel, as it was seen and as it is to be. */
  cash: OfOrder & { from: number | null; to: number };
  ask: OfOrder & Makes & { lines: { line: number; quantity: number }[] };
  open: OfOrder & Makes & { lines: { line: number; quantity: number }[] };
  withdraw: OfReturn;
  accept: OfReturn;
  refuse: OfReturn;
  callOffReturn: OfReturn;
  receiveReturn: OfReturn & { sellable: number[] };
  settle: OfReturn;
  refund: OfReturn & { amount: number };
  exchange: OfReturn & Makes & { lines: Wanted[] };
  sweep: object;
}

export type ActName = keyof ActFields;
export type ActOf<Name extends ActName> = { [One in Name]: { name: One } & ActFields[One] }[Name];
export type Act = ActOf<ActName>;

/** Where in its sequence it stands, one act or two at once, and how many writes a crash lets through. */
export interface Step {
  at: number;
  acts: readonly Act[];
  crashAfter: number | null;
}
