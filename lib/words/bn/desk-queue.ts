import { sayClock, sayDay, sayWeekday } from "@/lib/words/bn/dates";
import { deskLabels } from "@/lib/words/bn/desk-labels";
import { PRODUCT_GONE } from "@/lib/words/bn/desk-shared";
import { ORDER_GONE } from "@/lib/words/bn/order-refusals";
import { units } from "@/lib/words/bn/units";
import type { Words } from "@/lib/words/words";

const { count: say, pieces } = units;
const { callOutcomes } = deskLabels;

const DECIDED = "অন্য কেউ আগেই সিদ্ধান্ত নিয়েছেন।";

export const deskQueue: Words["deskQueue"] = {
  none: "কল করার মতো কোনো অর্ডার নেই।",
  noneFound: "কল করার মতো কোনো অর্ডার খুঁজে পাওয়া যায়নি।",
  orderOf: (name) => `${name}-এর অর্ডার`,
  toCollect: (amount) => `নিতে হবে ${amount}`,
  paidBefore: (amount, reference) => `অগ্রিম পাওয়া গেছে ${amount} ${reference}`,
  advanceNote: {
    says: ({ amount, wallet, digits }) => `কাস্টমার জানিয়েছেন: ${wallet}, ${amount}, শেষে ${digits}`,
    takeOver: "অগ্রিম হিসেবে নিন",
    takeOverOf: ({ amount, name }) => `${name}: ${amount} অগ্রিম হিসেবে নিন`,
    notFound: "পাওয়া যায়নি",
    notFoundOf: ({ amount, name }) => `${name}: ${amount} পাওয়া যায়নি`,
  },
  credit: (amount, orderNumber) => `অর্ডার ${orderNumber}-এর ফেরত বাবদ ${amount}`,
  isCalling: (name) => `${name} কল করছেন`,
  decidedElsewhere: DECIDED,
  lost: DECIDED,
  gone: ORDER_GONE,
  calledOff: "কাস্টমার বাতিল করেছেন",
  change: { label: "পরিবর্তন", order: (orderNumber) => `অর্ডার ${orderNumber}-এ পরিবর্তন করুন` },
  changeOption: (option, name) => `${name}: ${option} বদলান`,
  zone: (destination, charge) => `${destination}, ${charge === 0 ? "ফ্রি" : units.money(charge)}`,
  justIn: "এইমাত্র এসেছে",
  waiting: { before: "", after: " ধরে অপেক্ষায়" },
  waits: {
    minutes: (count) => `${say(count)} মিনিট`,
    hours: (count) => `${say(count)} ঘণ্টা`,
    days: (count) => `${say(count)} দিন`,
  },
  times: {
    clock: sayClock,
    weekday: sayWeekday,
    dayAndMonth: sayDay,
    tonight: "আজ রাত",
    night: (day) => `${day} রাত`,
  },
  due: {
    overdue: (time) => `সময় পেরিয়ে গেছে: ${time}`,
    byNight: (time) => `${time} পর্যন্ত সময়`,
    at: (time) => `${time} পর্যন্ত সময়`,
  },
  calls: ({ count, at, outcome }) => `${pieces(count)} কল, শেষটি ${at}: ${callOutcomes[outcome]}`,
  calledBy: ({ by, at, outcome }) => `${by || "অন্য কেউ"} কল করেছেন, ${at}: ${callOutcomes[outcome]}`,
  beforeNextCall: "। ",
  callAgain: (at) => `আবার কল করুন: ${at ?? "এখন"}`,
  unreached: (count) => `পরপর ${pieces(count)} কলে কাউকে পাওয়া যায়নি। চাইলে অর্ডারটি বাতিল করতে পারেন।`,
  noted: (outcome) => `লেখা হয়েছে: ${outcome}।`,
  outcome: { label: "কলের ফল", more: "আরও" },
  note: { label: "নোট, শুধু ডেস্কের জন্য", save: "নোট সেভ করুন" },
  advance: { amount: "অগ্রিম, টাকা", reference: "বিকাশ বা নগদের নম্বর", save: "অগ্রিম সেভ করুন" },
  later: {
    label: "আবার কখন কল করবেন",
    hour: "১ ঘণ্টা পর",
    today: (clock) => `আজ ${sayClock(clock)}`,
    tomorrow: (clock) => `আগামীকাল ${sayClock(clock)}`,
    other: "অন্য সময়, ঢাকার ঘড়িতে",
    set: "ঠিক করুন",
  },
  fold: { whole: "পুরো লেখা", less: "কম দেখান" },
  sound: "নতুন অর্ডার এলে শব্দ হবে",
  swap: {
    gone: PRODUCT_GONE,
    price: (today, agreed) => `আজ এটির দাম ${today}; এই অর্ডারে দাম ঠিক হয়েছে ${agreed}।`,
    ordered: "অর্ডার করা",
  },
  filters: {
    list: "যেসব অর্ডারে কল করতে হবে",
    toCall: "কল করতে হবে",
    due: (count) => `এখনই ${pieces(count)}`,
    cancelled: "বাতিল",
    find: "ফোন, নাম, ঠিকানা, পণ্য বা সাইজ দিয়ে অর্ডার খুঁজুন",
    placeholder: "ফোন, নাম, এলাকা, পণ্য, সাইজ",
    days: "দিন",
    more: ", সাজানো, শব্দ",
    from: "থেকে",
    to: "পর্যন্ত",
    sort: "সাজান",
    oldest: "পুরোনোগুলো আগে",
    newest: "নতুনগুলো আগে",
  },
  keys: {
    label: "কিবোর্ড শর্টকাট",
    open: "কিবোর্ড শর্টকাট: ? চাপুন",
    does: {
      next: "পরের অর্ডার",
      previous: "আগের অর্ডার",
      call: "কল করুন",
      cancel: "বাতিল, আগে জিজ্ঞেস করবে",
      search: "খুঁজুন",
      keys: "এই তালিকা",
    },
  },
  newOrders: {
    tab: (count) => `(${say(count)}) অর্ডার`,
    count: (count) => `নতুন অর্ডার ${pieces(count)}`,
  },
};
