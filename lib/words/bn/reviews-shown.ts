import { sayYearOf } from "@/lib/words/bn/dates";
import { toBanglaDigits } from "@/lib/words/bn/digits";
import { units } from "@/lib/words/bn/units";
import type { said as english } from "@/lib/words/en/reviews-shown";
import type { Words } from "@/lib/words/words";

export const said: typeof english = {
  outOf: (stars) => `৫-এর মধ্যে ${toBanglaDigits(stars)}`,
  nameless: "একজন ক্রেতা",
  fits: { tight: "টাইট", right: "মাপে ঠিকঠাক", loose: "ঢিলা" },
  reply: "শপের উত্তর",
};

export const shownReviews: Words["opened"]["reviews"] = {
  ...said,
  day: sayYearOf,
  pictures: (name) => `ছবি দিয়েছেন ${name}`,
  picture: (name, number) => `${name}: ${units.count(number)} নম্বর ছবি বড় করে দেখুন`,
  more: "আরও রিভিউ",
  loading: "আসছে …",
  failed: "রিভিউগুলো আনা গেল না। আবার চেষ্টা করুন।",
};
