import { CART_EMPTY } from "@/lib/words/bn/order-refusals";
import { LOOK_THEN_PAY } from "@/lib/words/bn/promises";
import { sayCashOnDelivery } from "@/lib/words/cash-on-delivery";
import { sayFailure } from "@/lib/words/bn/failures";
import { LONG_NAME, NO_ADDRESS, NO_NAME, sayWrongQuantity, WRONG_PHONE } from "@/lib/words/bn/fields";
import { PROOF_ASKED, REFUSALS, sayExceeded } from "@/lib/words/bn/ordering-failures";
import { frame } from "@/lib/words/bn/frame";
import { message, question, ARE_YOU_SURE, SENDING } from "@/lib/words/bn/pop-ups";
import { units } from "@/lib/words/bn/units";
import type { Words } from "@/lib/words/words";

type LineProblem = Parameters<Words["ordering"]["line"]["problem"]>[0];

const PAYMENTS = new Map([["Cash On Delivery", "ক্যাশ অন ডেলিভারি"]]);

const needChange = (count: number): string => `${units.pieces(count)} পণ্য এভাবে অর্ডার করা যাচ্ছে না।`;

function describeProblem({ state, left, choice, canExchange }: LineProblem): string {
  switch (state) {
    case "gone":
      return "পণ্যটি আর শপে নেই। কার্ট থেকে বাদ দিন।";
    case "option gone":
      return `${choice || "এভাবে"} আর তৈরি হয় না। ${canExchange ? "অন্য একটি বেছে নিন।" : "এটি বাদ দিয়ে আবার বেছে নিন।"}`;
    case "sold out":
      return canExchange ? `${choice}: স্টক শেষ। অন্য একটি বেছে নিন।` : "স্টক শেষ। কার্ট থেকে বাদ দিন।";
    default:
      if (left)
        return canExchange
          ? `${choice}: আর মাত্র ${units.pieces(left)} আছে। পরিমাণ কমান, অথবা অন্য একটি বেছে নিন।`
          : `আর মাত্র ${units.pieces(left)} আছে। পরিমাণ কমান।`;
      return `শেষ কয়েকটি আপনার কার্টেই আছে, আরেক সারিতে। ${canExchange ? "অন্য একটি বেছে নিন।" : "এই সারিটি বাদ দিন।"}`;
  }
}

const NO_PAYMENT = "কীভাবে পেমেন্ট করবেন, বেছে নিন।";
const LONG_NOTE = "নোটটি ২০০ অক্ষরের মধ্যে লিখুন।";

/** The first of each is said of an empty field. */
const WRONG: Readonly<Record<string, readonly [missing: string, wrong: string]>> = {
  name: [NO_NAME, LONG_NAME],
  phone: [WRONG_PHONE, WRONG_PHONE],
  address: [NO_ADDRESS, "বাসা, রোড, এলাকা ও জেলা মিলিয়ে ৫০০ অক্ষরের মধ্যে পুরো ঠিকানা লিখুন।"],
  deliveryLocation: ["কোথায় ডেলিভারি নেবেন, বেছে নিন।", "আপনার থানা বা জেলা এখানে পড়ে না। অন্যটি বেছে নিন।"],
  area: ["আপনার থানা বা জেলা বেছে নিন।", "তালিকা থেকে থানা বা জেলা বেছে নিন।"],
  paymentMethod: [NO_PAYMENT, NO_PAYMENT],
  riderNote: [LONG_NOTE, LONG_NOTE],
};

const sayWrong = (field: string, value: string): string | undefined =>
  WRONG[field]?.[value.trim() === "" ? 0 : 1];

const PHONE_HINT = "অর্ডার নিশ্চিত করতে এই নম্বরে কল করব।";

export const ordering: Words["ordering"] = {
  payment: (name, label) => PAYMENTS.get(name) ?? label,
  exceeded: (told, details) => sayExceeded(details) ?? told,
  freeDelivery: "ডেলিভারি ফ্রি।",
  moreToFreeDelivery: (missing) => `আরও ${missing} অর্ডার করলে ডেলিভারি ফ্রি।`,
  items: (items, pieces) =>
    items === pieces ? units.pieces(items) : `${units.count(items)} রকম, মোট ${units.pieces(pieces)}`,
  needChange,
  cart: {
    failure: (error) => sayFailure(error, REFUSALS.cart),
    empty: CART_EMPTY,
    items: "পণ্য",
    total: "মোট দাম",
    checkout: "চেকআউট",
    leftOut: (count) => `${needChange(count)} ঠিক না করা পর্যন্ত মোট দামে ধরা হবে না।`,
    list: "আপনার কার্টের পণ্য",
  },
  line: {
    each: { before: "প্রতিটি ", after: "" },
    quantity: "পরিমাণ",
    quantityOf: (product) => `${product}, পরিমাণ`,
    less: (product) => `${product}, একটি কমান`,
    more: (product) => `${product}, একটি বাড়ান`,
    saving: "পরিমাণ সেভ হচ্ছে",
    wrongQuantity: sayWrongQuantity,
    remove: (product) => `${product} বাদ দিন`,
    changedPrice: (before, hasRisen) =>
      `দাম ${hasRisen ? "বেড়েছে" : "কমেছে"}: কার্টে যোগ করার সময় প্রতিটি ${before} ছিল।`,
    problem: describeProblem,
    insteadOf: (choice) => `${choice}-এর বদলে`,
    left: (count) => `${units.pieces(count)} আছে`,
    takeInstead: (choice, product) => `বদলে ${choice} নিন: ${product}`,
    changedTo: (choice) => `বদলে ${choice} নেওয়া হয়েছে।`,
  },
  checkout: {
    failure: (error) => sayFailure(error, REFUSALS.checkout),
    wrong: (told, field, value) => sayWrong(field, value) ?? told,
    blocked: { link: () => "কার্টে গিয়ে ঠিক করুন বা বাদ দিন", after: ", তারপর ফিরে আসুন।" },
    justOrdered: { before: "এইমাত্র অর্ডার করে থাকলে তা আপনার", link: "অর্ডারের পেজে", after: " পাবেন।" },
    pending: "অর্ডার নেওয়া হচ্ছে …",
    lookThenPay: LOOK_THEN_PAY,
    place: "অর্ডার করুন",
    newAmount: { before: "এখন মোট", after: "। ঠিক থাকলে আবার “অর্ডার করুন” চাপুন।" },
    addresses: "আপনার অন্য ঠিকানায় ডেলিভারি নিন",
    filledIn: (contact) => `ফর্মে বসানো হয়েছে: ${contact}।`,
  },
  contact: {
    name: "নাম",
    phone: "ফোন নম্বর",
    phoneHint: PHONE_HINT,
    oddPhone: `এটি বাংলাদেশের মোবাইল নম্বর মনে হচ্ছে না। নম্বরটি কি ঠিক আছে? ${PHONE_HINT}`,
    address: "পুরো ঠিকানা",
    addressHint: "বাসা, রোড, এলাকা, থানা ও জেলা।",
    riderNote: "রাইডারের জন্য নোট (না দিলেও চলবে)",
    riderNoteHint: "যেমন “বিকেল ৫টার পর”।",
    location: "ডেলিভারির জায়গা",
    payment: "পেমেন্টের উপায়",
  },
  area: {
    label: "থানা বা জেলা",
    hint: "বাংলা বা ইংরেজিতে প্রথম কয়েকটি অক্ষর লিখে বেছে নিন।",
    examples: "সাভার, টঙ্গী, সিলেট",
    delivery: (charge, time) => `এখানে ডেলিভারি চার্জ ${charge}, সময় ${time}।`,
    away: "এলাকার তালিকা লোড হয়নি। লিখতে থাকুন, অথবা ইন্টারনেট সংযোগ দেখুন।",
    unknown: "এই নামে কোনো থানা বা জেলা নেই। আপনার জেলার নাম লিখে দেখুন।",
    found: (count) => `${units.pieces(count)} এলাকা`,
  },
  amounts: {
    list: "এই অর্ডারের পণ্য",
    items: (items) => `পণ্য: ${items}`,
    discount: (_reason, code) => `ছাড়, কুপন কোড ${code}`,
    delivery: "ডেলিভারি চার্জ",
    total: "সর্বমোট",
    highestCharge: "আপাতত সবচেয়ে বেশি চার্জ ধরা হয়েছে। ডেলিভারির জায়গা বেছে নিলে সঠিক চার্জ দেখতে পাবেন।",
  },
  code: {
    failure: (error) => sayFailure(error, REFUSALS.code),
    open: "কুপন কোড আছে?",
    wait: frame.early.wait,
    label: "কুপন কোড",
    wrong: "কুপন কোডে ৩ থেকে ২০টি ইংরেজি অক্ষর ও সংখ্যা থাকে।",
    free: "ডেলিভারি ফ্রি",
    takesOff: (amount) => `${amount} ছাড়`,
    remove: "বাদ দিন",
    pending: "দেখা হচ্ছে …",
    use: "ব্যবহার করুন",
  },
  phoneProof: {
    sendFailure: (error) => sayFailure(error, REFUSALS.sendingCode),
    failure: sayFailure,
    reason: () => PROOF_ASKED,
    wrong: () => "কোডটি ভুল, ব্যবহার হয়ে গেছে, বা দশ মিনিটের বেশি পুরোনো। আবার দেখুন, অথবা নতুন কোড নিন।",
    label: (phone) => `${phone} নম্বরে পাঠানো কোড`,
    hint: "ছয় সংখ্যার কোড। দশ মিনিট কাজ করবে।",
    checking: "দেখা হচ্ছে …",
    confirm: "নিশ্চিত করে অর্ডার করুন",
    sending: SENDING,
    send: "কোড পাঠান",
    signsIn:
      "নিশ্চিত করলে এই নম্বর দিয়েও লগইন করতে পারবেন। আগে অন্য নম্বর নিশ্চিত করে থাকলে সেটি দিয়ে আর লগইন করা যাবে না।",
    without: "কোড ছাড়াও অর্ডার করতে পারবেন। তবে আমরা কল না করা পর্যন্ত পণ্য আলাদা করে রাখব না।",
    orderWithout: "কোড ছাড়াই অর্ডার করুন",
  },
  placed: {
    wait: "আপনার অর্ডার আগেই পেয়েছি। একটু অপেক্ষা করুন …",
    cancelled: "এখান থেকে যে অর্ডার করেছিলেন, তা বাতিল হয়েছে।",
    anew: "নতুন করে অর্ডার করুন",
    title: (order) => `অর্ডার ${order} আগেই পেয়েছি। তাতে আছে:`,
    notIn: "এরপর যে পরিবর্তন করেছেন, তা এই অর্ডারে নেই।",
    decided: (_status, phone) => `অর্ডারটি এর মধ্যে নিশ্চিত হয়ে গেছে। পরিবর্তন করতে চাইলে ${phone} নম্বরে কল করুন।`,
    keep: "এই অর্ডারটিই থাকুক",
    pending: "বাতিল হচ্ছে …",
    replace: "এটি বাতিল করে নতুন অর্ডার করুন",
  },
  popUps: {
    removedFromCart: message("হয়ে গেছে", "পণ্যটি কার্ট থেকে বাদ দেওয়া হয়েছে।"),
    placed: message("আপনার অর্ডার পেয়েছি"),
    cashOnDelivery: (days) => ({ ...message("জরুরি তথ্য!", sayCashOnDelivery(days)), lang: "bn" }),
  },
  questions: {
    removeFromCart: question(ARE_YOU_SURE),
    placeOrder: question("অর্ডারটি করবেন?"),
  },
};
