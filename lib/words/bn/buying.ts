import { sayDays } from "@/lib/words/bn/dates";
import { GENERAL, NOT_MADE, OFFLINE, type Refusals, sayFailure } from "@/lib/words/bn/failures";
import { sayWrongQuantity } from "@/lib/words/bn/fields";
import { toBanglaDigits } from "@/lib/words/bn/digits";
import { units } from "@/lib/words/bn/units";
import type { Words } from "@/lib/words/words";

const IT = "পণ্যটি";

const REFUSALS: Refusals = {
  NOT_FOUND: `${IT} এখন আর শপে নেই।`,
  /** Beside no field it is a cart that is full. */
  INVALID_FIELDS: ({ fields }) => {
    if (fields.size ?? fields.color) return NOT_MADE;
    return Object.keys(fields).length === 0 ? "কার্ট ভরে গেছে। আগে কিছু পণ্য বাদ দিন।" : GENERAL;
  },
};

export const buying: Words["buying"] = {
  failure: (error) => sayFailure(error, REFUSALS),
  offline: OFFLINE,
  options: {
    color: "রং",
    size: "সাইজ",
    soldOut: "স্টক শেষ",
    notMade: "তৈরি হয় না",
    notMadeIn: (color) => `${color} রঙে তৈরি হয় না`,
    unknownPictures: "ছবিতে অন্য রং থাকতে পারে",
    lastTime: (size) => `গতবার ${size} নিয়েছিলেন`,
    cannotBeHad: (choice) => `${choice || IT} পাওয়া যাচ্ছে না`,
    isSoldOut: (choice) => (choice ? `${choice}: স্টক শেষ।` : `${IT}র স্টক শেষ।`),
    isNotMade: (choice) => (choice ? `${choice}: তৈরি হয় না।` : `${IT} তৈরি হয় না।`),
    instead: "এখনো স্টকে আছে:",
  },
  question: { ask: "কোন সাইজ নেবেন?", announce: "কার্টে যোগ করতে একটি সাইজ বেছে নিন।" },
  quantity: "পরিমাণ",
  wrongQuantity: sayWrongQuantity,
  button: { add: "কার্টে যোগ করুন", pending: "যোগ হচ্ছে …", soldOut: "স্টক শেষ · আমাকে জানান" },
  added: { done: "কার্টে যোগ হয়েছে।", cart: "কার্ট দেখুন", checkout: "এখনই চেকআউট করুন" },
  arrival: sayDays,
  pictures: {
    label: (name) => `${name}-এর ছবি`,
    view: (name, number) => `${name}, ছবি ${units.count(number)}`,
    worn: (height, size) =>
      [`মডেল${height && ` ${toBanglaDigits(height)}`}`, ...(size ? [`পরেছেন ${size}`] : [])].join(", "),
    open: (name, number) => `${name}-এর ${units.count(number)} নম্বর ছবি পুরো স্ক্রিনে দেখুন`,
  },
  open: {
    sizeAdvice: "আমার সাইজ খুঁজুন",
    stockAlert: "স্টকে এলে আমাকে জানান",
  },
};
