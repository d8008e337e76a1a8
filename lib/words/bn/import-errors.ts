import { PRODUCT_GONE, PRODUCT_NAME_TAKEN } from "@/lib/words/bn/desk-shared";
import { toBanglaDigits as say } from "@/lib/words/bn/digits";
import type { Words } from "@/lib/words/words";

const AS_TEXT = "কলামের ফরম্যাট টেক্সট করে আবার লিখুন।";

export const importErrors: Words["deskData"]["errors"] = {
  cells: "সারিতে কলামের চেয়ে বেশি ঘর আছে।",
  noProduct: "এই নামে কোনো পণ্য নেই।",
  noId: "এই আইডির কোনো পণ্য নেই।",
  nameInCategory: (name, category) => `${category} ক্যাটাগরিতে ${name} নামে একটি পণ্য আছে।`,
  nameTaken: PRODUCT_NAME_TAKEN,
  sameProduct: (row) => `সারি ${say(row)}-এও এই পণ্যই আছে।`,
  sameCount: (row) => `সারি ${say(row)}-এও এটিই আছে।`,
  changed: "ফাইলটি তৈরির পর কেউ পণ্যটির তথ্য বদলেছেন।",
  notByOption: "এই পণ্যের স্টক সাইজ ও রং অনুযায়ী গোনা হয় না।",
  byOption: "এই পণ্যের স্টক সাইজ ও রং অনুযায়ী গোনা হয়। প্রতিটির জন্য আলাদা সারি দিন।",
  noOption: "এই সাইজ ও রঙে পণ্যটি তৈরি হয় না।",
  notCounted: "এই পণ্যের স্টক গোনা হয় না।",
  countChanged: (then, now) => `তখন ছিল ${say(then)}, এখন আছে ${say(now)}।`,
  countedOtherwise: "এর স্টক এখন অন্যভাবে গোনা হয়।",
  tooMany: (most) => `স্টক ${say(most)}-এর বেশি হতে পারে না।`,
  noneFree: (all) => `যে ${say(all)}টি এসেছিল, তার একটিও আর ফেরত নেওয়া যায় না: অর্ডার বা বিক্রি হয়ে গেছে।`,
  someFree: (free, all) =>
    `যে ${say(all)}টি এসেছিল, তার ${say(free)}টি ফেরত নেওয়া যায়: বাকিগুলো অর্ডার বা বিক্রি হয়ে গেছে।`,
  lostOption:
    "যে সাইজ বা রং বাদ দিয়েছেন, তার কিছু পণ্য এখনো স্টকে আছে। সেগুলো অন্য সাইজ বা রঙে গুনুন, অথবা নতুন নামটি লিখুন।",
  meanwhile: "এর মধ্যে অন্য কেউ এটি বদলেছেন।",
  howMany: "কয়টি আছে, তা লিখুন।",
  gone: PRODUCT_GONE,
  price: (price) => `দাম হয়ে যেত ${say(price).replace("BDT ", "৳")}।`,
  noCategory: (name) => `“${name}” নামের ক্যাটাগরি আর নেই।`,
  ordered: "এর মধ্যে কেউ এটি অর্ডার করেছেন।",
  stockNow: (stock) => `এখন স্টকে আছে ${say(stock)}।`,
  lostLetters: (value) => `এক্সেলে ${value}-এর অক্ষর নষ্ট হয়েছে। আবার লিখে ফাইলটি “CSV UTF-8” হিসেবে সেভ করুন।`,
  shortened: (value) => `এক্সেল ${value} সংখ্যাটি ছোট করে ফেলেছে। ${AS_TEXT}`,
  formula: (value) => `এক্সেলে ভুল হয়ে ঘরটিতে ${value} এসেছে। ঘরটি আবার লিখুন।`,
  date: (value) => `এক্সেল ${value}-কে তারিখ ভেবেছে। ${AS_TEXT}`,
  dayNumber: (value) => `${value} একটি তারিখ, এক্সেল এটিকে সংখ্যা বানিয়ে ফেলেছে। ${AS_TEXT}`,
};
