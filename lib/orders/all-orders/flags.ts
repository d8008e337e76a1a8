import type { FlagKind } from "@/lib/orders/constants";
import { countPieces } from "@/lib/orders/cart/rules";
import { formatBdt } from "@/lib/platform/text/format";
import { foldCase } from "@/lib/platform/text/text";
import type { ParcelState } from "@/lib/orders/lifecycle";
import { hasReachedDoor, isCanceled, isComingBack, isUndecided } from "@/lib/orders/lifecycle/rules";
import { MINUTE_MS } from "@/lib/platform/time/durations.mjs";
import { orderFlags } from "@/lib/words/en/order-flags";

/** Words for a person, who decides; nothing acts on them. */
interface Flag {
  kind: FlagKind;
  text: string;
}

interface FlaggedLine {
  productId: string;
  size: string;
  color: string;
  quantity: number;
}

/** An order of the same phone, as far as flags look at it. */
export interface HistoryOrder {
  _id: string;
  orderNumber: number;
  name: string;
  status: string;
  /** Whole BDT. */
  amount: number;
  /** Milliseconds. */
  time: number;
  lines: readonly FlaggedLine[];
  /** Where its parcel is, if it has one. */
  parcel?: ParcelState | undefined;
}

const MANY_PENDING = 3;
const MANY_CANCELED = 2;
const SAME_BASKET_MS = 30 * MINUTE_MS;
const MUCH_MORE = 3;
/** Whole BDT: below this nothing is much. */
const LARGE_BDT = 10_000;
const LARGE_FIRST_BDT = 20_000;
const LARGE_FIRST_PIECES = 12;

/** What our own history of the phone says of an order. `history` may hold the order itself and later ones. */
export function historyFlags(order: HistoryOrder, history: readonly HistoryOrder[]): Flag[] {
  const others = history.filter(({ _id }) => _id !== order._id);
  const earlier = others.filter(({ _id }) => _id < order._id);
  return [
    ...pendingFlag(order, others),
    ...nameFlag(order, earlier),
    ...canceledFlag(earlier),
    ...returnedFlag(earlier),
    ...basketFlag(order, others),
    ...largeFlag(order, earlier),
  ];
}

/** The second one is worth a look where it is under another name. */
function pendingFlag(order: HistoryOrder, others: readonly HistoryOrder[]): Flag[] {
  if (!isUndecided(order.status)) return [];
  const pending = others.filter(({ status }) => isUndecided(status));
  const isOther = pending.some(({ name }) => !isSamePerson(order.name, name));
  if (pending.length + 1 < MANY_PENDING && !isOther) return [];
  const say = isOther ? orderFlags.pendingByOthers : orderFlags.pending;
  return [{ kind: "pending", text: say(pending.length + 1) }];
}

/** True where two names share a word. */
function isSamePerson(name: string, other: string): boolean {
  const words = wordsOf(name);
  return wordsOf(other).some((word) => words.includes(word));
}

/** Somebody else's name only where none of the earlier ones has a word of this one. */
function nameFlag({ name }: HistoryOrder, earlier: readonly HistoryOrder[]): Flag[] {
  const [last] = earlier.toSorted((a, b) => b.time - a.time);
  const isKnown = earlier.some((other) => isSamePerson(name, other.name));
  return !last || isKnown ? [] : [{ kind: "name", text: orderFlags.name(last.name) }];
}

/** Said by many names, and so by none. */
const TITLES = [
  "md",
  "mr",
  "mrs",
  "ms",
  "mohammad",
  "mohammed",
  "muhammad",
  "মো",
  "মোঃ",
  "মোহাম্মদ",
  "মুহাম্মদ",
];

const wordsOf = (name: string): string[] =>
  foldCase(name)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word.length > 1 && !TITLES.includes(word));

function canceledFlag(earlier: readonly HistoryOrder[]): Flag[] {
  const canceled = earlier.filter(({ status }) => isCanceled(status)).length;
  if (canceled < MANY_CANCELED || 2 * canceled < earlier.length) return [];
  return [{ kind: "canceled", text: orderFlags.canceled(canceled, earlier.length) }];
}

/** What was refused at the door, or sent back from it. */
function returnedFlag(earlier: readonly HistoryOrder[]): Flag[] {
  const ended = earlier.filter(({ parcel }) => hasReachedDoor(parcel)).length;
  const returned = earlier.filter(({ parcel }) => isComingBack(parcel)).length;
  if (returned === 0 || 2 * returned < ended) return [];
  const text = returned === 1 ? orderFlags.oneReturned(ended) : orderFlags.returned(returned, ended);
  return [{ kind: "returned", text }];
}

function basketFlag(order: HistoryOrder, others: readonly HistoryOrder[]): Flag[] {
  const basket = basketOf(order);
  const twin = others.find(
    ({ _id, time, lines }) =>
      _id < order._id && Math.abs(order.time - time) <= SAME_BASKET_MS && basketOf({ lines }) === basket,
  );
  return twin ? [{ kind: "basket", text: orderFlags.basket(twin.orderNumber) }] : [];
}

const basketOf = ({ lines }: Pick<HistoryOrder, "lines">): string =>
  JSON.stringify(
    lines
      .map(({ productId, size, color, quantity }) => [productId, size, color, quantity].join("|"))
      .toSorted(),
  );

function largeFlag(order: HistoryOrder, earlier: readonly HistoryOrder[]): Flag[] {
  const bought = earlier.filter(({ status }) => !isCanceled(status));
  if (bought.length === 0) {
    const pieces = countPieces(order.lines);
    const isLarge = order.amount >= LARGE_FIRST_BDT || pieces >= LARGE_FIRST_PIECES;
    return isLarge ? [{ kind: "large", text: orderFlags.largeFirst(pieces) }] : [];
  }
  const most = Math.max(...bought.map(({ amount }) => amount));
  if (order.amount < LARGE_BDT || order.amount < MUCH_MORE * most) return [];
  return [{ kind: "large", text: orderFlags.large(formatBdt(most)) }];
}

const SUBSCRIBER_DIGITS = 8;
const LONGEST_RUN = 7;

/** True for a mobile that nobody has been given: one digit over and over, two of them, or counting up or down. */
export function isMadeUpPhone(phone: string): boolean {
  if (!/^01\d{9}$/.test(phone)) return false;
  const digits = Array.from(phone.slice(-SUBSCRIBER_DIGITS), Number);
  return new Set(digits).size <= 2 || hasRun(digits, 1) || hasRun(digits, -1);
}

function hasRun(digits: readonly number[], step: number): boolean {
  let run = 1;
  for (const [index, digit] of digits.entries()) {
    run = index > 0 && digit === (digits[index - 1] ?? 0) + step ? run + 1 : 1;
    if (run >= LONGEST_RUN) return true;
  }
  return false;
}
