import type { RefundMethod, ReturnReason, ReturnRefusal, ReturnWish } from "@/lib/orders/constants";
import { asSentence } from "@/lib/orders/lines/rules";
import type { ReturnState } from "@/lib/orders/lifecycle";
import type { ReturnTab } from "@/lib/orders/lifecycle/rules";
import { paidBack, sayRefusal } from "@/lib/words/en/orders-returns";
import { deskLabels } from "@/lib/words/en/desk-labels";

/** A return's state, as the desk reads it. */
export const RETURN_LABELS: Readonly<Record<ReturnState, string>> = deskLabels.returnStates;

/** The parts of the desk's list. */
export const RETURN_TAB_LABELS: Readonly<Record<ReturnTab, string>> = deskLabels.returnTabs;

interface Refund {
  amount: number;
  method: RefundMethod;
  reference: string;
}

/** Such as `BDT 900 paid back by bKash, number 9XK27`. */
export const describeRefund = (refund: Refund): string => paidBack({ ...refund, day: "" });

export const WISH_LABELS: Readonly<Record<ReturnWish, string>> = deskLabels.wishes;

export const REASON_LABELS: Readonly<Record<ReturnReason, string>> = deskLabels.returnReasons;

/** The labels of the choice, which the customer is told too. */
export const REFUSAL_LABELS: Readonly<Record<ReturnRefusal, string>> = deskLabels.refusals;

/** Why it was refused, as a sentence; what the desk wrote itself says more than the list. */
export const describeRefusal = ({ reason, words }: { reason: ReturnRefusal; words: string }): string =>
  sayRefusal({ reason, words: asSentence(words) });

export const METHOD_LABELS: Readonly<Record<RefundMethod, string>> = deskLabels.refundMethods;

/** The pieces that came back and can be sold again. */
export const sellableInWords = (sellable: number): string =>
  sellable === 0 ? "not sellable" : `${sellable} sellable`;
