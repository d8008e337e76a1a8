import { COURIER_FACTS } from "@/lib/delivery/couriers/registry";
import type { OrderFacts } from "@/lib/messages/facts";
import { refusalOf, type Texts } from "@/lib/messages/texts";
import type { ReturnRefusal } from "@/lib/orders/constants";
import { brandTexts } from "@/lib/settings/brand/words";
import { brandFacts, orderTerms } from "@/lib/shop-facts";
import { toBanglaDigits } from "@/lib/words/bn/digits";
import { IN_METHOD } from "@/lib/words/bn/orders-returns";

const brand = (): string => brandTexts("bn").name;
const outlet = (): string => brandTexts("bn").address.text;

const numbers = new Intl.NumberFormat("bn-BD", { maximumFractionDigits: 0 });
const count = (value: number): string => numbers.format(value);
const money = (taka: number): string => `${count(taka)} টাকা`;
const orderOf = ({ orderNumber }: OrderFacts): string => `অর্ডার ${toBanglaDigits(orderNumber)}`;

const NOTHING_DUE = "আর কোনো টাকা দিতে হবে না।";

const pay = ({ toPay }: OrderFacts): string => (toPay > 0 ? `${money(toPay)} প্রস্তুত রাখুন।` : NOTHING_DUE);

/** The same in an SMS, which is to be two parts with its link. */
const keep = (facts: OrderFacts): string => (facts.toPay > 0 ? `${money(facts.toPay)} দেবেন।` : pay(facts));

/** About the advance of a cancelled order. A customer whom nobody could reach is not promised a call. */
const aboutAdvance = ({ advance, reason }: OrderFacts): string | null => {
  if (advance === 0) return null;
  return `অগ্রিম ${money(advance)}${reason ? "র জন্য আমাদের কল করুন।" : " নিয়ে আমরা কল করব।"}`;
};

const change = ({ amountBefore: before, amount }: OrderFacts): string => {
  if (before === null) return `এখন মোট ${money(amount)}।`;
  if (before === amount) return `মোট ${money(amount)}, আগের মতোই।`;
  return `এখন মোট ${money(amount)}, আগের চেয়ে ${money(Math.abs(amount - before))} ${amount > before ? "বেশি" : "কম"}।`;
};

const REASONS = {
  unreached: "কল করে আপনাকে পাইনি।",
  wrongNumber: "ফোন নম্বরটি সঠিক ছিল না।",
} as const;

const courierOf = ({ courier }: OrderFacts): string =>
  courier ? COURIER_FACTS[courier].genitiveBn : "কুরিয়ারের";

const days = ({ days: { min, max } }: OrderFacts): string =>
  `${min < max ? `${count(min)}-` : ""}${count(max)} কর্মদিবসে`;
const call = (): string => `প্রশ্ন থাকলে কল করুন: ${brandFacts().phone}।`;
/** The same in a long SMS. */
const callNow = (): string => `কল করুন: ${brandFacts().phone}।`;
const within = (): string => `${count(orderTerms().confirmationDays.max)} কর্মদিবসের মধ্যে`;

const REFUSALS: Readonly<Record<ReturnRefusal, string>> = {
  used: "পণ্যটি পরা, ধোয়া বা অল্টার করা হয়েছে।",
  incomplete: "ট্যাগ, বাক্স বা ইনভয়েস নেই।",
  noFault: "আমরা কোনো ত্রুটি পাইনি।",
  other: "",
};

const isExchange = ({ returned }: OrderFacts): boolean => returned?.wish === "exchange";
const nounOf = (facts: OrderFacts): string => (isExchange(facts) ? "এক্সচেঞ্জ" : "ফেরত");

const toDo = (facts: OrderFacts): string =>
  isExchange(facts)
    ? `যে রাইডার নতুন পণ্য নিয়ে আসবেন, আগের পণ্য তাঁকে দিন, অথবা আমাদের আউটলেটে নিয়ে আসুন: ${outlet()}।`
    : `পণ্য আমাদের আউটলেটে নিয়ে আসুন: ${outlet()}। পাঠাতে চাইলে কল করুন: ${brandFacts().phone}।`;

/** The same in an SMS; an address may be too long for one. */
const toDoInShort = (facts: OrderFacts): string =>
  isExchange(facts) ? "ট্যাগ ও ইনভয়েসসহ রাইডারকে দিন বা আউটলেটে আনুন।" : "ট্যাগ ও ইনভয়েসসহ আউটলেটে আনুন।";

const UNUSED = "পণ্য অব্যবহৃত হতে হবে, সঙ্গে ট্যাগ ও ইনভয়েস থাকতে হবে।";

const refuse = (facts: OrderFacts): string =>
  `${orderOf(facts)}-এর ${isExchange(facts) ? "এক্সচেঞ্জ করা" : "ফেরত নেওয়া"} যাচ্ছে না`;

const next = (facts: OrderFacts): string =>
  isExchange(facts) ? "এরপর বদলি পণ্য পাঠাব।" : "এরপর টাকা ফেরত দেব।";

/** A day `YYYY-MM-DD`, such as `২৫ নভেম্বর`. */
const sayDay = (day: string): string =>
  new Date(day).toLocaleDateString("bn-BD", { day: "numeric", month: "long", timeZone: "UTC" });

/** The texts for customers in Bengali. Its SMS have 134 characters in all. */
export const TEXTS_BN: Texts = {
  customer: {
    placed: (facts) => ({
      subject: `আপনার ${orderOf(facts)} পেয়েছি`,
      paragraphs: [`${orderOf(facts)}-এর জন্য ধন্যবাদ। নিশ্চিত করতে আমরা ${within()} কল করব, ফোন চালু রাখুন।`],
      sms: [
        `${brand()}: ${orderOf(facts)} পেয়েছি${facts.toPay > 0 ? `, ক্যাশ অন ডেলিভারি ${money(facts.toPay)}।` : `। ${pay(facts)}`} কল করব।`,
        facts.link,
      ],
    }),
    changed: (facts) => ({
      subject: `আপনার ${orderOf(facts)}-এ পরিবর্তন হয়েছে`,
      paragraphs: [
        `আপনার ${orderOf(facts)}-এ পরিবর্তন হয়েছে। ${change(facts)}`,
        `পরিবর্তনটি আপনার কথামতো না হলে কল করুন: ${brandFacts().phone}।`,
      ],
      sms: [`${brand()}: ${orderOf(facts)}-এ পরিবর্তন হয়েছে। ${change(facts)}`, facts.link, call()],
    }),
    triedToCall: (facts) => ({
      subject: `${orderOf(facts)} নিয়ে আপনাকে কল করেছি`,
      paragraphs: [
        `আপনার ${orderOf(facts)} নিশ্চিত করতে কল করেছিলাম, আপনাকে পাইনি।`,
        `আমরা আবার কল করব। চাইলে আপনিও কল করতে পারেন: ${brandFacts().phone}।`,
      ],
      sms: [
        `${brand()}: ${orderOf(facts)} নিয়ে কল করে আপনাকে পাইনি। কল করুন: ${brandFacts().phone}।`,
        facts.link,
      ],
    }),
    confirmed: (facts) => ({
      subject: `আপনার ${orderOf(facts)} নিশ্চিত হয়েছে`,
      paragraphs: [
        `আপনার ${orderOf(facts)} নিশ্চিত হয়েছে। ${facts.expected ? "এখন প্যাক করব।" : `${days(facts)} পৌঁছে যাবে।`}`,
      ],
      sms: [`${brand()}: ${orderOf(facts)} নিশ্চিত, ${days(facts)} পাবেন। ${keep(facts)}`, facts.link],
    }),
    handedOver: (facts) => ({
      subject: `আপনার ${orderOf(facts)} পথে আছে`,
      paragraphs: [
        `আপনার ${orderOf(facts)} এখন ${courierOf(facts)} কাছে আছে। আসার আগে রাইডার কল করবেন।`,
        ...(facts.trackingCode ? [`ট্র্যাকিং কোড: ${facts.trackingCode}`] : []),
      ],
      sms: [
        `${brand()}: ${orderOf(facts)} ${courierOf(facts)} কাছে। ${pay(facts)}`,
        facts.link ?? facts.trackingUrl,
      ],
    }),
    delivered: (facts) => ({
      subject: `আপনার ${orderOf(facts)} পৌঁছেছে`,
      paragraphs: [
        `আপনার ${orderOf(facts)}${facts.isDeliveredInPart ? "-এর একটি অংশ" : ""} পৌঁছেছে। আশা করি মাপে ঠিক হয়েছে।`,
        `না হলে ${sayDay(facts.returnUntil)} পর্যন্ত এক্সচেঞ্জ করতে বা ফেরত দিতে পারবেন। ${UNUSED}`,
      ],
      sms: [
        `${brand()}: ${orderOf(facts)}${facts.isDeliveredInPart ? "-এর একটি অংশ" : ""} পৌঁছেছে। ${sayDay(facts.returnUntil)} পর্যন্ত এক্সচেঞ্জ বা ফেরত, ট্যাগ ও ইনভয়েসসহ।`,
        facts.link,
        call(),
      ],
    }),
    reviewAsked: (facts) => ({
      subject: `কেমন হয়েছে? আপনার ${orderOf(facts)}`,
      paragraphs: [
        `আপনার ${orderOf(facts)} কয়েক দিন হলো পেয়েছেন। কেমন হয়েছে, মাপে ঠিক আছে তো?`,
        "অল্প কথায় অন্যদের জানান। এক মিনিট লাগবে, আর তাঁরা সঠিক সাইজ বেছে নিতে পারবেন।",
      ],
      sms: [`${brand()}: ${orderOf(facts)} কেমন হয়েছে? একটি রিভিউ দিন।`, facts.link],
    }),
    canceled: (facts) => ({
      subject: `আপনার ${orderOf(facts)} বাতিল হয়েছে`,
      paragraphs: [
        `আপনার ${orderOf(facts)} বাতিল হয়েছে।${facts.reason ? ` ${REASONS[facts.reason]}` : ""} ${aboutAdvance(facts) ?? "কোনো টাকা দিতে হবে না।"}`,
        `এখনো নিতে চাইলে আবার অর্ডার করুন, অথবা কল করুন: ${brandFacts().phone}।`,
      ],
      sms: [
        `${brand()}: ${orderOf(facts)} বাতিল হয়েছে।${[facts.reason && REASONS[facts.reason], aboutAdvance(facts)].map((told) => (told ? ` ${told}` : "")).join("")}`,
        call(),
        facts.link,
      ],
    }),
    returnAccepted: (facts) => ({
      subject: `আপনার ${orderOf(facts)}-এর ${nounOf(facts)}ের অনুরোধ গ্রহণ করেছি`,
      paragraphs: [
        `আপনার ${orderOf(facts)}-এর ${count(facts.returned?.pieces ?? 0)}টি পণ্য আমরা ফেরত নেব।`,
        `${toDo(facts)} ${UNUSED}`,
      ],
      sms: [
        `${brand()}: ${orderOf(facts)}-এর ${nounOf(facts)}ের অনুরোধ গ্রহণ করেছি। ${toDoInShort(facts)}`,
        call(),
        facts.link,
      ],
    }),
    returnRefused: (facts) => ({
      subject: `আপনার ${refuse(facts)}`,
      paragraphs: [
        `${refuse(facts)}। ${[REFUSALS[refusalOf(facts).reason], refusalOf(facts).words].filter(Boolean).join(" ")}`,
        `আপত্তি থাকলে কল করুন: ${brandFacts().phone}।`,
      ],
      sms: [
        `${brand()}: ${refuse(facts)}। ${REFUSALS[refusalOf(facts).reason]}`.trim(),
        facts.returned?.refusal?.words ?? null,
        callNow(),
        facts.link,
      ],
    }),
    returnReceived: (facts) => ({
      subject: `${orderOf(facts)}-এর ফেরত পাঠানো পণ্য পেয়েছি`,
      paragraphs: [`${orderOf(facts)} থেকে যে পণ্য ফেরত দিয়েছেন, তা আমরা পেয়েছি। ${next(facts)}`],
      sms: [`${brand()}: ${orderOf(facts)}-এর ফেরত পণ্য পেয়েছি। ${next(facts)}`, facts.link],
    }),
    returnSettled: (facts) => {
      const { refund = 0, method = null } = facts.returned ?? {};
      const isPaidBack = refund > 0 && method !== null;
      const done = isPaidBack
        ? `${orderOf(facts)}-এর টাকা ফেরত দেওয়া হয়েছে`
        : `${orderOf(facts)}-এর ${nounOf(facts)} সম্পন্ন হয়েছে`;
      const settled = isPaidBack
        ? `${orderOf(facts)}-এর জন্য ${money(refund)} ${IN_METHOD[method]} ফেরত দেওয়া হয়েছে।`
        : `${done}।`;
      return {
        subject: `আপনার ${done}`,
        paragraphs: [settled],
        sms: [`${brand()}: ${settled}`, call(), facts.link],
      };
    },
  },
  backInStock: ({ title, price }) => ({
    subject: `${title} আবার স্টকে এসেছে`,
    paragraphs: [
      "পণ্যটি স্টকে এলে জানাতে বলেছিলেন। এখন পাওয়া যাচ্ছে।",
      "পণ্যটি আলাদা করে রাখতে পারি না। যিনি আগে অর্ডার করবেন, তিনিই পাবেন। এ নিয়ে আর কোনো মেসেজ পাঠাব না।",
    ],
    sms: (name) => `${brand()}: ${name} আবার স্টকে, ${money(price)}।`,
    smsEnd: null,
  }),
  cartLeft: {
    subject: "আপনার কার্টে পণ্য রয়ে গেছে",
    paragraphs: [
      "এগুলো কার্টে রেখেছেন, এখনো অর্ডার করেননি। পণ্যগুলো কার্টেই আছে।",
      "পণ্য আলাদা করে রাখতে পারি না, দামও বদলাতে পারে। এই কার্ট নিয়ে আর লিখব না।",
    ],
    button: "কার্ট দেখুন",
    stop: "প্রোফাইলে টিক দিয়েছিলেন বলে এই ইমেইল পাঠানো হয়েছে। আর না চাইলে এখানে বন্ধ করুন:",
  },
  phoneCode: (code, minutes) =>
    `${brand()}: আপনার কোড ${code}। ${count(minutes)} মিনিট চলবে। ফোনে কাউকে বলবেন না।`,
  greeting: (name) => `প্রিয় ${name},`,
  money,
  count,
  delivery: "ডেলিভারি",
  discount: "ছাড়",
  total: "মোট",
  advance: "অগ্রিম দিয়েছেন",
  credit: "এক্সচেঞ্জ বাবদ বাদ",
  toPay: "পণ্য হাতে পেয়ে দেবেন",
  due: (taka) => `${money(taka)} প্রস্তুত রাখুন`,
  dueInCash: "ক্যাশ অন ডেলিভারি: পণ্য হাতে পেয়ে টাকা দেবেন।",
  nothingDue: NOTHING_DUE,
  check: {
    title: "যে ঠিকানায় যাবে",
    ask: () => `একবার মিলিয়ে দেখুন। কিছু ভুল থাকলে কল করুন: ${brandFacts().phone}।`,
    name: "নাম",
    phone: "ফোন",
    address: "ঠিকানা",
  },
  follow: "অর্ডার দেখুন",
  review: "রিভিউ দিন",
  seeProduct: "শপে দেখুন",
  contact: () => `প্রশ্ন থাকলে কল করুন: ${brandFacts().phone}। ইমেইল: ${brandFacts().email}।`,
  unsubscribe: "এই ইমেইল আপনার প্রোফাইল থেকে বন্ধ করতে পারেন:",
  stopAlerts:
    "এই ঠিকানাটি আমাদের শপে দেওয়া হয়েছিল। আপনি না দিয়ে থাকলে, বা আর জানতে না চাইলে, এমন সব ইমেইল বন্ধ করুন:",
};
