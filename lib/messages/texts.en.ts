import { COURIER_FACTS } from "@/lib/delivery/couriers/registry";
import { formatBdt, formatCount, formatPieces } from "@/lib/platform/text/format";
import type { OrderFacts } from "@/lib/messages/facts";
import { refusalOf, type Texts } from "@/lib/messages/texts";
import { describeRefusal } from "@/lib/orders/lines/words";
import { formatDay } from "@/lib/platform/time/format-day";
import { brandFacts, confirmationTime, inBusinessDays } from "@/lib/shop-facts";
import { inMethod } from "@/lib/words/en/orders-returns";

const NOTHING_DUE = "There is nothing left to pay.";

const pay = ({ toPay }: OrderFacts): string => (toPay > 0 ? `Keep ${formatBdt(toPay)} ready.` : NOTHING_DUE);

/** About the money of a cancelled order. A customer whom nobody could reach is not promised a call. */
const nothingToPay = ({ advance, reason }: OrderFacts): string => {
  if (advance === 0) return "You pay nothing.";
  return reason
    ? `Please call us about your advance of ${formatBdt(advance)}.`
    : `We'll call you about the advance of ${formatBdt(advance)}.`;
};

const change = ({ amountBefore: before, amount }: OrderFacts): string => {
  if (before === null) return `The total is now ${formatBdt(amount)}.`;
  if (before === amount) return `The total stays ${formatBdt(amount)}.`;
  const difference = formatBdt(Math.abs(amount - before));
  return `The total is ${formatBdt(amount)}, ${difference} ${amount > before ? "more" : "less"} than before.`;
};

const REASONS = {
  unreached: "We could not reach you by phone.",
  wrongNumber: "The phone number did not belong to you.",
} as const;

const SHORT_REASONS = {
  unreached: "We could not reach you.",
  wrongNumber: "The phone number was wrong.",
} as const;

/** The end of a message with no link to the order. */
const call = (): string => `Questions? ${brandFacts().phone}`;

const days = (facts: OrderFacts): string => inBusinessDays(facts.days);

const nounOf = ({ returned }: OrderFacts): string => (returned?.wish === "exchange" ? "exchange" : "return");

const toDo = ({ returned }: OrderFacts): string =>
  returned?.wish === "exchange"
    ? `Give the pieces to the rider who brings the exchange, or bring them to ${brandFacts().outletAddress}: unused, with tag and invoice.`
    : `Bring the pieces to ${brandFacts().outletAddress}, or call ${brandFacts().phone} to send them: unused, with tag and invoice.`;

/** The same in an SMS; an address may be too long for one. */
const toDoInShort = ({ returned }: OrderFacts): string =>
  returned?.wish === "exchange"
    ? "Give the pieces to the rider, or bring them to our outlet."
    : `Bring the pieces to our outlet, or call ${brandFacts().phone}.`;

const next = ({ returned }: OrderFacts): string =>
  returned?.wish === "exchange"
    ? "This return is done once you have your exchange."
    : "We will refund you next.";

/** The texts for customers in English. */
export const TEXTS_EN: Texts = {
  customer: {
    placed: (facts) => ({
      subject: `We have your order ${facts.orderNumber}`,
      paragraphs: [
        `Thank you for your order ${facts.orderNumber}. We'll call you within ${confirmationTime()} to confirm it, so please keep your phone on.`,
      ],
      sms: [
        `${brandFacts().name}: we have your order ${facts.orderNumber}${facts.toPay > 0 ? `, ${formatBdt(facts.toPay)}.` : `. ${pay(facts)}`} We'll call within ${confirmationTime()}.`,
        facts.link,
      ],
    }),
    changed: (facts) => ({
      subject: `Your order ${facts.orderNumber} was changed`,
      paragraphs: [
        `We changed your order ${facts.orderNumber}. ${change(facts)}`,
        `If this is not what you asked for, please call us: ${brandFacts().phone}.`,
      ],
      sms: [
        `${brandFacts().name}: your order ${facts.orderNumber} was changed. ${change(facts)}`,
        facts.link,
        call(),
      ],
    }),
    triedToCall: (facts) => ({
      subject: `We tried to call you about your order ${facts.orderNumber}`,
      paragraphs: [
        `We tried to call you to confirm your order ${facts.orderNumber} and could not reach you.`,
        `We will try again. If you like, call us: ${brandFacts().phone}.`,
      ],
      sms: [
        `${brandFacts().name}: we tried to call you about order ${facts.orderNumber}. Please call ${brandFacts().phone}.`,
        facts.link,
      ],
    }),
    confirmed: (facts) => ({
      subject: `Your order ${facts.orderNumber} is confirmed`,
      paragraphs: [
        `Your order ${facts.orderNumber} is confirmed. ${facts.expected ? "We pack it next." : `It reaches you within ${days(facts)}.`}`,
      ],
      sms: [
        `${brandFacts().name}: order ${facts.orderNumber} is confirmed and arrives in ${days(facts)}. ${pay(facts)}`,
        facts.link,
      ],
    }),
    handedOver: (facts) => ({
      subject: `Your order ${facts.orderNumber} is on its way`,
      paragraphs: [
        `Your order ${facts.orderNumber} is with ${facts.courier ? COURIER_FACTS[facts.courier].labelInWords : "the courier"}. The rider calls before coming.`,
        ...(facts.trackingCode ? [`Tracking code: ${facts.trackingCode}`] : []),
      ],
      sms: [
        `${brandFacts().name}: order ${facts.orderNumber} is with ${facts.courier ? COURIER_FACTS[facts.courier].labelInWords : "the courier"}. ${pay(facts)}`,
        facts.link ?? facts.trackingUrl,
      ],
    }),
    delivered: (facts) => ({
      subject: `Your order ${facts.orderNumber} was delivered`,
      paragraphs: [
        `${facts.isDeliveredInPart ? "Part of your" : "Your"} order ${facts.orderNumber} was delivered. We hope that it fits.`,
        `If it does not, you can exchange or return it until ${formatDay(facts.returnUntil)}: unused, with its tag and the invoice.`,
      ],
      sms: [
        `${brandFacts().name}: ${facts.isDeliveredInPart ? "part of " : ""}order ${facts.orderNumber} was delivered. Exchange or return until ${formatDay(facts.returnUntil)}: unused, with tag and invoice.`,
        facts.link,
        call(),
      ],
    }),
    reviewAsked: (facts) => ({
      subject: `How is it? Your order ${facts.orderNumber}`,
      paragraphs: [
        `You have had your order ${facts.orderNumber} for some days. How is it, and does it fit?`,
        "Please tell others in a few words: it takes a minute and helps them to choose the right size.",
      ],
      sms: [
        `${brandFacts().name}: how is your order ${facts.orderNumber}? Please write a short review.`,
        facts.link,
      ],
    }),
    canceled: (facts) => ({
      subject: `Your order ${facts.orderNumber} is cancelled`,
      paragraphs: [
        `Your order ${facts.orderNumber} is cancelled.${facts.reason ? ` ${REASONS[facts.reason]}` : ""} ${nothingToPay(facts)}`,
        `If you still want it, please order again or call us: ${brandFacts().phone}.`,
      ],
      sms: [
        `${brandFacts().name}: order ${facts.orderNumber} is cancelled.${facts.reason ? ` ${SHORT_REASONS[facts.reason]}` : ""} ${nothingToPay(facts)}`,
        call(),
        facts.link,
      ],
    }),
    returnAccepted: (facts) => ({
      subject: `Your ${nounOf(facts)} for order ${facts.orderNumber} is accepted`,
      paragraphs: [
        `We take back ${formatPieces(facts.returned?.pieces ?? 0)} of your order ${facts.orderNumber}.`,
        toDo(facts),
      ],
      sms: [
        `${brandFacts().name}: your ${nounOf(facts)} for order ${facts.orderNumber} is accepted. ${toDoInShort(facts)}`,
        "They must be unused, with tag and invoice.",
        `Outlet: ${brandFacts().outletAddress}.`,
        facts.link,
      ],
    }),
    returnRefused: (facts) => ({
      subject: `Your ${nounOf(facts)} for order ${facts.orderNumber} is refused`,
      paragraphs: [
        `We cannot accept the ${nounOf(facts)} you requested for order ${facts.orderNumber}. ${describeRefusal(refusalOf(facts))}`,
        `If you disagree, please call us: ${brandFacts().phone}.`,
      ],
      sms: [
        `${brandFacts().name}: we cannot accept the ${nounOf(facts)} you requested for order ${facts.orderNumber}. ${describeRefusal({ ...refusalOf(facts), words: "" })}`.trim(),
        facts.returned?.refusal?.words ?? null,
        call(),
        facts.link,
      ],
    }),
    returnReceived: (facts) => ({
      subject: `We have what you sent back from order ${facts.orderNumber}`,
      paragraphs: [`The pieces that you sent back of order ${facts.orderNumber} are with us. ${next(facts)}`],
      sms: [
        `${brandFacts().name}: the pieces you sent back of order ${facts.orderNumber} are with us. ${next(facts)}`,
        facts.link,
      ],
    }),
    returnSettled: (facts) => {
      const { refund = 0, method = null } = facts.returned ?? {};
      const settled =
        refund > 0 && method
          ? `We paid you back ${formatBdt(refund)} ${inMethod(method)} for what you sent back from order ${facts.orderNumber}.`
          : `What you sent back of order ${facts.orderNumber} is settled.`;
      return {
        subject: `Your ${nounOf(facts)} for order ${facts.orderNumber} is settled`,
        paragraphs: [settled],
        sms: [
          `${brandFacts().name}: ${settled.charAt(0).toLowerCase()}${settled.slice(1)}`,
          call(),
          facts.link,
        ],
      };
    },
  },
  backInStock: ({ title, price }) => ({
    subject: `${title} is back in stock`,
    paragraphs: [
      "You asked us to tell you when this is back. Here it is.",
      "We cannot set it aside: whoever orders first gets it. We will not write about it again.",
    ],
    sms: (name) => `${brandFacts().name}: ${name} is back in stock, ${formatBdt(price)}.`,
    smsEnd: "First come, first served.",
  }),
  cartLeft: {
    subject: "Still in your cart",
    paragraphs: [
      "You put this into your cart and have not ordered it yet. It is still there.",
      "We cannot set it aside, and prices can change. We will not write about this cart again.",
    ],
    button: "See your cart",
    stop: "You ticked these mails in your profile. If you want no more of them, stop them here:",
  },
  phoneCode: (code, minutes) =>
    `${brandFacts().name}: your code is ${code}. It works for ${minutes} minutes. We never ask for it by phone.`,
  greeting: (name) => `Hello ${name},`,
  money: formatBdt,
  count: formatCount,
  delivery: "Delivery",
  discount: "Discount",
  total: "Total",
  advance: "Paid in advance",
  credit: "Credit for your exchange",
  toPay: "To pay at the door",
  due: (taka) => `Have ${formatBdt(taka)} ready`,
  dueInCash: "You pay in cash when it arrives.",
  nothingDue: NOTHING_DUE,
  check: {
    title: "Where it goes",
    ask: () => `Please check this. If something is wrong, call ${brandFacts().phone}.`,
    name: "Name",
    phone: "Phone",
    address: "Address",
  },
  follow: "See your order",
  review: "Write a review",
  seeProduct: "See it in the shop",
  contact: () => `Questions? Call ${brandFacts().phone} or write to ${brandFacts().email}.`,
  unsubscribe: "You can stop these mails in your profile:",
  stopAlerts:
    "This address was entered in our shop. If that was not you, or you wait for nothing any more, stop all mails like this one:",
};
