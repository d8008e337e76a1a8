import { COURIER_FACTS } from "@/lib/delivery/couriers/registry";
import type { OrderFacts } from "@/lib/messages/facts";
import { refusalOf, type Texts } from "@/lib/messages/texts";
import type { RefundMethod, ReturnRefusal } from "@/lib/orders/constants";
import { brandFacts, orderTerms } from "@/lib/shop-facts";

const numbers = new Intl.NumberFormat("bn-BD", { maximumFractionDigits: 0 });
const count = (value: number): string => numbers.format(value);
const money = (taka: number): string => `${count(taka)} টাকা`;

const pay = ({ toPay }: OrderFacts): string =>
  toPay > 0 ? `${money(toPay)} প্রস্তুত রাখুন।` : "আর কোনো টাকা দিতে হবে না।";

/** The same in an SMS, which is to be two parts with its link. */
const keep = (facts: OrderFacts): string => (facts.toPay > 0 ? `${money(facts.toPay)} রাখুন।` : pay(facts));

/** About the advance of a cancelled order. A customer whom nobody could reach is not promised a call. */
const aboutAdvance = ({ advance, reason }: OrderFacts): string | null => {
  if (advance === 0) return null;
  return `অগ্রিম ${money(advance)}${reason ? "র জন্য আমাদের ফোন করুন।" : " নিয়ে আমরা ফোন করব।"}`;
};

const change = ({ amountBefore: before, amount }: OrderFacts): string => {
  if (before === null) return `এখন মোট ${money(amount)}।`;
  if (before === amount) return `মোট ${money(amount)}, আগের মতোই।`;
  return `এখন মোট ${money(amount)}, আগের চেয়ে ${money(Math.abs(amount - before))} ${amount > before ? "বেশি" : "কম"}।`;
};

const REASONS = {
  unreached: "ফোনে আপনাকে পাওয়া যায়নি।",
  wrongNumber: "ফোন নম্বরটি সঠিক ছিল না।",
} as const;

const courierOf = ({ courier }: OrderFacts): string =>
  courier ? COURIER_FACTS[courier].genitiveBn : "কুরিয়ারের";

const days = ({ days: { min, max } }: OrderFacts): string =>
  `${min < max ? `${count(min)}-` : ""}${count(max)} কর্মদিবসে`;
const call = (): string => `প্রশ্ন? ${brandFacts().phone}`;
const within = (): string => `${count(orderTerms().confirmationDays.max)} কর্মদিবসের মধ্যে`;

const REFUSALS: Readonly<Record<ReturnRefusal, string>> = {
  used: "পণ্যটি পরা, ধোয়া বা বদলানো হয়েছে।",
  incomplete: "ট্যাগ, বাক্স বা ইনভয়েস নেই।",
  noFault: "আমরা কোনো ত্রুটি পাইনি।",
  other: "",
};

const METHODS: Readonly<Record<RefundMethod, string>> = {
  bkash: "বিকাশে",
  nagad: "নগদ অ্যাকাউন্টে",
  rocket: "রকেটে",
  cash: "হাতে হাতে",
};

const nounOf = ({ returned }: OrderFacts): string => (returned?.wish === "exchange" ? "বদল" : "ফেরত");

const toDo = ({ returned }: OrderFacts): string =>
  returned?.wish === "exchange"
    ? "ট্যাগ ও ইনভয়েসসহ রাইডারকে দিন বা আউটলেটে আনুন।"
    : "ট্যাগ ও ইনভয়েসসহ আউটলেটে আনুন বা ফোন করুন।";

const next = ({ returned }: OrderFacts): string =>
  returned?.wish === "exchange" ? "বদলের পণ্য দিয়ে হিসাব শেষ হবে।" : "এরপর টাকা ফেরত দেব।";

/** A day `YYYY-MM-DD`, such as `২৫ নভেম্বর`. */
const sayDay = (day: string): string =>
  new Date(day).toLocaleDateString("bn-BD", { day: "numeric", month: "long", timeZone: "UTC" });

/** The texts for customers in Bengali. Its SMS have 134 characters in all. */
export const TEXTS_BN: Texts = {
  customer: {
    placed: (facts) => ({
      subject: `আপনার অর্ডার ${facts.orderNumber} পেয়েছি`,
      paragraphs: [
        `অর্ডার ${facts.orderNumber}-এর জন্য ধন্যবাদ। নিশ্চিত করতে আমরা ${within()} ফোন করব, ফোন চালু রাখুন।`,
        facts.toPay > 0 ? `পণ্য হাতে পেয়ে নগদ ${money(facts.toPay)} দেবেন।` : pay(facts),
      ],
      sms: [
        `${brandFacts().name}: অর্ডার ${facts.orderNumber} পেয়েছি${facts.toPay > 0 ? `, ${money(facts.toPay)}।` : `। ${pay(facts)}`} ${within()} ফোন করব।`,
        facts.link,
      ],
    }),
    changed: (facts) => ({
      subject: `আপনার অর্ডার ${facts.orderNumber} বদলানো হয়েছে`,
      paragraphs: [
        `আপনার অর্ডার ${facts.orderNumber} বদলানো হয়েছে। ${change(facts)}`,
        `এটি আপনার কথামতো না হলে ফোন করুন: ${brandFacts().phone}।`,
      ],
      sms: [`${brandFacts().name}: অর্ডার ${facts.orderNumber} বদলেছে। ${change(facts)}`, facts.link, call()],
    }),
    triedToCall: (facts) => ({
      subject: `অর্ডার ${facts.orderNumber} নিয়ে আপনাকে ফোন করেছি`,
      paragraphs: [
        `আপনার অর্ডার ${facts.orderNumber} নিশ্চিত করতে ফোন করেছিলাম, পাইনি।`,
        `আমরা আবার ফোন করব। চাইলে আপনিও ফোন করতে পারেন: ${brandFacts().phone}।`,
      ],
      sms: [
        `${brandFacts().name}: অর্ডার ${facts.orderNumber} নিয়ে ফোন করে পাইনি। ফোন করুন ${brandFacts().phone}`,
        facts.link,
      ],
    }),
    confirmed: (facts) => ({
      subject: `আপনার অর্ডার ${facts.orderNumber} নিশ্চিত হয়েছে`,
      paragraphs: [`আপনার অর্ডার ${facts.orderNumber} নিশ্চিত হয়েছে। ${days(facts)} পৌঁছে যাবে।`, pay(facts)],
      sms: [
        `${brandFacts().name}: অর্ডার ${facts.orderNumber} নিশ্চিত, ${days(facts)} আসবে। ${keep(facts)}`,
        facts.link,
      ],
    }),
    handedOver: (facts) => ({
      subject: `আপনার অর্ডার ${facts.orderNumber} পথে আছে`,
      paragraphs: [
        `আপনার অর্ডার ${facts.orderNumber} ${courierOf(facts)} কাছে আছে। আসার আগে রাইডার ফোন করবেন।`,
        ...(facts.trackingCode ? [`ট্র্যাকিং কোড: ${facts.trackingCode}`] : []),
        pay(facts),
      ],
      sms: [
        `${brandFacts().name}: অর্ডার ${facts.orderNumber} ${courierOf(facts)} কাছে। ${pay(facts)}`,
        facts.link ?? facts.trackingUrl,
      ],
    }),
    delivered: (facts) => ({
      subject: `আপনার অর্ডার ${facts.orderNumber} পৌঁছেছে`,
      paragraphs: [
        `আপনার অর্ডার ${facts.orderNumber}${facts.isDeliveredInPart ? "-এর একটি অংশ" : ""} পৌঁছেছে। আশা করি মাপে ঠিক হয়েছে।`,
        `না হলে ${sayDay(facts.returnUntil)} পর্যন্ত বদলাতে বা ফেরত দিতে পারবেন: অব্যবহৃত, ট্যাগ ও ইনভয়েসসহ।`,
      ],
      sms: [
        `${brandFacts().name}: অর্ডার ${facts.orderNumber}${facts.isDeliveredInPart ? "-এর একটি অংশ" : ""} পৌঁছেছে। ${sayDay(facts.returnUntil)} পর্যন্ত বদল বা ফেরত, ট্যাগ ও ইনভয়েসসহ।`,
        facts.link,
        call(),
      ],
    }),
    canceled: (facts) => ({
      subject: `আপনার অর্ডার ${facts.orderNumber} বাতিল হয়েছে`,
      paragraphs: [
        `আপনার অর্ডার ${facts.orderNumber} বাতিল হয়েছে।${facts.reason ? ` ${REASONS[facts.reason]}` : ""} ${aboutAdvance(facts) ?? "কোনো টাকা দিতে হবে না।"}`,
        `এখনও নিতে চাইলে আবার অর্ডার করুন বা ফোন করুন: ${brandFacts().phone}।`,
      ],
      sms: [
        `${brandFacts().name}: অর্ডার ${facts.orderNumber} বাতিল।${[facts.reason && REASONS[facts.reason], aboutAdvance(facts)].map((told) => (told ? ` ${told}` : "")).join("")}`,
        call(),
        facts.link,
      ],
    }),
    returnAccepted: (facts) => ({
      subject: `আপনার অর্ডার ${facts.orderNumber}-এর ${nounOf(facts)}ের অনুরোধ মঞ্জুর হয়েছে`,
      paragraphs: [
        `আপনার অর্ডার ${facts.orderNumber}-এর ${count(facts.returned?.pieces ?? 0)}টি পণ্য আমরা ফেরত নিচ্ছি।`,
        `${toDo(facts)} ঠিকানা: ${brandFacts().outletAddress}, ফোন: ${brandFacts().phone}।`,
      ],
      sms: [
        `${brandFacts().name}: অর্ডার ${facts.orderNumber}-এর ${nounOf(facts)}ের অনুরোধ মঞ্জুর করেছি। ${toDo(facts)}`,
        call(),
        facts.link,
      ],
    }),
    returnRefused: (facts) => ({
      subject: `আপনার অর্ডার ${facts.orderNumber}-এর ${nounOf(facts)} নেওয়া যাচ্ছে না`,
      paragraphs: [
        `অর্ডার ${facts.orderNumber}-এর যে পণ্য ফেরত দিতে চেয়েছেন, তা আমরা নিতে পারছি না। ${[REFUSALS[refusalOf(facts).reason], refusalOf(facts).words].filter(Boolean).join(" ")}`,
        `একমত না হলে ফোন করুন: ${brandFacts().phone}।`,
      ],
      sms: [
        `${brandFacts().name}: অর্ডার ${facts.orderNumber}-এর ${nounOf(facts)} নিতে পারছি না। ${REFUSALS[refusalOf(facts).reason]}`.trim(),
        facts.returned?.refusal?.words ?? null,
        call(),
        facts.link,
      ],
    }),
    returnReceived: (facts) => ({
      subject: `অর্ডার ${facts.orderNumber}-এর ফেরত পণ্য পেয়েছি`,
      paragraphs: [`অর্ডার ${facts.orderNumber}-এর যে পণ্য ফেরত দিয়েছেন, তা আমরা পেয়েছি। ${next(facts)}`],
      sms: [
        `${brandFacts().name}: অর্ডার ${facts.orderNumber}-এর ফেরত পণ্য পেয়েছি। ${next(facts)}`,
        facts.link,
      ],
    }),
    returnSettled: (facts) => {
      const { refund = 0, method = null } = facts.returned ?? {};
      const settled =
        refund > 0 && method
          ? `অর্ডার ${facts.orderNumber}-এর জন্য ${money(refund)} ${METHODS[method]} ফেরত দিয়েছি।`
          : `অর্ডার ${facts.orderNumber}-এর ${nounOf(facts)} শেষ হয়েছে।`;
      return {
        subject: `আপনার অর্ডার ${facts.orderNumber}-এর ${nounOf(facts)} শেষ হয়েছে`,
        paragraphs: [settled],
        sms: [`${brandFacts().name}: ${settled}`, call(), facts.link],
      };
    },
  },
  backInStock: ({ title, price }) => ({
    subject: `${title} আবার স্টকে এসেছে`,
    paragraphs: [
      "এটি এলে জানাতে বলেছিলেন। এখন পাওয়া যাচ্ছে।",
      "আমরা এটি আলাদা করে রাখতে পারি না: যিনি আগে অর্ডার করবেন, তিনি পাবেন। এ বিষয়ে আর মেইল পাঠাব না।",
    ],
    sms: (name) => `${brandFacts().name}: ${name} আবার স্টকে, ${money(price)}।`,
    smsEnd: null,
  }),
  greeting: (name) => `প্রিয় ${name},`,
  money,
  count,
  delivery: "ডেলিভারি",
  discount: "ছাড়",
  total: "মোট",
  advance: "অগ্রিম দেওয়া",
  credit: "বদলের জন্য বাদ",
  toPay: "হাতে পেয়ে দেবেন",
  follow: "অর্ডার দেখুন",
  seeProduct: "দোকানে দেখুন",
  contact: () => `প্রশ্ন থাকলে ফোন করুন ${brandFacts().phone} বা লিখুন ${brandFacts().email}।`,
  unsubscribe: "এই মেইল বন্ধ করতে পারেন আপনার প্রোফাইলে:",
  stopAlerts:
    "এই ঠিকানাটি আমাদের দোকানে দেওয়া হয়েছিল। আপনি না দিয়ে থাকলে, বা আর কিছুর অপেক্ষায় না থাকলে, এমন সব মেইল বন্ধ করুন:",
};
