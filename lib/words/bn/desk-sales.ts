import { isVisible } from "@/lib/platform/text/text";
import { SEE_CHANGES } from "@/lib/words/bn/desk-shared";
import { sayList } from "@/lib/words/bn/list";
import { question, ARE_YOU_SURE } from "@/lib/words/bn/pop-ups";
import { saySaleReason } from "@/lib/words/bn/sale-reasons";
import { units } from "@/lib/words/bn/units";
import type { Words } from "@/lib/words/words";

const { count: say, pieces } = units;

const ofProducts = (count: number): string => `${pieces(count)} পণ্য`;

/** By the field of the form. */
const WRONG = new Map<string, (value: string) => string>(
  Object.entries({
    name: (value) => (isVisible(value) ? "নামটি ৬০ অক্ষরের মধ্যে লিখুন।" : "ছাড়ের একটি নাম লিখুন।"),
    percent: () => "১ থেকে ৯০-এর মধ্যে একটি পূর্ণ সংখ্যা লিখুন।",
    roundTo: () => "১, ৫ বা ১০ বেছে নিন।",
    startDay: () => "প্রথম দিনটি বেছে নিন।",
    endDay: (value) =>
      value === ""
        ? "শেষ দিনটি বেছে নিন।"
        : "ছাড়ের শেষ সময় শুরুর পরে ও এখনকার পরে হতে হবে। একটি ছাড় সর্বোচ্চ ৩৬৬ দিন চলে।",
  }),
);

export const deskSales: Words["deskSales"] = {
  title: "ছাড়",
  intro:
    "ছাড় শুরু হলে দাম নিজে থেকেই কমে, শেষ হলে আগের দামে ফিরে যায়। এর মধ্যে কোনো পণ্যের দাম আপনি বদলালে সেটি আপনার দেওয়া দামেই থাকে।",
  newSale: "নতুন ছাড়",
  plan: "ছাড় তৈরি করুন",
  none: "এখনো কোনো ছাড় নেই। আলাদা আলাদা পণ্যে ছাড় দিতে চাইলে পণ্যের তালিকায় সেগুলোতে টিক দিন।",
  saleOf: (products) => `ছাড়: ${products}`,
  form: {
    name: "নাম",
    nameHint: "শুধু ডেস্কে দেখা যায়।",
    percent: "কত শতাংশ ছাড়",
    roundTo: "দাম রাউন্ড করুন",
    step: (taka) => `${say(taka)} টাকার ঘরে`,
    from: "শুরুর সময়",
    fromHint: "ঢাকার সময়। খালি রাখলে রাত ১২টা থেকে।",
    until: "শেষের সময়",
    untilHint: "খালি রাখলে সারা দিন।",
    preview: SEE_CHANGES,
    saveEnd: "শেষের সময় সেভ করুন",
  },
  wrong: (told, field, value) => WRONG.get(field)?.(value) ?? told,
  preview: {
    changing: (count) => `${ofProducts(count)}ের দাম বদলাবে।`,
    staying: (count) => ` ${pieces(count)}র দাম কমবে না, যেমন আছে তেমনই থাকবে।`,
    list: "যেসব দাম বদলাবে",
    more: (count) => `আরও ${pieces(count)}`,
  },
  sale: (name) => `ছাড়: ${name}`,
  states: {
    planned: "আসছে",
    starting: "শুরু হচ্ছে",
    running: "চলছে",
    ending: "শেষ হচ্ছে",
    ended: "শেষ",
  },
  allProducts: "সব পণ্য",
  products: ofProducts,
  categories: sayList,
  terms: ({ percent, products, roundTo }) =>
    `${products}: ${say(percent)}% ছাড়${roundTo === 1 ? "" : `, দাম ${say(roundTo)} টাকার ঘরে রাউন্ড করা`}`,
  progress: {
    planned: () => "এখনো কোনো দাম বদলায়নি।",
    starting: () => "ছাড়ের দাম বসানো হচ্ছে।",
    running: (done, left) => `${ofProducts(done)}ের দাম কমেছে${left > 0 ? `, ${pieces(left)}র কমেনি` : ""}।`,
    ending: () => "আগের দাম ফিরিয়ে আনা হচ্ছে।",
    ended: (done, left) =>
      `${ofProducts(done)} আগের দামে ফিরেছে${left > 0 ? `, ${pieces(left)}র দাম যেমন আছে তেমনই থাকছে` : ""}।`,
  },
  one: {
    title: "ছাড়",
    all: "সব ছাড়",
    afterTerms: "। ",
    beforeEmail: ", তৈরি করেছেন ",
    end: "।",
    changeEnd: "শেষের সময় বদলান",
    askToDelete: question(ARE_YOU_SURE, "ছাড়টি ডিলিট হয়ে যাবে।"),
    askToEnd: question(ARE_YOU_SURE, "এখনই আগের দাম ফিরে আসবে।"),
  },
  items: {
    title: "পণ্য",
    all: "সব",
    list: "ছাড়ের পণ্য",
    gone: "পণ্যটি আর নেই",
    statuses: {
      reduced: "দাম কমেছে",
      restored: "আগের দামে ফিরেছে",
      skipped: "দাম কমেনি",
      kept: "যেমন আছে তেমনই আছে",
    },
    reason: saySaleReason,
  },
};
