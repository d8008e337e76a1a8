import { ALL } from "@/lib/words/bn/categories";
import { units } from "@/lib/words/bn/units";
import type { Words } from "@/lib/words/words";

const { count: say, pieces } = units;

const DRAFT = "খসড়া";

/** In front of what is not there. */
const here = (isNarrowed: boolean): string => (isNarrowed ? "এই খোঁজ ও ক্যাটাগরিতে " : "");

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
    low: (isNarrowed) => `${here(isNarrowed)}কোনো পণ্যের কোনো সাইজ বা রঙের স্টক কম নেই।`,
    products: (isNarrowed) => (isNarrowed ? `${here(isNarrowed)}কোনো পণ্য নেই।` : "এখনও কোনো পণ্য নেই।"),
  },
  draft: DRAFT,
  select: {
    shown: "যা দেখা যাচ্ছে, সব",
    matching: "যা মেলে, সব",
    reading: "তালিকা আনা হচ্ছে …",
    label: "বাছাই করা পণ্য",
    full: "একবারে এর বেশি নেওয়া যায় না",
    none: "যেসব পণ্য বদলাতে চান, সেগুলো বাছুন।",
    change: "বদলান …",
    sale: "ছাড় …",
  },
  bulk: {
    title: (count) => `${pieces(count)} পণ্য বদলান`,
    unchanged: "যেমন আছে",
    price: "দাম কত বাড়বে বা কমবে",
    priceHint: "যেমন −১৫ বা ৫০।",
    noNumber: "একটি পূর্ণ সংখ্যা লিখুন, যেমন −১৫ বা ৫০।",
    by: "কিসের হিসাবে",
    ways: { percent: "শতাংশ", amount: "টাকা" },
    round: "দাম রাউন্ড করা",
    doNotRound: "রাউন্ড হবে না",
    roundTo: (step) => `কাছাকাছি ${say(step)} টাকায়`,
    draft: DRAFT,
    makeDrafts: "খসড়া করুন",
    publish: "শপে দেখান",
    lowStock: "স্টক কম হওয়ার সীমা",
    lowStockHint: "০ দিলে শপের সীমাই থাকবে।",
    checking: "যাচাই হচ্ছে …",
    check: "কী কী বদলাবে, দেখুন",
    about: "এখনই কিছু বদলাবে না। যে পণ্যের আগের দাম আর নতুন দামের চেয়ে বেশি থাকবে না, সেটি বাদ পড়বে।",
  },
};
