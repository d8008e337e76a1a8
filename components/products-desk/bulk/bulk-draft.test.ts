import { expect, it } from "vitest";
import { checkBulkDraft, EMPTY_BULK } from "@/components/products-desk/bulk/bulk-draft";
import { wordsOf } from "@/lib/words/of-request";

const WORDS = { bulk: wordsOf("deskProductList").bulk, kit: wordsOf("deskKit") };
const IN_BANGLA = { bulk: wordsOf("deskProductList", "bn").bulk, kit: wordsOf("deskKit", "bn") };

it.each([
  [{ change: "-15" }, { price: { percent: -15 } }],
  [
    { change: "+১০ %", roundTo: "5" },
    { price: { percent: 10 }, roundTo: 5 },
  ],
  [{ by: "amount", change: "−1,050 BDT" }, { price: { amount: -1_050 } }],
  [
    { isDraft: "no", category: "Caps", lowStock: "৪", roundTo: "10" },
    { isDraft: false, category: "Caps", lowStock: 4 },
  ],
])("reads %j", (typed, set) => {
  expect(checkBulkDraft({ ...EMPTY_BULK, ...typed }, WORDS)).toEqual({ set, errors: {} });
});

it.each([
  [{}, "set"],
  [{ change: "a lot" }, "change"],
  [{ change: "-95" }, "change"],
  [{ change: "0" }, "change"],
  [{ lowStock: "few" }, "lowStock"],
])("tells what is wrong with %j", (typed, field) => {
  const { set, errors } = checkBulkDraft({ ...EMPTY_BULK, ...typed }, WORDS);
  expect([set, Object.keys(errors)]).toEqual([null, [field]]);
});

it.each([
  [{}, { set: "কী বদলাবে, বেছে নিন।" }],
  [{ change: "a lot" }, { change: "একটি পূর্ণ সংখ্যা লিখুন, যেমন −১৫ বা ৫০।" }],
  [{ change: "-95" }, { change: "শূন্য ছাড়া একটি পূর্ণ সংখ্যা লিখুন। শতাংশ হলে −৯০ থেকে ৯০০-এর মধ্যে।" }],
  [{ lowStock: "few" }, { lowStock: "০ থেকে ১,০০,০০০-এর মধ্যে একটি পূর্ণ সংখ্যা লিখুন।" }],
])("tells in Bangla what is wrong with %j", (typed, errors) => {
  expect(checkBulkDraft({ ...EMPTY_BULK, ...typed }, IN_BANGLA).errors).toEqual(errors);
});
