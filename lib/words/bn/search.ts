import { ALL, nameOf } from "@/lib/words/bn/categories";
import { units } from "@/lib/words/bn/units";
import type { Words } from "@/lib/words/words";

export const search: Words["search"] = {
  inShop: "শপে খুঁজুন",
  forProducts: "পণ্য খুঁজুন",
  examples: "জিন্স, নেভি পোলো L, বেল্ট",
  seeAll: "সব ফলাফল দেখুন",
  found: (count) => `${units.pieces(count)} সাজেশন`,
  nothing: "এই নামে কিছু নেই। অন্য শব্দ লিখে দেখুন।",
  suggestions: "সাজেশন",
  category: ({ name, path }) => nameOf({ slug: path.slice(1), name }),
  products: "পণ্য",
  categories: ALL,
};
