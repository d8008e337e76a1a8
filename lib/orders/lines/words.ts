import type { RefundMethod, ReturnRefusal, ReturnWish } from "@/lib/orders/constants";
import { asSentence } from "@/lib/orders/lines/rules";
import type { ReturnState } from "@/lib/orders/lifecycle";
import { sayRefusal } from "@/lib/words/en/orders-returns";
import { deskLabels } from "@/lib/words/en/desk-labels";

/** A return's state, as the desk reads it. */
export const RETURN_LABELS: Readonly<Record<ReturnState, string>> = deskLabels.returnStates;

export const WISH_LABELS: Readonly<Record<ReturnWish, string>> = deskLabels.wishes;

/** Why it was refused, as a sentence; what the desk wrote itself says more than the list. */
export const describeRefusal = ({ reason, words }: { reason: ReturnRefusal; words: string }): string =>
  sayRefusal({ reason, words: asSentence(words) });

export const METHOD_LABELS: Readonly<Record<RefundMethod, string>> = deskLabels.refundMethods;

/** The pieces that came back and can be sold again. */
export const sellableInWords = (sellable: number): string =>
  sellable === 0 ? "not sellable" : `${sellable} sellable`;
