import { formatPieces } from "@/lib/platform/text/format";
import type { OrderFacts } from "@/lib/messages/facts";
import { type ReturnTexts, sayRefusal } from "@/lib/messages/texts";
import type { RefundMethod, ReturnRefusal } from "@/lib/orders/constants";
import { SITE } from "@/lib/site";

const call = `Questions? ${SITE.phone}`;

const REFUSALS: Readonly<Record<ReturnRefusal, string>> = {
  used: "It was worn, washed or altered.",
  incomplete: "Its tag, box or invoice is missing.",
  noFault: "We cannot see a defect.",
  other: "",
};

const METHODS: Readonly<Record<RefundMethod, string>> = {
  bkash: "by bKash",
  nagad: "by Nagad",
  rocket: "by Rocket",
  cash: "in cash",
};

const nounOf = ({ returned }: OrderFacts): string => (returned?.wish === "exchange" ? "exchange" : "return");

const toDo = ({ returned }: OrderFacts): string =>
  returned?.wish === "exchange"
    ? `Give the pieces to the rider who brings the exchange, or bring them to ${SITE.outletAddress}: unused, with tag and invoice.`
    : `Bring the pieces to ${SITE.outletAddress}, or call ${SITE.phone} to send them: unused, with tag and invoice.`;

const next = ({ returned }: OrderFacts): string =>
  returned?.wish === "exchange"
    ? "This return is done once you have your exchange."
    : "We will refund you next.";

/** What customers are told in English of what they send back; `money` is that of the other texts. */
export const returnTextsEn = (money: (taka: number) => string): ReturnTexts => ({
  returnAccepted: (facts) => ({
    subject: `Your ${nounOf(facts)} for order ${facts.orderNumber} is accepted`,
    paragraphs: [
      `We take back ${formatPieces(facts.returned?.pieces ?? 0)} of your order ${facts.orderNumber}.`,
      toDo(facts),
    ],
    sms: [
      `${SITE.name}: your ${nounOf(facts)} for order ${facts.orderNumber} is accepted. ${toDo(facts)}`,
      facts.link,
    ],
  }),
  returnRefused: (facts) => ({
    subject: `Your ${nounOf(facts)} for order ${facts.orderNumber} is refused`,
    paragraphs: [
      `We cannot accept the ${nounOf(facts)} you requested for order ${facts.orderNumber}. ${sayRefusal(facts, REFUSALS)}`,
      `If you disagree, please call us: ${SITE.phone}.`,
    ],
    sms: [
      `${SITE.name}: we cannot accept the ${nounOf(facts)} you requested for order ${facts.orderNumber}. ${REFUSALS[facts.returned?.refusal?.reason ?? "other"]}`.trim(),
      facts.returned?.refusal?.words ?? null,
      call,
      facts.link,
    ],
  }),
  returnReceived: (facts) => ({
    subject: `We have what you sent back of order ${facts.orderNumber}`,
    paragraphs: [`The pieces that you sent back of order ${facts.orderNumber} are with us. ${next(facts)}`],
    sms: [
      `${SITE.name}: the pieces you sent back of order ${facts.orderNumber} are with us. ${next(facts)}`,
      facts.link,
    ],
  }),
  returnSettled: (facts) => {
    const { refund = 0, method = null } = facts.returned ?? {};
    const settled =
      refund > 0 && method
        ? `We paid you back ${money(refund)} ${METHODS[method]} for what you sent back of order ${facts.orderNumber}.`
        : `What you sent back of order ${facts.orderNumber} is settled.`;
    return {
      subject: `Your ${nounOf(facts)} for order ${facts.orderNumber} is settled`,
      paragraphs: [settled],
      sms: [`${SITE.name}: ${settled.charAt(0).toLowerCase()}${settled.slice(1)}`, call, facts.link],
    };
  },
});
