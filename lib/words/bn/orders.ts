import { OTHER_COURIER, OWN_RIDER } from "@/lib/words/bn/couriers";
import { sayDate, sayDays, sayMoment, sayYearOf } from "@/lib/words/bn/dates";
import { toBanglaDigits } from "@/lib/words/bn/digits";
import { sayReason } from "@/lib/words/bn/discounts";
import { type Refusals, sayFailure } from "@/lib/words/bn/failures";
import { WRONG_FIELD } from "@/lib/words/bn/fields";
import { sayLocation } from "@/lib/words/bn/locations";
import {
  ORDER_GONE,
  PRICE_CHANGED,
  RETURN_WINDOW,
  NOT_A_PICTURE,
  PICTURE_TOO_LARGE,
  REFUSED_OF_ORDER,
} from "@/lib/words/bn/order-refusals";
import { changing } from "@/lib/words/bn/orders-changing";
import { payAhead } from "@/lib/words/bn/orders-paying";
import { pictures } from "@/lib/words/bn/orders-pictures";
import { returns } from "@/lib/words/bn/orders-returns";
import { NOTHING_TO_PAY, timeline, USUAL_REASON } from "@/lib/words/bn/orders-timeline";
import { cancelOrder, message } from "@/lib/words/bn/pop-ups";
import { units } from "@/lib/words/bn/units";
import type { Words } from "@/lib/words/words";

const NOT_IN_STOCK = "এই সাইজ বা রং এখন স্টকে নেই। অন্যটি বেছে নিন।";

const REFUSALS: Refusals = {
  NOT_FOUND: ORDER_GONE,
  ORDER_NOT_PENDING: "অর্ডারটি এখন আর এখান থেকে পরিবর্তন বা বাতিল করা যাবে না। আমাদের কল করুন।",
  PARCEL_STATE: "অর্ডারটি প্যাক করা হয়ে গেছে। আমাদের কল করুন।",
  STALE_VERSION: "এর মধ্যে অর্ডারটিতে পরিবর্তন হয়েছে।",
  PRICE_CHANGED,
  TOO_MANY_PIECES: "অনলাইনে এত পণ্য একসঙ্গে অর্ডার করা যায় না। বেশি নিতে চাইলে আমাদের কল করুন।",
  IN_PROGRESS: "অর্ডারটির কাজ চলছে। একটু পর আবার চেষ্টা করুন।",
  RETURN_STATE: "এর মধ্যে এই ফেরতের অবস্থা বদলেছে। পেজটি নতুন করে খুলে দেখুন।",
  RETURN_WINDOW,
  NOT_DELIVERED: "পণ্য হাতে পাওয়ার পর এটি করতে পারবেন।",
  KEY_REUSED: "এই অনুরোধ আমরা আগেই পেয়েছি। পেজটি নতুন করে খুলে দেখুন।",
  BODY_TOO_LARGE: PICTURE_TOO_LARGE,
  PICTURE_TOO_LARGE,
  NOT_A_PICTURE,
  BAD_PICTURE: NOT_A_PICTURE,
};

const REFUSALS_OF_PRODUCT: Refusals = {
  NOT_FOUND: "এখন আর শপে নেই।",
  INVALID_FIELDS: "কার্টে যোগ করা গেল না। পণ্যের পেজ থেকে যোগ করুন।",
};

/** By the field, or by what of a line it is. */
const REFUSED_FIELDS = new Map([
  ...REFUSED_OF_ORDER,
  ["wish", returns.missing.wish],
  ["pictures", pictures.missing],
  ["payTo", returns.missing.payBy],
  ["account", returns.missing.account],
  ["size", NOT_IN_STOCK],
  ["color", NOT_IN_STOCK],
  ["reason", returns.missing.reason],
]);

function refusedField(field: string): string {
  const [first = "", , ofLine] = field.split(".");
  if (first !== "lines") return REFUSED_FIELDS.get(first) ?? WRONG_FIELD;
  return REFUSED_FIELDS.get(ofLine ?? "size") ?? NOT_IN_STOCK;
}

/** Couriers whose label is no name. */
const COURIERS = new Map([
  ["own", OWN_RIDER],
  ["other", OTHER_COURIER],
]);

export const orders: Words["orders"] = {
  failure: (error) => sayFailure(error, REFUSALS),
  refusedField,
  title: "অর্ডার",
  none: "আপনার কোনো অর্ডার নেই।",
  find: "পছন্দের পোশাক খুঁজুন",
  list: "আপনার অর্ডারগুলো",
  statuses: { pending: "কল করে নিশ্চিত করব", Confirmed: "নিশ্চিত হয়েছে", Canceled: "বাতিল হয়েছে" },
  order: (orderNumber) => `অর্ডার ${orderNumber}`,
  orderBefore: "অর্ডার ",
  number: toBanglaDigits,
  day: sayDate,
  days: sayDays,
  moment: sayMoment,
  orderDate: sayYearOf,
  location: sayLocation,
  quantity: (count) => `পরিমাণ ${units.pieces(count)}`,
  placed: {
    title: (orderNumber) => `অর্ডার ${orderNumber} পেয়েছি।`,
    pay: {
      before: "পণ্য হাতে পেয়ে নগদ ",
      after: (time) => ` দেবেন। অর্ডার নিশ্চিত হওয়ার পর সাধারণত ${time}ে পৌঁছে যায়।`,
    },
    arrives: (time) => `অর্ডার নিশ্চিত হওয়ার পর সাধারণত ${time}ে পৌঁছে যায়।`,
  },
  cancelled: {
    title: (orderNumber) => `অর্ডার ${orderNumber} বাতিল হয়েছে।`,
    text: `এর জন্য ${NOTHING_TO_PAY}`,
  },
  cancelledOrders: {
    title: "বাতিল করা অর্ডার",
    terms: (days) => `এগুলো আপনি গত ${units.days(days)}ে বাতিল করেছেন। ${NOTHING_TO_PAY}`,
    noOthers: "আপনার আর কোনো অর্ডার নেই।",
  },
  popUps: { cancel: cancelOrder, cancelled: message("আপনার অর্ডার বাতিল হয়েছে।") },
  status: {
    callFirst: ({ phone, callTime }) =>
      `আজ অনেক নতুন গ্রাহককে কল করতে হচ্ছে। ${callTime}ের মধ্যে আপনাকে কল করব, আর কথা হলে আপনার পণ্য আলাদা করে রাখব। কল পাবেন ${phone} নম্বরে। তার আগে এখান থেকেই অর্ডারটি বাতিল করতে পারেন।`,
    pending: ({ phone, callTime }) =>
      `অর্ডার নিশ্চিত করতে ${callTime}ের মধ্যে কল করব। কল পাবেন ${phone} নম্বরে। তার আগে এখান থেকেই অর্ডারটি বাতিল করতে পারেন।`,
    confirmed: {
      before: (time) =>
        `অর্ডার নিশ্চিত হয়েছে। সাধারণত ${time}ে পৌঁছে যায়। এখন পরিবর্তন বা বাতিল করতে চাইলে কল করুন: `,
      after: "।",
    },
    lost: { before: " কল করুন: ", after: "।" },
    cancelledByYou: `অর্ডারটি আপনি বাতিল করেছেন। ${NOTHING_TO_PAY}`,
    cancelled: {
      before: (why) => `অর্ডারটি বাতিল হয়েছে। ${why} ${NOTHING_TO_PAY} কারণ জানতে কল করুন: `,
      after: "।",
    },
    unreached: (phone) => `নিশ্চিত করতে ${phone} নম্বরে কল করে কাউকে পাইনি।`,
    wrongNumber: (phone) => `${phone} নম্বরে কল করা যায়নি।`,
    usually: USUAL_REASON,
  },
  card: {
    placedOn: { before: ", ", after: "" },
    for: (contact) => `প্রাপক: ${contact}`,
    forRider: (note) => `রাইডারের জন্য: ${note}`,
    change: "অর্ডারে পরিবর্তন করুন",
    askForChange: "পরিবর্তনের কথা হোয়াটসঅ্যাপে জানান",
    changeMessage: (orderNumber) => `হ্যালো, আমার অর্ডার ${orderNumber}-এ একটি পরিবর্তন চাই: `,
    cancel: "অর্ডার বাতিল করুন",
    delivery: (charge) => `, ডেলিভারি ${charge}`,
    paidByCode: (code) => ` (কোড ${code})`,
    discount: ({ amount, reason }) => `, ছাড় ${amount} (${sayReason(reason)})`,
    total: "মোট",
    exchange: {
      before: (orderNumber) =>
        `অর্ডার ${orderNumber} থেকে যে পণ্য ফেরত দিয়েছেন, তার জন্য এই অর্ডারে কম দিতে হবে `,
      after: "।",
    },
  },
  again: {
    button: "আবার অর্ডার করুন",
    pending: "কার্টে যোগ হচ্ছে …",
    added: (added, of) => `${units.pieces(of)}র মধ্যে ${units.pieces(added)} আজকের দামে কার্টে যোগ হয়েছে।`,
    cart: "কার্ট দেখুন",
    failure: (error) => sayFailure(error, REFUSALS_OF_PRODUCT),
    missing: ({ isMade, choice, others }) =>
      [
        choice && `${choice}:`,
        isMade ? "স্টক শেষ।" : "এখন আর তৈরি হয় না।",
        others.length > 0 && `এখনো স্টকে আছে: ${others.join("; ")}।`,
      ]
        .filter(Boolean)
        .join(" "),
  },
  parcel: {
    toPay: "পণ্য হাতে পেয়ে দেবেন",
    courier: "কুরিয়ার",
    code: "ট্র্যাকিং কোড",
    follow: "ট্র্যাক করুন",
    courierName: (courier, label) => COURIERS.get(courier) ?? label,
    trackAt: (courier) =>
      courier && !COURIERS.has(courier.name) ? `${courier.label}-এ ট্র্যাক করুন` : "কুরিয়ারের সাইটে ট্র্যাক করুন",
  },
  goesWith: "এর সঙ্গে মানাবে",
  tracking: {
    title: "আপনার অর্ডার",
    description: "এই অর্ডার এখন কোথায় আছে।",
    where: "অর্ডারটি এখন কোথায়",
    items: "অর্ডারে যা আছে",
    questions: { before: "প্রশ্ন থাকলে কল করুন: ", after: "। কল করে অর্ডারের নম্বরটি বলবেন।" },
    language: {
      title: "এই অর্ডারের মেসেজ",
      legend: "ভাষা",
      save: "সেভ করুন",
      pending: "সেভ হচ্ছে …",
      saved: {
        en: "সেভ হয়েছে। এই অর্ডারের খবর এখন থেকে ইংরেজিতে পাঠাব।",
        bn: "সেভ হয়েছে। এই অর্ডারের খবর এখন থেকে বাংলায় পাঠাব।",
      },
    },
    terms: (days) =>
      `এই লিংক যাঁর কাছে আছে, তিনি শুধু এই পেজটিই দেখতে পান, অর্ডারের আর কিছু নয়। অর্ডার শেষ হওয়ার ${units.days(days)} পর লিংকটি আর কাজ করবে না।`,
  },
  changing,
  payAhead,
  pictures,
  returns,
  timeline,
};
