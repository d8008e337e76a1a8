import type { RefundMethod, ReturnRefusal, ReturnWish } from "@/lib/orders/constants";
import type { OrderEvent } from "@/lib/orders/events/schema";
import { asSentence } from "@/lib/orders/lines/rules";
import type { ReturnState } from "@/lib/orders/lifecycle";
import { nameWithOption } from "@/lib/stock/options";

interface Id {
  toString(): string;
}

export interface ToldReturn {
  id: Id;
  state: ReturnState;
  wish: ReturnWish;
  lines: { lineId: Id; quantity: number; value: number }[];
  refusal?: { reason: ReturnRefusal; words: string } | null;
  refund?: { amount: number; method: RefundMethod } | null;
}

interface PicturedLine {
  image1?: string;
  shownIn?: string | null | undefined;
}

interface ReturningOrder {
  cartItems: (PicturedLine & { _id?: Id; productName: string; size: string; color: string })[];
  returns?: ToldReturn[] | null;
}

/** The return that an event is about; undefined where it is about none. */
export const returnIdOf = (event: OrderEvent | undefined): string | undefined =>
  event?.details && "returnId" in event.details ? event.details.returnId : undefined;

export function findReturn<Entry extends { id: Id }>(
  returns: readonly Entry[] | null | undefined,
  event: OrderEvent | undefined,
): Entry | undefined {
  const returnId = returnIdOf(event);
  return returns?.find(({ id }) => id.toString() === returnId);
}

/** The picture of a line as it was ordered, and the colour that it shows where that is another one. */
export const pictureOfLine = ({ image1 = "", shownIn }: PicturedLine) => ({
  image1,
  shownIn: shownIn ?? null,
});

/** What a text can tell of a return, in whole BDT; null where the event is about none. */
export function returnedFactsOf({ cartItems, returns }: ReturningOrder, event: OrderEvent | undefined) {
  const entry = findReturn(returns, event);
  if (!entry) return null;
  const { wish, lines, refusal, refund } = entry;
  return {
    wish,
    lines: lines.map(({ lineId, quantity, value }) => {
      const line = cartItems.find(({ _id }) => _id?.toString() === lineId.toString());
      const title = line ? nameWithOption(line.productName, line) : "";
      return { title, quantity, value, ...pictureOfLine(line ?? {}) };
    }),
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    refusal: refusal ? { reason: refusal.reason, words: asSentence(refusal.words) } : null,
    /** What was paid back; 0 where an exchange settles it. */
    refund: refund?.amount ?? 0,
    method: refund?.method ?? null,
  };
}

export type ReturnedFacts = NonNullable<ReturnType<typeof returnedFactsOf>>;
