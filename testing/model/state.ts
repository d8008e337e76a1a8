import {
  LIFECYCLE,
  type OrderStatus,
  type ParcelState,
  PIECE_MOVES,
  type Place,
  type ReturnState,
  type Step,
} from "@/lib/orders/lifecycle";
import type { Tick, Wanted } from "@/testing/model/acts";

export interface ModelReturn {
  state: ReturnState;
  lines: { line: number; quantity: number; value: number; sellable: number | null }[];
  /** The order that brings something else; `undone` for one that a crash left before it was placed. */
  exchange: number | "undone" | null;
  wanted: Wanted[];
  refund: number | null;
}

export interface ModelOrder {
  status: OrderStatus;
  parcel: ParcelState | null;
  /** Whether it is of the customer's account. */
  isMine: boolean;
  isHidden: boolean;
  isCalledOff: boolean;
  /** Of a cancelled order: what it was before. */
  cancellation: { from: OrderStatus; parcel: ParcelState | null; isDeletion: boolean } | null;
  lines: Wanted[];
  discount: number;
  advance: number;
  /** Of an exchange: what it was placed for, and what that is worth. */
  exchangeOf: { order: number; entry: number; credit: number } | null;
  expected: number | null;
  received: number | null;
  ticks: Tick[] | null;
  returns: Map<number, ModelReturn>;
  /** The kind of each, and the role of who did it. */
  events: string[];
}

export interface Option {
  product: number;
  size: string;
  /** Whole BDT. */
  price: number;
  /** Pieces when the shop opened; null where nobody counts them. */
  count: number | null;
}

/** What the table says that the shop is. */
export interface Model {
  options: readonly Option[];
  orders: Map<number, ModelOrder>;
}

/** With copies of those orders that are about to change. */
export function copyOf({ options, orders }: Model, changing: Iterable<number>): Model {
  const copies = new Map(orders);
  for (const name of changing) {
    const order = orders.get(name);
    if (order) copies.set(name, structuredClone(order));
  }
  return { options, orders: copies };
}

export const NEW_ORDER: Omit<ModelOrder, "lines"> = {
  status: "pending",
  parcel: null,
  isMine: false,
  isHidden: false,
  isCalledOff: false,
  cancellation: null,
  discount: 0,
  advance: 0,
  exchangeOf: null,
  expected: null,
  received: null,
  ticks: null,
  returns: new Map(),
  events: [],
};

export const rowOf = (state: ParcelState) => LIFECYCLE.parcel.states[state];

/** Where the pieces of an order are, by the rows of its states. */
export const placeOf = ({ status, parcel }: ModelOrder): Place =>
  parcel === null ? LIFECYCLE.order.states[status].pieces : rowOf(parcel).pieces;

/** Fails where what a step says of the pieces is not what the rows of its states say. */
export function requireMove({ pieces }: Step, before: Place, after: Place): void {
  const { from, into } = pieces ? PIECE_MOVES[pieces] : { from: before, into: before };
  const isSo = from === before && (pieces === "bring back" || into === after);
  if (!isSo)
    throw new Error(`The table says ${pieces ?? "nothing"} of pieces that are ${before}, then ${after}.`);
}

/** Of a line, the pieces that are in the stock again. */
function sellableOf({ ticks, returns }: ModelOrder, line: number): number {
  const arrived = [...returns.values()].flatMap(({ lines }) => lines);
  return [...(ticks ?? []), ...arrived]
    .filter((one) => one.line === line)
    .reduce((sum, { sellable }) => sum + (sellable ?? 0), 0);
}

/** How many pieces of an option are where. */
export function countPlaces({ options, orders }: Model, option: number): Record<Place, number> {
  const places = { free: options[option]?.count ?? Infinity, held: 0, sold: 0, away: 0 };
  for (const order of orders.values()) {
    const place = placeOf(order);
    for (const [line, one] of order.lines.entries()) {
      if (one.option !== option || place === "free") continue;
      const pieces = one.quantity - sellableOf(order, line);
      places[place] += pieces;
      places.free -= pieces;
    }
  }
  return places;
}

/** Whether so many pieces more can be had of each option. */
export const canBeHad = (model: Model, wanted: readonly Wanted[]): boolean =>
  wanted.every(({ option, quantity }) => quantity <= countPlaces(model, option).free || quantity <= 0);
