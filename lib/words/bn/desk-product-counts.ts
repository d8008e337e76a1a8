import { units } from "@/lib/words/bn/units";
import type { Words } from "@/lib/words/words";

const { pieces } = units;

export const productCounts: Words["deskProduct"]["counts"] = {
  by: {
    size: "সাইজ অনুযায়ী গুনুন",
    color: "রং অনুযায়ী গুনুন",
    both: "সাইজ ও রং অনুযায়ী গুনুন",
  },
  turnedOff: (soFar) =>
    `${soFar === null ? "" : `এত দিন সব একসঙ্গে গোনা হয়েছে: ${pieces(soFar)}। `}টিক তুলে দিলে সব মিলিয়ে একটিই সংখ্যা থাকবে।`,
  sumIsKept: "সব সাইজ ও রং মিলিয়ে একটিই সংখ্যা থাকবে।",
  splitUp: (inOrders) =>
    `অর্ডারে আছে ${pieces(inOrders)}, এখনো কুরিয়ারকে দেওয়া হয়নি। সেগুলো বাদ দিয়ে এখানে লিখুন।`,
  savedNow: (shelf) => `এখন সেভ করা আছে: ${shelf}।`,
  tooMany: (options, most) =>
    `সাইজ ও রং মিলিয়ে ${pieces(options)} হয়েছে। এতগুলো আলাদা করে গোনা যায় না, সর্বোচ্চ ${pieces(most)}।`,
  grid: "প্রতিটি সাইজ ও রঙের সংখ্যা",
  intro: (hasOrders) =>
    `তাকে কয়টি আছে, গুনে লিখুন${hasOrders ? ", যেগুলো অর্ডারে আছে কিন্তু এখনো কুরিয়ারকে দেওয়া হয়নি, সেগুলোসহ" : ""}। যে সাইজ ও রঙে পণ্যটি তৈরি হয় না, সেই ঘর খালি রাখুন।`,
  sameForAll: "সবগুলোতে একই",
  sameForSizes: "সব সাইজে একই",
  everything: "সব সাইজ ও রং",
  sizes: "সব সাইজ",
  sizesIn: (color) => `${color} রঙের সব সাইজ`,
  sameFor: (what) => `${what}: একই সংখ্যা`,
  fill: "বসান",
  fillAll: (what) => `${what}: সংখ্যাটি বসান`,
  allSizes: "সব সাইজ",
  all: "সব",
  stockOf: (option) => `${option}: স্টক`,
  was: (before) => `আগে ছিল ${pieces(before)}`,
  wrong: () => "০ থেকে ১,০০,০০০-এর মধ্যে একটি পূর্ণ সংখ্যা লিখুন।",
  total: (free, onShelf) =>
    onShelf === null
      ? `মোট ${pieces(free)} অর্ডার করা যাবে।`
      : `তাকে মোট ${pieces(onShelf)}; অর্ডার করা যাবে ${pieces(free)}।`,
  orphan: (option, typed) => `${option}: ${typed}`,
  orphans: (typed) => `লেখা হয়েছে, কিন্তু এখনকার সাইজ ও রঙের মধ্যে নেই: ${typed}।`,
  tooFew: (inOrders, option) =>
    `${option === null ? "" : `${option}: `}অর্ডারেই আছে ${pieces(inOrders)}, তাকে এর কম থাকতে পারে না।`,
  gone: {
    label: "যেসব সাইজ ও রং আর নেই",
    described: ({ kind, name, pieces: left, waiting }) => {
      const [of, without] = kind === "size" ? ["সাইজে", "সাইজ ছাড়া"] : ["রঙে", "রং ছাড়া"];
      const has = `${name === "" ? `${without} গোনা` : `${name} ${of}`} আছে ${pieces(left)}`;
      return waiting > 0 ? `${has}, আর নিশ্চিত না হওয়া অর্ডারে ${pieces(waiting)}।` : `${has}।`;
    },
    ask: (name) => (name === "" ? "এগুলোর কী হবে?" : `${name}-এর কী হবে?`),
    renamed: (to) => `নতুন নাম ${to}: সংখ্যা একই থাকবে`,
    removed: (left, waiting) => {
      const kept = waiting > 0 ? "; নিশ্চিত না হওয়া অর্ডারে যা আছে, তা থাকবে" : "";
      return left > 0 ? `বাদ যাবে: ${pieces(left)} কমবে${kept}` : `বাদ যাবে${kept}`;
    },
    putBack: (name) => `${name} ফিরিয়ে আনুন`,
    undecided: "কী হবে, বেছে নিন।",
  },
};
