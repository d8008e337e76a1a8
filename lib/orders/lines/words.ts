import type { RefundMethod, ReturnReason, ReturnRefusal, ReturnWish } from "@/lib/orders/constants";
import { countPieces } from "@/lib/orders/cart/rules";
import { namesOf, type ReturnState } from "@/lib/orders/lifecycle";
import type { ReturnTab } from "@/lib/orders/lifecycle/rules";
import type { CustomerReturnDto } from "@/lib/orders/lines/dto";
import { formatBdt, formatPieces } from "@/lib/platform/text/format";
import { dayOf } from "@/lib/platform/time/dhaka";
import { formatDay } from "@/lib/platform/time/format-day";
import { brandFacts } from "@/lib/shop-facts";

const sayCall = (): string => `Questions? Call ${brandFacts().phone}.`;
const UNUSED = "Unused, with tag and invoice.";

interface ReturnWords {
  /** As the desk reads it. */
  label: string;
  /** As its customer reads it, behind `Return` or `Exchange`. */
  heading: string;
  /** On the customer's timeline. */
  step: string;
  /** What has become of it, and what its customer is to do. */
  explain: (entry: CustomerReturnDto) => string;
  /** The edge that it stands behind: as long as it goes on, and where it was decided. */
  tone: "ongoing" | "done" | "refused" | "void";
}

export const RETURN_WORDS: Readonly<Record<ReturnState, ReturnWords>> = {
  asked: {
    label: "Asked for",
    heading: " asked for",
    step: "Return asked for",
    explain: ({ at }) =>
      `You asked on ${formatDay(dayOf(at))}. Our answer will appear here. Until then you can withdraw it.`,
    tone: "ongoing",
  },
  accepted: {
    label: "Waiting for the pieces",
    heading: " accepted",
    step: "Return accepted",
    explain: (entry) =>
      sayPart(entry) +
      (entry.wish === "exchange"
        ? `Hand the pieces to the rider who brings the exchange, or bring them to ${brandFacts().outletAddress}. ${UNUSED}`
        : `Bring the pieces to ${brandFacts().outletAddress}, or call ${brandFacts().phone} to send them. ${UNUSED}`),
    tone: "ongoing",
  },
  received: {
    label: "Pieces are here",
    heading: ": the pieces are with us",
    step: "Returned pieces arrived",
    explain: (entry) =>
      sayPart(entry) +
      (entry.wish === "exchange"
        ? "This return is done once you have your exchange."
        : "We will refund you next."),
    tone: "ongoing",
  },
  settled: {
    label: "Settled",
    heading: " settled",
    step: "Return settled",
    explain: ({ refund }) => explainSettled(refund),
    tone: "done",
  },
  refused: {
    label: "Refused",
    heading: " refused",
    step: "Return refused",
    explain: ({ refusal, decidedAt }) =>
      `${refusal ? describeRefusal(refusal) : ""} ${decidedAt ? `Answered on ${formatDay(dayOf(decidedAt))}.` : ""} ${sayCall()}`,
    tone: "refused",
  },
  withdrawn: {
    label: "Withdrawn by the customer",
    heading: " withdrawn",
    step: "Return withdrawn",
    explain: () => "You withdrew this request.",
    tone: "void",
  },
  calledOff: {
    label: "Cancelled",
    heading: " cancelled",
    step: "Return cancelled",
    explain: sayCall,
    tone: "void",
  },
};

/** The parts of the desk's list. */
export const RETURN_TAB_LABELS: Readonly<Record<ReturnTab, string>> = {
  asked: "Asked for",
  open: "Open",
  settled: "Settled lately",
};

/** Says that it is less than the customer asked for; empty where it is not. */
function sayPart({ piecesAsked, lines }: CustomerReturnDto): string {
  if (piecesAsked === null) return "";
  return `We take back ${countPieces(lines)} of the ${formatPieces(piecesAsked)} that you asked about; call ${brandFacts().phone} about the rest. `;
}

/** If there is no refund, not even one of 0, an exchange that has arrived settled it. */
function explainSettled(refund: CustomerReturnDto["refund"]): string {
  if (!refund) return "You have your exchange.";
  if (refund.amount === 0) return `Nothing was paid back. ${sayCall()}`;
  return `${describeRefund(refund, ` on ${formatDay(dayOf(refund.at))}`)}.`;
}

/** Such as `BDT 900 paid back by bKash, number 9XK27`. */
export const describeRefund = (
  { amount, method, reference }: { amount: number; method: RefundMethod; reference: string },
  when = "",
): string =>
  `${formatBdt(amount)} paid back ${inMethod(method)}${when}${reference && `, number ${reference}`}`;

/** What can be chosen, in the order of its labels. */
export const optionsOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  namesOf(labels).map((value) => ({ value, label: labels[value] }));

export const WISH_LABELS: Readonly<Record<ReturnWish, string>> = {
  exchange: "Exchange",
  refund: "Money back",
};

/** As a customer says it. */
export const OWN_WISH_LABELS: Readonly<Record<ReturnWish, string>> = {
  exchange: "An exchange",
  refund: "My money back",
};

export const REASON_LABELS: Readonly<Record<ReturnReason, string>> = {
  wrongSize: "Wrong size",
  defect: "A defect",
  wrongItem: "Wrong item sent",
  other: "Something else",
};

/** As a customer says it. */
export const OWN_REASON_LABELS: Readonly<Record<ReturnReason, string>> = {
  wrongSize: "It does not fit",
  defect: "It has a defect",
  wrongItem: "It is not what I ordered",
  other: "Something else",
};

/** The labels of the choice, which the customer is told too. */
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

export const METHOD_LABELS: Readonly<Record<RefundMethod, string>> = {
  bkash: "bKash",
  nagad: "Nagad",
  rocket: "Rocket",
  cash: "Cash",
};

/** How it was paid, behind a verb: `by bKash`, `in cash`. */
export const inMethod = (method: RefundMethod): string =>
  method === "cash" ? "in cash" : `by ${METHOD_LABELS[method]}`;

/** The pieces that came back and can be sold again. */
export const sellableInWords = (sellable: number): string =>
  sellable === 0 ? "not sellable" : `${sellable} sellable`;
