import { categories } from "@/lib/words/bn/categories";
import { units } from "@/lib/words/bn/units";
import type { Words } from "@/lib/words/words";

const plain = new Intl.NumberFormat("bn-BD", { useGrouping: false });

const countFound = (count: number): string =>
  count === 0 ? "কোনো পণ্য পাওয়া যায়নি" : `${units.pieces(count)} পণ্য পাওয়া গেছে`;

export const listing: Words["listing"] = {
  moreCategories: "আরও ক্যাটাগরি দেখুন",
  ofCategory: (count, category) => `${units.pieces(count)} ${categories.name(category)}`,
  ofCollection: (count) => `${units.pieces(count)} পণ্য`,
  empty: "এই মুহূর্তে এখানে কিছু নেই। আমাদের ক্যাটাগরিগুলো দেখুন:",
  wishlist: {
    title: "পছন্দের তালিকা",
    empty:
      "এখনো কিছু নেই। পণ্যের পেজে হার্টে চাপ দিলে পণ্যটি এখানে জমা থাকবে: এই ডিভাইসে, আর লগইন করলে আপনার অ্যাকাউন্টেও।",
    needsScript: "পছন্দের তালিকার জন্য জাভাস্ক্রিপ্ট লাগে। এই ব্রাউজারে তা বন্ধ আছে।",
    remove: "বাদ দিন",
    shared: {
      title: "এই তালিকাটি কেউ আপনার সঙ্গে শেয়ার করেছেন।",
      keep: "সব আমার পছন্দের তালিকায় রাখুন",
      own: "আমার পছন্দের তালিকা দেখুন",
    },
  },
  number: (number) => plain.format(number),
  card: {
    details: "বিস্তারিত দেখুন",
    detailsOf: (name) => `বিস্তারিত দেখুন: ${name}`,
    colors: (colors) => `রং: ${colors.join(", ")}`,
  },
  filters: {
    title: "ফিল্টার",
    size: "সাইজ",
    color: "রং",
    fit: "ফিট",
    price: "দাম (টাকা)",
    min: "সর্বনিম্ন",
    max: "সর্বোচ্চ",
    reduced: "দাম কমেছে",
    stock: "স্টক",
    inStock: "স্টকে আছে",
    order: "সাজান",
    bestMatch: "সেরা মিল",
    newest: "নতুন আগে",
    lowFirst: "কম দাম আগে",
    highFirst: "বেশি দাম আগে",
    showThem: "পণ্য দেখুন",
    show: (count) => (count === 0 ? "এর কোনোটি স্টকে নেই" : `${units.pieces(count)} পণ্য দেখুন`),
    applied: "বেছে নেওয়া ফিল্টার",
    from: (price) => `${price} থেকে`,
    upTo: (price) => `${price} পর্যন্ত`,
    remove: (filter) => `ফিল্টার বাদ দিন: ${filter}`,
    clear: "সব ফিল্টার বাদ দিন",
    noMatch: "সব ফিল্টারের সঙ্গে মেলে, এমন কোনো পণ্য নেই। একটি ফিল্টার বাদ দিয়ে আবার দেখুন।",
  },
  pages: {
    label: "তালিকার পৃষ্ঠা",
    previous: "আগের পৃষ্ঠা",
    next: "পরের পৃষ্ঠা",
    place: (page, pages) => `পৃষ্ঠা ${plain.format(page)}, মোট ${plain.format(pages)}`,
  },
  search: {
    allCategories: "সব ক্যাটাগরি",
    found: countFound,
    foundFor: (count) => ({ before: "“", after: `” খুঁজে ${countFound(count)}` }),
    unknown: { before: "“", after: "” নামে কিছু নেই।" },
    lacking: (colors) => `${colors.join(" ও ")} রঙে এটি নেই।`,
    nearest: "কাছাকাছি যা আছে",
    noted: "কী খুঁজে পাওয়া যায়নি, আমরা তা লিখে রাখি। আমাদের সব পণ্য এখানে আছে:",
  },
};
