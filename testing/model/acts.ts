import type { ParcelState } from "@/lib/orders/lifecycle";

/** Pieces of one of the shop's options. */
export interface Wanted {
  option: number;
  quantity: number;
}

/** The pieces of one order line that came back with the courier. */
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

/** Each order or return gets a name of its own, which acts refer to, also in a shortened sequence. */
interface Makes {
  as: number;
}

/** The acts, and the data of each. */
export interface ActFields {
  /** A customer orders their cart, perhaps with two presses at once. */
  place: Makes & { lines: Wanted[]; isTwice: boolean };
  placeByStaff: Makes & { lines: Wanted[]; discount: number; advance: number };
  call: OfOrder;
  note: OfOrder;
  advance: OfOrder & { amount: number };
  change: OfOrder & { lines: Wanted[]; discount: number };
  confirm: OfOrder;
  cancel: OfOrder;
  /** The desk may cancel a Confirmed order too. */
  cancelAtDesk: OfOrder;
  /** Cancels all waiting orders of the customer's account. */
  cancelAll: object;
  callOff: OfOrder;
  delete: OfOrder;
  /** The order may have been cancelled just before. */
  reopen: OfOrder;
  restore: OfOrder;
  move: OfOrder & { from: ParcelState; to: ParcelState; by: "staff" | "courier"; ticks: Tick[] | null };
  /** The cash received for a parcel: the amount that was seen, and the new amount; null where it is taken back. */
  cash: OfOrder & { from: number | null; to: number | null };
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

/** A step's place in its sequence, its one act or two at once, and how many writes come before a crash. */
export interface Step {
  at: number;
  acts: readonly Act[];
  crashAfter: number | null;
}
