import { sayReason } from "@/lib/words/bn/discounts";
import { dayOf } from "@/lib/platform/time/dhaka";
import { toBanglaDigits } from "@/lib/words/bn/digits";
import { newOrderAtDesk } from "@/lib/words/bn/desk-orders-new";
import { sayFlag } from "@/lib/words/bn/order-flags";
import { ORDER_GONE } from "@/lib/words/bn/order-refusals";
import { ARE_YOU_SURE, cancelOrder, message, question } from "@/lib/words/bn/pop-ups";
import { units } from "@/lib/words/bn/units";
import type { Words } from "@/lib/words/words";

type DeskOrders = Words["deskOrders"];

const { count: say, pieces } = units;

const STATUSES: DeskOrders["statuses"] = {
  all: "সব",
  pending: "নিশ্চিত করা বাকি",
  Confirmed: "নিশ্চিত",
  Canceled: "বাতিল",
};
const MARKED: Readonly<Record<string, string>> = {
  Confirmed: "অর্ডার নিশ্চিত করা হয়েছে",
  Canceled: "অর্ডার বাতিল করা হয়েছে",
};
const EXCHANGE_IS_OVER = "এই এক্সচেঞ্জ শেষ, পণ্যগুলো আবার এক্সচেঞ্জ করা যাবে। নতুন একটি এক্সচেঞ্জের অর্ডার করুন।";

const heldBy = (what: string) => (orders: number, all: number) =>
  `${what} ${pieces(orders)} অর্ডার নিশ্চিত করা বাকি, তাতে ${pieces(all)} পণ্য আটকে আছে।`;

export const deskOrders: DeskOrders = {
  ...newOrderAtDesk,
  popUps: {
    cancelOrder,
    deleteOrder: question(ARE_YOU_SURE, "অর্ডারটি একেবারে ডিলিট হয়ে যাবে!"),
    orderMarked: (status) => message(MARKED[status] ?? "অর্ডারটির অবস্থা বদলানো হয়েছে"),
    orderRemoved: message("অর্ডারটি ডিলিট হয়েছে।"),
  },
  list: "সব অর্ডার",
  byStatus: "অবস্থা অনুযায়ী অর্ডার",
  statuses: STATUSES,
  find: {
    label: "ফোন, নাম, ইমেইল বা অর্ডার নম্বর দিয়ে খুঁজুন",
    placeholder: "ফোন, নাম, ইমেইল বা নম্বর",
  },
  days: {
    before: "",
    after: " তারিখের অর্ডার",
    from: (day) => `${day} থেকে`,
    to: (day) => `${day} পর্যন্ত`,
    all: "সব দিন দেখুন",
  },
  none: {
    ofDays: "এই দিনগুলোতে কোনো অর্ডার নেই।",
    yet: "এখনো কোনো অর্ডার আসেনি।",
    found: (status, text) => `“${text}” খুঁজে কোনো ${status ? `অর্ডার (${status})` : "অর্ডার"} পাওয়া যায়নি।`,
    searchAll: "সব অর্ডারে খুঁজুন",
    older: "এর আগের কোনো অর্ডার নেই।",
    toNewest: "সবচেয়ে নতুনে ফিরুন",
    ofStatus: (status) => `“${status}” অবস্থায় এখন কোনো অর্ডার নেই।`,
  },
  newOrders: (count) => `নতুন অর্ডার ${pieces(count)}।`,
  selectAll: { label: "সব বাছুন", onPage: " এই পাতায়" },
  fold: { before: "সিদ্ধান্ত হয়ে যাওয়া ", orders: "অর্ডার ", after: "এক লাইনে" },
  select: (orderNumber) => `অর্ডার ${orderNumber} বাছুন`,
  orderOf: (name) => `${name}-এর অর্ডার`,
  open: { label: "খুলুন", order: (orderNumber) => `অর্ডার ${orderNumber} খুলুন` },
  details: {
    open: "বিস্তারিত",
    close: "বন্ধ",
    openOf: (orderNumber) => `অর্ডার ${orderNumber}-এর বিস্তারিত`,
    closeOf: (orderNumber) => `অর্ডার ${orderNumber} বন্ধ করুন`,
  },
  printed: {
    before: "প্রিন্ট হয়েছে ",
    by: (name) => name && `, ${name}`,
    outdated: "এরপর পরিবর্তন হয়েছে",
  },
  date: (iso) => toBanglaDigits(dayOf(iso).split("-").toReversed().join("/")),
  at: (clock) => clock,
  over: (time) => `${time} পেরিয়ে গেছে`,
  gone: ORDER_GONE,
  decide: { confirm: "নিশ্চিত", cancel: "বাতিল" },
  cancelOrder: { label: "অর্ডার বাতিল করুন", order: (orderNumber) => `অর্ডার ${orderNumber} বাতিল করুন` },
  undoConfirm: (orderNumber) => `ফিরিয়ে নিন: অর্ডার ${orderNumber} আবার নিশ্চিত করা বাকি`,
  delete: {
    label: "ডিলিট করুন",
    meaning: (days, comesBack) => `ডিলিট করলে ${say(days)} দিনের মধ্যে ফিরিয়ে আনা যাবে। ${comesBack}`,
    comesBack: {
      pending: "পণ্য স্টকে থাকলে অর্ডারটি নিশ্চিত করা বাকি হিসেবে ফিরবে।",
      canceled: "অর্ডারটি বাতিল হিসেবে ফিরবে।",
      confirmed: "পণ্য স্টকে থাকলে অর্ডারটি নিশ্চিত হিসেবে ফিরবে, এরপর প্যাক করতে হবে।",
      onItsWay:
        "হিসাব শেষ না হওয়া পর্যন্ত পার্সেলটি পার্সেল ও ক্যাশের তালিকায় থাকবে। অর্ডারটি যেমন আছে, তেমনই ফিরবে।",
    },
  },
  exchangeIsOver: EXCHANGE_IS_OVER,
  cancelled: {
    label: (orderNumber) => `বাতিল অর্ডার ${orderNumber}`,
    why: "কারণ:",
    reason: (reason, note) => `${reason}${note && `। ${note}`}`,
    noUndo: `এটি ফিরিয়ে নেওয়া যাবে না। ${EXCHANGE_IS_OVER}`,
    ask: "কেন বাতিল হলো?",
    undo: (orderNumber) => `ফিরিয়ে নিন: অর্ডার ${orderNumber} আবার চালু করুন`,
    theCourier: "কুরিয়ার",
    booked: (courier, code) =>
      code
        ? `${courier}: এখনো বুক করা আছে, কোড ${code}। সেখানে বাতিল করুন।`
        : `${courier}: বুক করা থাকতে পারে। সেখানে দেখে বাতিল করুন।`,
  },
  papers: {
    one: { slips: "স্লিপ", labels: "লেবেল" },
    ofOrder: (paper, orderNumber) => `অর্ডার ${orderNumber}-এর ${paper}`,
    all: { slips: "প্রিন্ট করুন", labels: "লেবেল", picks: "পণ্য বাছার তালিকা" },
  },
  payBack: {
    due: (amount) => `ফেরত দিতে হবে ${amount}`,
    reference: (reference) => ` (অগ্রিম এসেছিল, ${reference})`,
    noted: (amount) => `${amount} ফেরত দেওয়া হয়েছে বলে লেখা হলো।`,
    to: (name) => `${name}-কে টাকা ফেরত দেওয়া হয়েছে`,
    button: "ফেরত দেওয়া হয়েছে",
  },
  payment: (method, label) => (method === "Cash On Delivery" ? "ক্যাশ অন ডেলিভারি" : label),
  holds: (all) => `${all} পণ্য আলাদা করে রাখা`,
  timeline: { title: "ধাপগুলো", of: (orderNumber) => `অর্ডার ${orderNumber}-এর ধাপ` },
  flags: {
    label: "যা দেখে নেবেন",
    leftOut: "টিক না দিলে এগুলো বাদ থাকবে",
    blocked: "ফোন নম্বর ব্লক করা",
    blockedUntil: (day, reason) => `ফোন নম্বর ${day} পর্যন্ত ব্লক করা: ${reason}`,
    say: ({ text }) => sayFlag(text),
    charge: (place, amount) => `${place}-এর চার্জ নিন: ${amount}`,
  },
  earlier: {
    none: "এই নম্বর থেকে আগে কোনো অর্ডার আসেনি।",
    count: (count) => `আগের অর্ডার ${pieces(count)}`,
    lastOn: (day) => `, শেষটি ${day}`,
    canceled: (count) => `, বাতিল ${pieces(count)}`,
    returned: (count) => `, ফেরত এসেছে ${pieces(count)}`,
    end: "।",
    sentAlike: " নাম ও ঠিকানা শেষ অর্ডারের মতোই।",
  },
  items: {
    delivery: (charge) => `ডেলিভারি ${charge}`,
    byCode: (code, amount) => `কোড ${code}: −${amount}`,
    deliveredByCode: (code) => `কোড ${code}: ফ্রি ডেলিভারি`,
    byShop: (amount, reason) => `ছাড়${reason && ` (${sayReason(reason)})`}: −${amount}`,
  },
  bar: {
    label: "বাছাই করা অর্ডার",
    confirming: ({ at, of }) => `নিশ্চিত করা হচ্ছে: ${say(of)}টির মধ্যে ${say(at)} নম্বর`,
    pending: (count, amount) =>
      count === 0 ? "কোনোটি নিশ্চিত হবে না" : `${pieces(count)} অর্ডার নিশ্চিত হবে, ${amount}`,
    result: (done, refused) =>
      `${pieces(done)} নিশ্চিত হয়েছে${refused > 0 ? `, ${pieces(refused)} হয়নি` : ""}।`,
    print: (count) => (count === 1 ? "প্রিন্ট করুন" : `এই ${pieces(count)} প্রিন্ট করুন`),
  },
  group: {
    hold: { phone: heldBy("এই ফোনের"), email: heldBy("এই অ্যাকাউন্টের") },
    extent: (orders) => `শুধু এটি নয়, ${pieces(orders)} অর্ডার বাতিল হবে।`,
    cancelling: "বাতিল করা হচ্ছে …",
    cancelAll: (orders) => `${pieces(orders)} বাতিল করুন`,
    noneLeft: "এগুলোর কোনোটি আর নিশ্চিত করা বাকি নেই।",
    canceled: (orders, all) => `${pieces(orders)} অর্ডার বাতিল হয়েছে, মোট ${pieces(all)} পণ্য।`,
  },
  limits: {
    title: (count) => `নতুন কাস্টমারদের যেসব সীমা প্রায় শেষ: ${pieces(count)}`,
    kinds: {
      phone: (name) => `ফোন ${name}`,
      mailbox: (name) => `ইমেইল ${name}`,
      address: (name) => `ইন্টারনেট ঠিকানা ${name}`,
    },
    used: ({ pieces: used, maxPieces, orders, maxOrders }) =>
      `: এক দিনে ${say(maxPieces)}টির মধ্যে ${say(used)}টি পণ্য, ${say(maxOrders)}টির মধ্যে ${say(orders)}টি অর্ডার।`,
    waiting: (count) => ` ${pieces(count)} অর্ডার কলের অপেক্ষায়, তাতে কোনো পণ্য আটকে নেই।`,
    lift: "সীমা তুলে নিন",
    cancelAll: "নিশ্চিত করা বাকি সব অর্ডার বাতিল করুন",
  },
};
