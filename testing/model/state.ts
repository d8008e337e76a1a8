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
  /** The exchange order; `undone` for one that a crash left before it was placed. */
  exchange: number | "undone" | null;
  wanted: Wanted[];
  refund: number | null;
}

export interface ModelOrder {
  status: OrderStatus;
  parcel: ParcelState | null;
  /** Whether the order belongs to the customer's account. */
  isMine: boolean;
  isHidden: boolean;
  isCalledOff: boolean;
  /** The state of a cancelled order before its cancellation. */
  cancellation: { from: OrderStatus; parcel: ParcelState | null; isDeletion: boolean } | null;
  lines: Wanted[];
  discount: number;
  advance: number;
  /** The order and return that an exchange was placed for, and the return's value. */
  exchangeOf: { order: number; entry: number; credit: number } | null;
  expected: number | null;
  received: number | null;
  ticks: Tick[] | null;
  returns: Map<number, ModelReturn>;
  /** The kind of each event, and the role of its actor. */
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

/** The state of the shop according to the table. */
export interface Model {
  options: readonly Option[];
  orders: Map<number, ModelOrder>;
}

/** A copy of the model, with copies of the orders that are about to change. */
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

/** The place of an order's pieces, by the rows of its states. */
export const placeOf = ({ status, parcel }: ModelOrder): Place =>
  parcel === null ? LIFECYCLE.order.states[status].pieces : rowOf(parcel).pieces;

/** Throws where a step's move of the pieces contradicts the rows of its states. */
export function requireMove({ pieces }: Step, before: Place, after: Place): void {
  const { from, into } = pieces ? PIECE_MOVES[pieces] : { from: before, into: before };
  const isSo = from === before && (pieces === "bring back" || into === after);
  if (!isSo)
    throw new Error(`The table says ${pieces ?? "nothing"} of pieces that are ${before}, then ${after}.`);
}

/** How many pieces of a line are in the stock again. */
function sellableOf({ ticks, returns }: ModelOrder, line: number): number {
  const arrived = [...returns.values()].flatMap(({ lines }) => lines);
  return [...(ticks ?? []), ...arrived]
    .filter((one) => one.line === line)
    .reduce((sum, { sellable }) => sum + (sellable ?? 0), 0);
}

/** How many pieces of an option are at each place. */
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

/** Whether each option has so many free pieces. */
export const canBeHad = (model: Model, wanted: readonly Wanted[]): boolean =>
  wanted.every(({ option, quantity }) => quantity <= countPlaces(model, option).free || quantity <= 0);
