import { ALL } from "@/lib/words/bn/categories";
import { SEE_CHANGES, NO_PRODUCTS } from "@/lib/words/bn/desk-shared";
import { message, question, ARE_YOU_SURE } from "@/lib/words/bn/pop-ups";
import { units } from "@/lib/words/bn/units";
import type { Words } from "@/lib/words/words";

const { count: say, money, pieces } = units;

const DRAFT = "খসড়া";
const CLOSE = "বন্ধ করুন";
const ADD_STOCK = "স্টক যোগ করুন";
const COUNTED = "তাকে গুনে যত পেয়েছেন";

/** In front of what is not there. */
const here = (isNarrowed: boolean): string => (isNarrowed ? "এই শব্দ ও ক্যাটাগরিতে " : "");

export const deskProductList: Words["deskProductList"] = {
  list: "পণ্য",
  filters: {
    find: "পণ্য খুঁজুন",
    category: "ক্যাটাগরি",
    allCategories: ALL,
    select: "বাছুন …",
    lowFirst: "কম স্টক আগে",
    lowInSome: "কোনো সাইজে কম",
    drafts: "খসড়া",
  },
  none: {
    drafts: (isNarrowed) => `${here(isNarrowed)}কোনো খসড়া নেই।`,
    low: (isNarrowed) => `${here(isNarrowed)}কোনো পণ্যের কোনো সাইজ বা রঙেই স্টক কম নয়।`,
    products: (isNarrowed) => (isNarrowed ? `${here(isNarrowed)}কোনো পণ্য নেই।` : NO_PRODUCTS),
  },
  draft: DRAFT,
  wanted: {
    title: (count) => `চাহিদা আছে (${say(count)})`,
    about: "এগুলোর স্টক শেষ, কিন্তু কাস্টমাররা অপেক্ষায় আছেন।",
  },
  row: {
    open: (name) => `${name}: দাম ও স্টক দেখুন`,
    closeOf: (name) => `${name}: দাম ও স্টক ${CLOSE}`,
    priceAndStock: "দাম ও স্টক",
    close: CLOSE,
    edit: "বদলান",
    editOf: (name) => `${name} বদলান`,
    delete: "ডিলিট করুন",
    deleteOf: (name) => `${name} ডিলিট করুন`,
    addPieces: `+ ${ADD_STOCK}`,
    addPiecesOf: (name) => `${name}: ${ADD_STOCK}`,
  },
  popUps: {
    delete: question(ARE_YOU_SURE),
    deleted: message("ডিলিট হয়েছে", "পণ্যটি ডিলিট করা হয়েছে।"),
  },
  edit: {
    price: "দাম",
    priceOf: (name) => `${name}: দাম, টাকায়`,
    stock: "অর্ডার করা যাবে",
    saveOf: (name) => `${name}: সেভ করুন`,
    saving: "সেভ হচ্ছে …",
    saved: "সেভ হয়েছে।",
    saveAgain: (told) => `${told} আপনি যা লিখেছেন, তা রাখতে আবার সেভ করুন।`,
  },
  options: {
    legend: (product) => `${product}: সাইজ ও রং অনুযায়ী স্টক`,
    low: (low, all) =>
      low === 0 ? `${pieces(all)}র একটিতেও স্টক কম নয়` : `${pieces(all)}র মধ্যে ${pieces(low)}তে স্টক কম`,
    onlyLow: "শুধু যেগুলো কম, সেগুলো দেখান",
    showAll: (count) => `${pieces(count)}ই দেখান`,
    whole: "সব",
    marks: { out: "শেষ", low: "কম" },
    nameOf: (option, product) => `${product}: ${option}`,
    close: CLOSE,
    closeOf: (name) => `${name}: ${CLOSE}`,
    was: (stock) => `আগে ছিল ${pieces(stock)}`,
    less: (name) => `${name}: একটি কমান`,
    more: (name) => `${name}: একটি বাড়ান`,
  },
  add: {
    label: ADD_STOCK,
    field: (name) => `${name}: কয়টি যোগ করবেন`,
    button: "+ যোগ",
    busy: "যোগ হচ্ছে …",
    press: (name) => `${name}: ${ADD_STOCK}`,
    done: (added, stock) => `${pieces(added)} যোগ হয়েছে। এখন ${pieces(stock)} অর্ডার করা যাবে।`,
  },
  shelf: {
    looking: "তাকের হিসাব আনা হচ্ছে …",
    described: (shelf, taka) => `${shelf}।${taka ? ` একটির কেনা দাম ${money(taka)}।` : ""}`,
    label: COUNTED,
    field: (name) => `${name}: ${COUNTED}`,
    press: (name) => `${name}: গুনে পাওয়া সংখ্যা সেভ করুন`,
    inOrders: (all) => `অর্ডারেই আছে ${pieces(all)}, তাকে এর কম থাকতে পারে না।`,
    same: "শপের হিসাবেও এই সংখ্যাই আছে।",
    done: (stock) => `এখন ${pieces(stock)} অর্ডার করা যাবে।`,
  },
  select: {
    shown: "যা দেখা যাচ্ছে, সব",
    matching: "যা যা মিলেছে, সব",
    reading: "তালিকা আনা হচ্ছে …",
    label: "বাছাই করা পণ্য",
    full: "একবারে এর বেশি নেওয়া যায় না",
    none: "যেসব পণ্যে পরিবর্তন চান, সেগুলো বাছুন।",
    change: "বদলান …",
    sale: "ছাড় …",
  },
  bulk: {
    title: (count) => `${pieces(count)} পণ্যে পরিবর্তন করুন`,
    unchanged: "যেমন আছে",
    price: "দাম কত বাড়বে বা কমবে",
    priceHint: "যেমন −১৫ বা ৫০।",
    noNumber: "একটি পূর্ণ সংখ্যা লিখুন, যেমন −১৫ বা ৫০।",
    by: "কীসের হিসাবে",
    ways: { percent: "শতাংশ", amount: "টাকা" },
    round: "দাম রাউন্ড করুন",
    doNotRound: "রাউন্ড করবেন না",
    roundTo: (step) => `${say(step)} টাকার ঘরে`,
    draft: DRAFT,
    makeDrafts: "খসড়া করে রাখুন",
    publish: "শপে দেখান",
    lowStock: "স্টক কম হওয়ার সীমা",
    lowStockHint: "০ দিলে শপের সীমাই থাকবে।",
    checking: "যাচাই হচ্ছে …",
    check: SEE_CHANGES,
    about: "এখনই কিছু বদলাবে না। যে পণ্যের আগের দাম আর নতুন দামের চেয়ে বেশি থাকবে না, সেটি বাদ পড়বে।",
  },
};
