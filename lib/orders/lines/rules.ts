import { toDhakaDay } from "@/lib/platform/time/dhaka";
import { orderTerms } from "@/lib/shop-facts";
import { namesOf, type ReturnState } from "@/lib/orders/lifecycle";
import { hasArrived, isAgreed, isComingBack, isStanding } from "@/lib/orders/lifecycle/rules";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";

interface Id {
  toString(): string;
}

interface ReturningLine {
  lineId: Id;
  quantity: number;
}

interface ReturnedLine extends ReturningLine {
  /** Whole BDT that was agreed for these pieces. */
  value: number;
  /** Those of them that can be sold again; missing until they are here. */
  sellable?: number | null;
}

interface Return<Line = ReturnedLine> {
  state: ReturnState;
  lines: readonly Line[];
}

type Returns<Line = ReturnedLine> = readonly Return<Line>[] | null | undefined;

/** The pieces of a line that came back with the courier. */
interface LineAtDoor {
  lineId: Id;
  sellable: number;
  /** With those that cannot be sold again; missing where only the others were counted. */
  back?: number | null;
}

interface WithReturns<Line = ReturnedLine> {
  parcel?: { state?: string | null; returned?: readonly LineAtDoor[] | null } | null;
  returns?: Returns<Line>;
}

const linesOf = <Line>(returns: Returns<Line>): readonly Line[] =>
  (returns ?? []).flatMap(({ lines }) => lines);
const arrivedOf = (returns: Returns) => linesOf(returns?.filter(hasArrived));

function sumByLine<Line extends { lineId: Id }>(
  lines: readonly Line[],
  countOf: (line: Line) => number,
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const line of lines) {
    const id = line.lineId.toString();
    sums.set(id, (sums.get(id) ?? 0) + countOf(line));
  }
  return sums;
}

/** The pieces by line that the courier brought back of a parcel delivered in part, sellable or not. */
export const sumAtDoor = ({ parcel }: Pick<WithReturns, "parcel">): Map<string, number> =>
  sumByLine(parcel?.returned ?? [], ({ sellable, back }) => back ?? sellable);

/** The lines of a delivered order of which its customer has been given a piece: any other went back at the door as a whole. */
export function listDeliveredLines(order: Pick<Sold, "parcel" | "cartItems">): string[] {
  const atDoor = sumAtDoor(order);
  const lines = order.cartItems.map(({ _id, quantity }) => ({ id: _id.toString(), quantity }));
  return lines.flatMap(({ id, quantity }) => ((atDoor.get(id) ?? 0) < quantity ? [id] : []));
}

/** The pieces by line of a sold order that are in the stock again: from the door, or returned later. */
export const sumSellable = ({ parcel, returns }: WithReturns): Map<string, number> =>
  sumByLine([...(parcel?.returned ?? []), ...arrivedOf(returns)], ({ sellable }) => sellable ?? 0);

/** The pieces by line that customers have sent back after they were delivered, sellable or not. */
export const sumArrived = (returns: Returns): Map<string, number> =>
  sumByLine(arrivedOf(returns), ({ quantity }) => quantity);

/** The whole BDT by line that were agreed for these pieces. */
export const sumArrivedTaka = (returns: Returns): Map<string, number> =>
  sumByLine(arrivedOf(returns), ({ value }) => value);

/** The pieces by line of these returns, whether they are here or not. */
export const sumReturning = (returns: Returns<ReturningLine>): Map<string, number> =>
  sumByLine(linesOf(returns), ({ quantity }) => quantity);

export const valueOf = (lines: readonly { value: number }[]): number =>
  lines.reduce((sum, { value }) => sum + value, 0);

interface SoldLine {
  _id: Id;
  quantity: number;
}

interface Sold<Line = ReturnedLine> extends WithReturns<Line> {
  cartItems: readonly SoldLine[];
}

/** All pieces by line that came back: with the courier, or from their customers later. */
export function sumCameBack(order: Sold): Map<string, number> {
  const { cartItems, parcel, returns } = order;
  const isWhole = isComingBack(parcel?.state);
  const [atDoor, arrived] = [sumAtDoor(order), sumArrived(returns)];
  return new Map(
    cartItems.map(({ _id, quantity }) => {
      const id = _id.toString();
      return [id, isWhole ? quantity : (atDoor.get(id) ?? 0) + (arrived.get(id) ?? 0)];
    }),
  );
}

/** The delivered pieces by line that are in no return that is asked for or agreed. */
export function sumReturnable(order: Sold<ReturningLine>): Map<string, number> {
  const { cartItems, returns } = order;
  const returning = sumReturning(returns?.filter(isStanding));
  const atDoor = sumAtDoor(order);
  return new Map(
    cartItems.map(({ _id, quantity }) => {
      const id = _id.toString();
      return [id, quantity - (atDoor.get(id) ?? 0) - (returning.get(id) ?? 0)];
    }),
  );
}

/** The same as a list, without lines that have none. */
export const listReturnable = (order: Sold<ReturningLine>): { lineId: string; most: number }[] =>
  [...sumReturnable(order)].flatMap(([lineId, most]) => (most > 0 ? [{ lineId, most }] : []));

/** What is known of lines of an order, each with its line. */
export const withLines = <Line extends { _id: Id }, Entry extends { lineId: Id }>(
  { cartItems }: { cartItems: readonly Line[] },
  entries: readonly Entry[],
): (Entry & { line: Line })[] =>
  entries.flatMap((entry) => {
    const line = cartItems.find(({ _id }) => _id.toString() === entry.lineId.toString());
    return line ? [{ ...entry, line }] : [];
  });

interface Priced extends WithReturns {
  cartItems: readonly { _id: Id; quantity: number; price: number }[];
  /** Whole BDT, off all lines. */
  discount?: { amount: number } | null;
}

/** The whole BDT agreed for each line: its price, less its share of the discount. The shares add up to the discount. */
export function sumAgreed({
  cartItems,
  discount,
}: Pick<Priced, "cartItems" | "discount">): Map<string, number> {
  const total = cartItems.reduce((sum, { price }) => sum + price, 0);
  const off = discount?.amount ?? 0;
  const upTo = (sum: number) => (total === 0 ? 0 : Math.floor((off * sum) / total));
  let before = 0;
  return new Map(
    cartItems.map(({ _id, price }) => {
      const share = upTo(before + price) - upTo(before);
      before += price;
      return [_id.toString(), price - share];
    }),
  );
}

/** What is said of it on the order that has it again. */
export const sharedReason = ({ orderNumber }: { orderNumber: number }): string =>
  `Discount of order ${orderNumber}`;

interface ComingBack {
  cartItems: Priced["cartItems"];
  /** Pieces of it, and what was agreed for them. */
  lines: readonly ReturningLine[];
  value: number;
  /** Whole BDT that other items cost, today. */
  items: number;
}

/**
 * Whole BDT: the discount that the returned pieces had, as far as the other items cost as much. A customer who changes
 * them for others at the same price pays nothing more.
 */
export function sharedDiscount({ cartItems, lines, value, items }: ComingBack): number {
  const full = lines.reduce((sum, { lineId, quantity }) => {
    const line = cartItems.find(({ _id }) => _id.toString() === lineId.toString());
    return sum + (line ? (line.price / line.quantity) * quantity : 0);
  }, 0);
  const shared = full - value;
  return shared <= 0 ? 0 : Math.floor((shared * Math.min(items, full)) / full);
}

/**
 * What so many pieces more of a line are worth, in whole BDT: rounded down, until with the last one of the line all of it
 * is given back. Never more in all than was agreed.
 */
export function valueOfPieces(order: Priced, lineId: string, quantity: number): number {
  const line = order.cartItems.find(({ _id }) => _id.toString() === lineId);
  if (!line) return 0;
  const agreed = sumAgreed(order).get(lineId) ?? 0;
  const credited = linesOf((order.returns ?? []).filter(isAgreed)).filter(
    (one) => one.lineId.toString() === lineId,
  );
  const left = agreed - valueOf(credited);
  const pieces = credited.reduce((sum, one) => sum + one.quantity, quantity);
  if (pieces >= line.quantity) return left;
  return Math.min(left, Math.floor((agreed * quantity) / line.quantity));
}

interface Exchanged extends Priced {
  /** Whole BDT, before the credit. */
  amount: number;
  advance?: { amount: number } | null;
}

/**
 * What an exchange takes of its credit at most, in whole BDT: all that it costs, less what was paid in advance and what
 * was handed back at the door.
 */
export function takenBy(order: Exchanged): number {
  const handedBack = [...sumAtDoorTaka(order).values()];
  const paid = order.advance?.amount ?? 0;
  return Math.max(0, order.amount - paid - handedBack.reduce((sum, value) => sum + value, 0));
}

/** The whole BDT by line that were agreed for the pieces at the door. */
export function sumAtDoorTaka(order: Priced): Map<string, number> {
  const agreed = sumAgreed(order);
  const quantities = new Map(order.cartItems.map(({ _id, quantity }) => [_id.toString(), quantity]));
  return new Map(
    [...sumAtDoor(order)].map(([id, pieces]) => {
      const quantity = quantities.get(id) ?? 0;
      return [id, quantity === 0 ? 0 : Math.floor(((agreed.get(id) ?? 0) * pieces) / quantity)];
    }),
  );
}

/** The last day in Dhaka, `YYYY-MM-DD`, on which what was delivered then can be returned, as many days later as the owner has set. */
export const lastReturnDay = (deliveredAt: Date): string =>
  toDhakaDay(deliveredAt.getTime() + orderTerms().returnDays * DAY_MS);

/** After the end of a return its pictures stay for so long, if there is something to talk about. */
const PICTURES_KEPT_DAYS = 90;

interface Ending {
  settledAt?: Date | null;
  voidedAt?: Date | null;
}

/** Until when the pictures of a return are kept; null as long as it is not over. */
export function picturesKeptUntil({ settledAt, voidedAt }: Ending): Date | null {
  const end = settledAt ?? voidedAt;
  return end ? new Date(end.getTime() + PICTURES_KEPT_DAYS * DAY_MS) : null;
}

/** What can be chosen, in the order of its labels. */
export const optionsOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  namesOf(labels).map((value) => ({ value, label: labels[value] }));

/** What the desk wrote, with a stop behind it. */
export const asSentence = (words: string): string =>
  words === "" || /[.!?।]$/.test(words) ? words : `${words}.`;
