import { sayRefusedField } from "@/lib/words/bn/desk-failures";
import { WRONG_STOCK } from "@/lib/words/bn/desk-products";
import type { Words } from "@/lib/words/words";

export const productFields: Words["deskProduct"]["fields"] = {
  name: { label: "নাম (ইংরেজিতে)", hint: "" },
  nameBn: {
    label: "বাংলা নাম",
    hint: "বাংলা পেজগুলোতে এই নাম দেখা যায়। না দিলে ইংরেজি নামটি দেখা যায়।",
  },
  category: { label: "ক্যাটাগরি", hint: "" },
  price: { label: "দাম (টাকায়)", hint: "যেমন ১,২৫০ বা ৳ ১২৫০।" },
  compareAtPrice: {
    label: "আগের দাম (টাকায়)",
    hint: "আগে দাম যা ছিল। এখনকার দামের পাশে কেটে দেখানো হয়। দাম না কমালে ঘরটি খালি রাখুন।",
  },
  cost: {
    label: "কেনা দাম (টাকায়)",
    hint: "প্রতিটির জন্য শপের যা খরচ হয়। শুধু অ্যাডমিন দেখেন। ‘স্টক যোগ’ পেজে প্রতিবার কেনা দাম লিখলে আগের ও নতুন স্টক মিলিয়ে যা গড় হয়, তা এখানে বসে।",
  },
  fit: { label: "ফিট", hint: "ইংরেজিতে লিখুন, যেমন “Slim”, “Regular” বা “Relaxed”।" },
  description: {
    label: "বিবরণ (ইংরেজিতে)",
    hint: "ক্রেতার আর যা জানা দরকার, নিজের মতো করে লিখুন। একটি লাইন খালি রাখলে নতুন অনুচ্ছেদ শুরু হয়।",
  },
  descriptionBn: { label: "বাংলা বিবরণ", hint: "" },
  fabric: {
    label: "কাপড়",
    hint: "ইংরেজিতে লিখুন, যেমন “98% cotton, 2% elastane”। চেনা শব্দগুলো বাংলা পেজে বাংলায় দেখায়।",
  },
  fabricBn: { label: "কাপড় (বাংলায়)", hint: "" },
  weight: { label: "কাপড়ের ওজন", hint: "এককসহ ইংরেজিতে লিখুন, যেমন “11 oz” বা “180 gsm”।" },
  fitNote: {
    label: "সাইজ নিয়ে পরামর্শ (ইংরেজিতে)",
    hint: "সাইজ বাছতে যা কাজে লাগে। যেমন এটি একটু ছোট হয়, বা কোমরের উপরে বসে।",
  },
  fitNoteBn: { label: "সাইজ নিয়ে বাংলা পরামর্শ", hint: "" },
  care: {
    label: "যত্ন",
    hint: "ইংরেজিতে লিখুন, যেমন “Machine wash cold, inside out”। চেনা কথাগুলো বাংলা পেজে বাংলায় দেখায়।",
  },
  careBn: { label: "যত্ন (বাংলায়)", hint: "" },
  origin: { label: "কোথায় তৈরি", hint: "ইংরেজিতে লিখুন, যেমন “Dhaka, Bangladesh”।" },
  originBn: { label: "কোথায় তৈরি (বাংলায়)", hint: "" },
  sizes: { label: "সাইজ", hint: "ইংরেজিতে লিখুন, মাঝে কমা দিন, যেমন “30, 32, 34”।" },
  colors: { label: "রং", hint: "ইংরেজিতে লিখুন, মাঝে কমা দিন, যেমন “Indigo, Black”।" },
  stock: { label: "স্টক", hint: "" },
  lowStock: {
    label: "স্টক কম হওয়ার সীমা",
    hint: "কোনো সাইজ ও রঙের এতটি বা তার কম থাকলে ডেস্কে জানানো হয়। খালি রাখলে শপের সীমা ধরা হয়; ০ মানে সীমা নেই। কোনো সাইজ বা রং শেষ হওয়ার দুই সপ্তাহ আগেও ডেস্কে জানানো হয়।",
  },
  shelf: {
    label: "তাক",
    hint: "পণ্যটি যেখানে থাকে, যেমন A3। পণ্য বাছার তালিকা তাক অনুযায়ী সাজানো থাকে।",
  },
  image1: { label: "ছবি ১", hint: "" },
  image2: { label: "ছবি ২", hint: "" },
  image3: { label: "ছবি ৩", hint: "" },
  wornPicture: { label: "মডেলের পরা ছবি", hint: "" },
  modelHeight: {
    label: "মডেলের উচ্চতা",
    hint: "যেমন ৫ ফুট ৯ ইঞ্চি। যে ছবিতে “পরা ছবি” চাপবেন, সেই ছবির উপর লেখা থাকবে।",
  },
  modelSize: { label: "মডেলের পরনের সাইজ", hint: "যেমন M।" },
  isDraft: {
    label: "খসড়া",
    hint: "খসড়া শুধু অ্যাডমিন দেখেন। এটি শপের কোনো পেজে থাকে না, কেউ অর্ডারও করতে পারেন না।",
  },
};

const WRONG_PICTURE = "একটি ছবি বেছে নিন, অথবা ছবির সঠিক ওয়েব ঠিকানা দিন।";

const LONG_DESCRIPTION = "বিবরণটি ২,০০০ অক্ষরের মধ্যে লিখুন।";
const LONG_TEXT = "লেখাটি ২০০ অক্ষরের মধ্যে রাখুন।";

/** By the first part of the field's name: what follows is a color and a place. */
const REFUSED = new Map([
  ["name", "পণ্যের নাম লিখুন, ১০০ অক্ষরের মধ্যে।"],
  ["nameBn", "বাংলা নামটি ১০০ অক্ষরের মধ্যে লিখুন।"],
  ["category", "তালিকা থেকে ক্যাটাগরি বেছে নিন।"],
  ["compareAtPrice", "আগের দাম পূর্ণ সংখ্যায় লিখুন, এখনকার দামের চেয়ে বেশি। না থাকলে ঘরটি খালি রাখুন।"],
  ["cost", "কেনা দাম পূর্ণ সংখ্যায় লিখুন, অথবা ঘরটি খালি রাখুন।"],
  ["fit", "ফিটের নাম ১০০ অক্ষরের মধ্যে লিখুন।"],
  ["description", LONG_DESCRIPTION],
  ["descriptionBn", LONG_DESCRIPTION],
  ["fabric", LONG_TEXT],
  ["fabricBn", LONG_TEXT],
  ["weight", LONG_TEXT],
  ["fitNote", LONG_TEXT],
  ["fitNoteBn", LONG_TEXT],
  ["care", LONG_TEXT],
  ["careBn", LONG_TEXT],
  ["origin", LONG_TEXT],
  ["originBn", LONG_TEXT],
  ["shelf", "তাকের নাম ২০ অক্ষরের মধ্যে লিখুন।"],
  ["sizes", "সর্বোচ্চ ৪০টি সাইজ লিখুন, প্রতিটি ১০০ অক্ষরের মধ্যে।"],
  ["colors", "সর্বোচ্চ ৪০টি রং লিখুন, প্রতিটি ১০০ অক্ষরের মধ্যে, আলাদা আলাদা নামে।"],
  ["stock", WRONG_STOCK],
  ["stockByOption", "অন্তত একটি সাইজ বা রঙের সংখ্যা লিখুন। প্রতিটি ০ থেকে ১,০০,০০০-এর মধ্যে পূর্ণ সংখ্যা হবে।"],
  ["image1", WRONG_PICTURE],
  ["image2", WRONG_PICTURE],
  ["image3", WRONG_PICTURE],
  ["wornPicture", WRONG_PICTURE],
  ["modelHeight", "উচ্চতা ২০ অক্ষরের মধ্যে লিখুন।"],
  ["modelSize", "সাইজ ২০ অক্ষরের মধ্যে লিখুন।"],
  ["colorGalleries", WRONG_PICTURE],
  ["renamedOptions", "এই সাইজ বা রঙের নাম বদলানো যাচ্ছে না। কী হবে, আবার বেছে নিন।"],
]);

export function refusedProductField(field: string): string {
  const [name = ""] = field.split(".");
  return REFUSED.get(name) ?? sayRefusedField(name);
}
