import { SENDING } from "@/lib/words/bn/pop-ups";
import { toBanglaDigits } from "@/lib/words/bn/digits";
import { said } from "@/lib/words/bn/reviews-shown";
import { units } from "@/lib/words/bn/units";
import type { Words } from "@/lib/words/words";

export const form: Words["reviews"]["form"] = {
  label: (orderNumber) => `অর্ডার ${orderNumber}-এর রিভিউ`,
  ask: "কেমন লেগেছে?",
  open: "রিভিউ দিন",
  openOf: (product) => `রিভিউ দিন: ${product}`,
  of: (product) => `রিভিউ: ${product}`,
  rating: "কয়টি তারা দেবেন?",
  ratings: { 1: "খারাপ", 2: "তেমন ভালো নয়", 3: "মোটামুটি", 4: "ভালো", 5: "খুব ভালো" },
  stars: (count, means) => `${units.pieces(count)} তারা: ${means}`,
  fit: "মাপে কেমন হয়েছে?",
  fits: said.fits,
  text: "চাইলে দু-এক কথা লিখুন",
  typed: (typed, most) => `${toBanglaDigits(most)} অক্ষরের মধ্যে ${toBanglaDigits(typed)}টি`,
  pictures: {
    label: "ছবি (চাইলে দিন)",
    terms: (most) => `সর্বোচ্চ ${units.pieces(most)} ছবি, JPG, PNG বা WebP। রিভিউর সঙ্গে সবাই এগুলো দেখতে পাবেন।`,
  },
  byLogin: { before: "ছবি দিতে চাইলে ", link: "আপনার অর্ডারের পেজ", after: " থেকে রিভিউ দিন।" },
  shows: "রিভিউটি সবাই পড়তে পারবেন। সঙ্গে থাকবে শুধু আপনার নামের প্রথম অংশ, সাইজ আর রং।",
  send: "রিভিউ পাঠান",
  pending: SENDING,
  close: "এখন নয়",
  thanks: "ধন্যবাদ। আমরা আগে পড়ে দেখব, তারপর রিভিউটি পণ্যের পেজে দেখা যাবে।",
};
