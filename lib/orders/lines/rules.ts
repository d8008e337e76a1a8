import { toDhakaDay } from "@/lib/platform/time/dhaka";
import type { RefundMethod, ReturnReason, ReturnRefusal, ReturnWish } from "@/lib/orders/constants";
import { SITE } from "@/lib/site";
import type { ReturnState } from "@/lib/orders/lifecycle";
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
  /** Of them, those that can be sold again; missing until they are here. */
  sellable?: number | null;
}

interface Return<Line = ReturnedLine> {
  state: ReturnState;
  lines: readonly Line[];
}

/** Of a line, what came back with the courier. */
interface LineAtDoor {
  lineId: Id;
  sellable: number;
  /** With those that cannot be sold again; missing where only the others were counted. */
  back?: number | null;
}

interface WithReturns<Line = ReturnedLine> {
  parcel?: { state?: string | null; returned?: readonly LineAtDoor[] | null } | null;
  returns?: readonly Return<Line>[] | null;
}

const linesOf = <Line>(returns: readonly Return<Line>[]): readonly Line[] =>
  returns.flatMap(({ lines }) => lines);

function sumByLine(entries: readonly { lineId: Id; pieces: number }[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { lineId, pieces } of entries)
    sums.set(lineId.toString(), (sums.get(lineId.toString()) ?? 0) + pieces);
  return sums;
}

/** By line, the pieces that the courier brought back of a parcel that was delivered in part, sellable or not. */
export const sumAtDoor = ({ parcel }: Pick<WithReturns, "parcel">): Map<string, number> =>
  sumByLine(
    (parcel?.returned ?? []).map(({ lineId, sellable, back }) => ({ lineId, pieces: back ?? sellable })),
  );

/** By line, the pieces of a sold order that are in the stock again: at the door, or returned later. */
export function sumSellable({ parcel, returns }: WithReturns): Map<string, number> {
  const arrived = linesOf((returns ?? []).filter(hasArrived));
  return sumByLine(
    [...(parcel?.returned ?? []), ...arrived].map(({ lineId, sellable }) => ({
      lineId,
      pieces: sellable ?? 0,
    })),
  );
}

/** By line, the pieces that customers have sent back after they were delivered, sellable or not. */
export function sumArrived(returns: readonly Return[] | null | undefined): Map<string, number> {
  const arrived = linesOf((returns ?? []).filter(hasArrived));
  return sumByLine(arrived.map(({ lineId, quantity }) => ({ lineId, pieces: quantity })));
}

interface Sold<Line = ReturnedLine> extends WithReturns<Line> {
  cartItems: readonly { _id: Id; quantity: number }[];
}

/** By line, all pieces that came back: with the courier, or from their customers later. */
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

/** By line, what was agreed for these pieces, in whole BDT. */
export function sumArrivedTaka(returns: readonly Return[] | null | undefined): Map<string, number> {
  const arrived = linesOf((returns ?? []).filter(hasArrived));
  return sumByLine(arrived.map(({ lineId, value }) => ({ lineId, pieces: value })));
}

export const valueOf = (lines: readonly { value: number }[]): number =>
  lines.reduce((sum, { value }) => sum + value, 0);

/** By line, the pieces of these returns, whether they are here or not. */
export function sumReturning(
  returns: readonly Return<ReturningLine>[] | null | undefined,
): Map<string, number> {
  return sumByLine(linesOf(returns ?? []).map(({ lineId, quantity }) => ({ lineId, pieces: quantity })));
}

/** By line, what was delivered and is in no return that is asked for or agreed. */
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

interface Priced extends WithReturns {
  cartItems: readonly { _id: Id; quantity: number; price: number }[];
  /** Whole BDT, off all lines. */
  discount?: { amount: number } | null;
}

/** By line, what was agreed for it in whole BDT: its price, less its share of the discount. The shares add up to it. */
export function sumAgreed({ cartItems, discount }: Priced): Map<string, number> {
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

/** By line, what the pieces at the door were agreed at, in whole BDT. */
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

/** The last day in Dhaka, `YYYY-MM-DD`, on which what was delivered then can be returned: the day of delivery and three more. */
export const lastReturnDay = (deliveredAt: Date): string =>
  toDhakaDay(deliveredAt.getTime() + SITE.returnWindowDays * DAY_MS);

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

export const WISH_LABELS: Readonly<Record<ReturnWish, string>> = {
  exchange: "Exchange",
  refund: "Money back",
};

export const REASON_LABELS: Readonly<Record<ReturnReason, string>> = {
  wrongSize: "Wrong size",
  defect: "A defect",
  wrongItem: "Wrong item sent",
  other: "Something else",
};

/** As they are chosen, and as the customer is told. */
export const REFUSAL_LABELS: Readonly<Record<ReturnRefusal, string>> = {
  used: "It was worn, washed or altered",
  incomplete: "Its tag, box or invoice is missing",
  noFault: "We cannot see a defect",
  other: "Another reason",
};

/** What the desk wrote, with a stop behind it. */
export const asSentence = (words: string): string =>
  words === "" || /[.!?।]$/.test(words) ? words : `${words}.`;

/** Why it was refused, as a sentence; what the desk wrote itself says more than the list. */
export function describeRefusal({ reason, words }: { reason: ReturnRefusal; words: string }): string {
  if (reason === "other") return asSentence(words);
  return `${REFUSAL_LABELS[reason]}.${words && ` ${asSentence(words)}`}`;
}

/** As a customer says it. */
export const OWN_REASON_LABELS: Readonly<Record<ReturnReason, string>> = {
  wrongSize: "It does not fit",
  defect: "It has a defect",
  wrongItem: "It is not what I ordered",
  other: "Something else",
};

/** How it was paid, behind a verb: `by bKash`, `in cash`. */
export const inMethod = (method: RefundMethod): string =>
  method === "cash" ? "in cash" : `by ${METHOD_LABELS[method]}`;

export const METHOD_LABELS: Readonly<Record<RefundMethod, string>> = {
  bkash: "bKash",
  nagad: "Nagad",
  rocket: "Rocket",
  cash: "Cash",
};
