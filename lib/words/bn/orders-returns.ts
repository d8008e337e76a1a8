import { SENDING } from "@/lib/words/bn/pop-ups";
import { units } from "@/lib/words/bn/units";
import { WALLETS } from "@/lib/words/bn/wallets";
import type { Words } from "@/lib/words/words";

type Returns = Words["orders"]["returns"];
type Explain = Returns["explain"];
type Told = Parameters<Returns["headings"]["asked"]>[0];

const REFUSALS = {
  used: "পণ্যটি পরা, ধোয়া বা অল্টার করা হয়েছে",
  incomplete: "ট্যাগ, বাক্স বা ইনভয়েস নেই",
  noFault: "আমরা কোনো ত্রুটি পাইনি",
  other: "",
} as const;

/** How it was paid, before a verb. */
export const IN_METHOD = {
  bkash: "বিকাশে",
  nagad: "নগদ অ্যাকাউন্টে",
  rocket: "রকেটে",
  bank: "ব্যাংক ট্রান্সফারে",
  cash: "ক্যাশে",
} as const;

const UNUSED = "পণ্য অব্যবহৃত হতে হবে, সঙ্গে ট্যাগ ও ইনভয়েস থাকতে হবে।";

const questions = ({ phone }: { phone: string }): string => `প্রশ্ন থাকলে কল করুন: ${phone}।`;

/** Of an exchange, and of what is given back for money. */
const heading =
  (exchange: string, refund: string) =>
  ({ isExchange }: Told): string =>
    isExchange ? exchange : refund;

const settled = ({ refund }: Told): string => {
  if (refund === null) return "এক্সচেঞ্জ সম্পন্ন হয়েছে";
  return refund > 0 ? "টাকা ফেরত দেওয়া হয়েছে" : "ফেরত সম্পন্ন হয়েছে";
};

export const refundInWords: Explain["refunded"] = ({ amount, method, day, reference }) =>
  `${day && `${day} `}${units.money(amount)} ${IN_METHOD[method]} ফেরত দেওয়া হয়েছে।${reference && ` ট্রানজেকশন নম্বর: ${reference}।`}`;

const refusal: Explain["refusal"] = ({ reason, words }) =>
  reason === "other" ? words : `${REFUSALS[reason]}।${words && ` ${words}`}`;

const explain: Explain = {
  asked: (day) => `${day} অনুরোধ করেছেন। আমাদের উত্তর এখানে দেখতে পাবেন। তার আগে অনুরোধটি তুলে নিতে পারেন।`,
  part: ({ taken, asked, phone }) =>
    `আপনি ${units.pieces(asked)} পণ্যের কথা জানিয়েছেন, তার মধ্যে ${units.pieces(taken)} আমরা ফেরত নেব। বাকিগুলোর জন্য কল করুন: ${phone}। `,
  bringExchange: ({ address }) =>
    `যে রাইডার নতুন পণ্য নিয়ে আসবেন, আগের পণ্য তাঁকে দিন, অথবা আমাদের আউটলেটে নিয়ে আসুন: ${address}। ${UNUSED}`,
  bringReturn: ({ address, phone }) =>
    `পণ্য আমাদের আউটলেটে নিয়ে আসুন: ${address}। পাঠাতে চাইলে কল করুন: ${phone}। ${UNUSED}`,
  exchangeNext: "এরপর বদলি পণ্য পাঠাব।",
  refundNext: "এরপর টাকা ফেরত দেব।",
  exchanged: "বদলি পণ্য আপনার হাতে পৌঁছেছে।",
  nothing: (shop) => `কোনো টাকা ফেরত দেওয়া হয়নি। ${questions(shop)}`,
  refunded: refundInWords,
  refused: (why, answered, shop) => [why, answered, questions(shop)].filter(Boolean).join(" "),
  refusal,
  answered: (day) => `${day} উত্তর দিয়েছি।`,
  withdrawn: "অনুরোধটি আপনি তুলে নিয়েছেন।",
  calledOff: questions,
};

export const returns: Returns = {
  label: (orderNumber) => `অর্ডার ${orderNumber}-এর ফেরত ও এক্সচেঞ্জ`,
  open: "ফেরত বা এক্সচেঞ্জ",
  until: (day) => `${day} পর্যন্ত`,
  over: {
    before: (day) => `ফেরত বা এক্সচেঞ্জের সময় ছিল ${day} পর্যন্ত। প্রশ্ন থাকলে কল করুন: `,
    after: "।",
  },
  headings: {
    asked: heading("এক্সচেঞ্জের অনুরোধ করেছেন", "ফেরতের অনুরোধ করেছেন"),
    accepted: heading("এক্সচেঞ্জের অনুরোধ গ্রহণ করেছি", "ফেরতের অনুরোধ গ্রহণ করেছি"),
    received: heading("এক্সচেঞ্জ: পণ্য হাতে পেয়েছি", "ফেরত: পণ্য হাতে পেয়েছি"),
    settled,
    refused: heading("এক্সচেঞ্জ করা যাচ্ছে না", "ফেরত নেওয়া যাচ্ছে না"),
    withdrawn: heading("এক্সচেঞ্জের অনুরোধ তুলে নিয়েছেন", "ফেরতের অনুরোধ তুলে নিয়েছেন"),
    calledOff: heading("এক্সচেঞ্জ বাতিল হয়েছে", "ফেরত বাতিল হয়েছে"),
  },
  explain,
  reasons: {
    wrongSize: "মাপে ঠিক হয়নি",
    defect: "পণ্যে ত্রুটি আছে",
    wrongItem: "যা অর্ডার করেছি, তা আসেনি",
    other: "অন্য কারণ",
  },
  wishes: { exchange: "এক্সচেঞ্জ", refund: "টাকা ফেরত" },
  instead: "এর বদলে চাই: ",
  withdraw: { button: "অনুরোধ তুলে নিন", pending: "তুলে নেওয়া হচ্ছে …" },
  form: {
    wish: "আপনি কী চান?",
    pieces: "কোন পণ্য ফেরত দিতে চান?",
    why: "কারণ কী?",
    choose: "বেছে নিন …",
    payBy: "টাকা কীভাবে ফেরত চান?",
    payWays: {
      ...WALLETS,
      bank: "ব্যাংক ট্রান্সফার",
      cash: "আমাদের আউটলেটে ক্যাশ",
    },
    walletPhone: (wallet) => `আপনার ${wallet} নম্বর`,
    bankAccount: "আপনার ব্যাংক অ্যাকাউন্ট",
    bankHint: "ব্যাংক, শাখা, অ্যাকাউন্টের নাম ও নম্বর।",
    accountTerms: "এটি শুধু আমরা দেখতে পাই। ফেরতের কাজ শেষ হলেই মুছে ফেলি।",
    note: "আর কিছু জানানোর থাকলে লিখুন",
    noteHint: "যেমন ত্রুটি কোথায়, বা মাপে কোথায় সমস্যা।",
    send: "অনুরোধ পাঠান",
    pending: SENDING,
    close: "এখন নয়",
    conditions: "যে শর্তে ফেরত নিই:",
    piecesOf: (product) => `${product}: কয়টি`,
    someOf: (pieces, most) => `${units.pieces(most)}র মধ্যে ${units.pieces(pieces)}`,
  },
  missing: {
    wish: "এক্সচেঞ্জ না টাকা ফেরত, বেছে নিন।",
    pieces: "কোন পণ্য ফেরত দিতে চান, বেছে নিন।",
    reason: "কারণটি বেছে নিন।",
    payBy: "টাকা কীভাবে ফেরত চান, বেছে নিন।",
    wallet: "অ্যাকাউন্টের নম্বরটি লিখুন, যেমন 01712345678।",
    account: "ব্যাংক, শাখা, অ্যাকাউন্টের নাম ও নম্বর লিখুন।",
    note: "কী সমস্যা, দু-এক কথায় লিখুন।",
    wanted: "কোন সাইজ ঠিক হবে, বেছে নিন।",
  },
  wanted: {
    insteadOf: (option) => (option ? `${option}-এর বদলে` : "এর বদলে"),
    same: "একই সাইজ ও রঙের আরেকটি",
    checking: "কী কী আছে, দেখা হচ্ছে …",
    none: (phone) => `এই পণ্যের অন্য কোনো সাইজ বা রং এখন নেই। টাকা ফেরত চাইতে পারেন, অথবা কল করুন: ${phone}।`,
    nothing: "এক্সচেঞ্জ করার মতো কিছু এখন নেই।",
  },
  pictures: {
    label: "ছবি (চাইলে দিন)",
    terms: (most) =>
      `সর্বোচ্চ ${units.pieces(most)} ছবি, JPG, PNG বা WebP। শুধু আপনি আর শপ এগুলো দেখতে পাবেন। ফেরতের কাজ শেষ হওয়ার ৯০ দিন পর ছবিগুলো মুছে ফেলি।`,
    alt: "ফেরত পাঠানো পণ্য",
  },
};
