import { ApiError } from "@/lib/platform/http/api-error";
import { sayDeskFailure } from "@/lib/words/bn/desk-failures";
import { deskOrders } from "@/lib/words/bn/desk-orders";
import { toBanglaDigits } from "@/lib/words/bn/digits";
import { sayLocation } from "@/lib/words/bn/locations";
import { FIELDS, VALUES } from "@/lib/words/bn/record-fields";
import { units } from "@/lib/words/bn/units";
import type { Words } from "@/lib/words/words";
import { sayCustomer } from "@/lib/words/bn/customers";
import { COURIERS, PARCELS, sayReturn, sayReturned } from "@/lib/words/bn/record-orders";

const { count: say, pieces } = units;

/** An order with the name of its customer; orders of a person, or all of a kind, with how many. */
const OF_PERSON = /^(\d+) of (.+)$/;
const SEVERAL = /^(?:of )?(.*?) ?\((\d+)\)$/;

/** What a file has, by its kind: alone where it was exported, in brackets behind the name of one that was imported. */
const FILES = new Map([
  ["products", "পণ্য"],
  ["stock", "স্টক"],
  ["orders", "অর্ডার"],
  ["customers", "কাস্টমার"],
  ["phones", "ফোন নম্বর"],
  ["numbers", "হিসাব"],
  ["vat", "ভ্যাট"],
  ["stockIn", "স্টক যোগ"],
  ["bulk", "একসঙ্গে অনেক পণ্য"],
]);
const OF_FILE = /\w+(?=\)?$)/;

function sayLabel(kind: string, label: string): string {
  if (kind === "file") return label.replace(OF_FILE, (what) => FILES.get(what) ?? what);
  const [, number = "", name = ""] = OF_PERSON.exec(label) ?? [];
  if (kind === "order" && number !== "") return `${toBanglaDigits(number)}, ${sayCustomer(name)}`;
  if (kind === "order") return toBanglaDigits(label);
  if (kind === "settings") return "";
  const [, whose = "", count] = SEVERAL.exec(label) ?? [];
  if ((kind === "pending orders" || kind === "demo products") && count !== undefined)
    return `${whose} (${pieces(Number(count))})`.trim();
  return kind === "customer" ? sayCustomer(label) : label;
}

function sayNotBack(kind: string, error: unknown): string {
  const code = error instanceof ApiError ? error.code : undefined;
  if (kind === "user" && code === "NAME_TAKEN") return "এর মধ্যে এই ইমেইলে আরেকটি অ্যাকাউন্ট খোলা হয়েছে।";
  return kind === "order" && code === "RETURN_STATE" ? deskOrders.exchangeIsOver : sayDeskFailure(error);
}

/** What somebody has written stays as it is, whatever word it is. */
const WRITTEN = new Set([
  "name",
  "nameBn",
  "title",
  "note",
  "riderNote",
  "reason",
  "supplier",
  "shelf",
  "fit",
]);

/** What the log keeps of orders in words of its own. */
const OF_ORDERS: Readonly<Record<string, (value: string) => string>> = {
  deliveryLocation: sayLocation,
  parcel: (value) => PARCELS.get(value) ?? value,
  courier: (value) => COURIERS.get(value) ?? value,
  returned: sayReturned,
  returns: sayReturn,
};

function sayValue(field: string, value: string): string {
  const sayOfOrder = Object.hasOwn(OF_ORDERS, field) ? OF_ORDERS[field] : undefined;
  if (sayOfOrder) return sayOfOrder(value);
  return WRITTEN.has(field) ? value : (VALUES.get(value) ?? value);
}

export const deskRecords: Words["deskData"]["records"] = {
  deleted: "ডিলিট করা",
  intro: (days) =>
    `অ্যাডমিন ও স্টাফ অর্ডার, পণ্য ও অ্যাকাউন্টে যা করেছেন, নতুনগুলো আগে। কিছু ডিলিট করলে ${say(days)} দিন পর্যন্ত তার সারি থেকে ফিরিয়ে আনা যায়।`,
  introDeleted: (days) =>
    `গত ${say(days)} দিনে যা যা ডিলিট করা হয়েছে। ফিরিয়ে আনলে কী কী ফিরবে, তা প্রতিটি সারিতে লেখা আছে।`,
  none: "দেখানোর মতো কোনো কাজের রেকর্ড নেই।",
  noneDeleted: (days) => `গত ${say(days)} দিনে কিছু ডিলিট করা হয়নি।`,
  failed: "কাজের মাঝখানে সমস্যা হয়েছে। কাজটি হয়েছে কি না, দেখে নিন।",
  allRows: "সব সারি",
  filters: {
    order: "অর্ডার নম্বর",
    person: "কে করেছেন",
    anybody: "সবাই",
    kind: "ধরন",
    anything: "সব ধরন",
    day: "দিন",
    all: "সব দেখান",
  },
  person: (email) => (email === "command line" ? "সার্ভারের কমান্ড" : email),
  verbs: {
    confirm: " নিশ্চিত করেছেন",
    cancel: " বাতিল করেছেন",
    create: " যোগ করেছেন",
    update: " বদলেছেন",
    delete: " ডিলিট করেছেন",
    promote: "-কে অ্যাডমিন করেছেন",
    demote: "-কে অ্যাডমিন থেকে বাদ দিয়েছেন",
    restore: " ফিরিয়ে এনেছেন",
    call: " নিয়ে কল করেছেন",
    note: " নিয়ে নোট লিখেছেন",
    block: "-এর ফোন নম্বর ব্লক করেছেন",
    unblock: "-এর ফোন নম্বরের ব্লক তুলে নিয়েছেন",
    reopen: "-এর সিদ্ধান্ত ফিরিয়ে নিয়েছেন",
    export: " এক্সপোর্ট করেছেন",
    import: " ইমপোর্ট করেছেন",
    undo: "-এর ইমপোর্ট ফিরিয়ে নিয়েছেন",
    reverse: " ফিরিয়ে নিয়েছেন",
    resend: " আবার পাঠিয়েছেন",
    dismiss: " বাদ দিয়েছেন",
    lift: "-এর সীমা তুলে নিয়েছেন",
    start: " শুরু করেছেন",
    end: " শেষ করেছেন",
  },
  kinds: {
    order: "অর্ডার",
    product: "পণ্য",
    user: "অ্যাকাউন্ট",
    "pending orders": "নিশ্চিত করা বাকি অর্ডার",
    file: "ফাইল",
    payout: "কুরিয়ারের জমা",
    message: "মেসেজ",
    settings: "সেটিংস",
    "first steps": "শুরুর কাজ",
    "demo products": "নমুনা পণ্য",
    code: "কুপন কোড",
    sale: "ছাড়",
    customer: "কাস্টমার",
    collection: "কালেকশন",
    category: "ক্যাটাগরি",
    review: "রিভিউ",
  },
  told: ({ person, verb, kind }) => ({ before: `${person}: ${kind} `, after: `${verb}।` }),
  label: sayLabel,
  bringBack: "ফিরিয়ে আনুন",
  bringBackOf: (label) => `${label} ফিরিয়ে আনুন`,
  isBack: () => "ফিরে এসেছে।",
  notBack: sayNotBack,
  comesBack: {
    product: "এখন যত স্টক গোনা আছে, তা নিয়েই ফিরবে।",
    user: "আগের পাসওয়ার্ড নিয়েই ফিরবে। যাঁর অ্যাকাউন্ট, তাঁকে আবার লগইন করতে হবে।",
  },
  field: (name) => FIELDS.get(name) ?? name,
  number: toBanglaDigits,
  value: sayValue,
  answers: { yes: "হ্যাঁ", no: "না" },
  whole: { label: "ফাইল", yes: "পুরো", no: "মাঝপথে থেমে গেছে" },
};
