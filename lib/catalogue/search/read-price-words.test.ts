import { describe, expect, it } from "vitest";
import { readPriceWords } from "@/lib/catalogue/search/read-price-words";

type Row = readonly [q: string, words: string, min: number | null, max: number | null];

const PRICED: Row[] = [
  ["navy panjabi collar, L, under 1,500", "navy panjabi collar, l", null, 1_500],
  ["under 1500 polo", "polo", null, 1_500],
  ["polo below tk. 900", "polo", null, 900],
  ["less than ৳1,200 jeans", "jeans", null, 1_200],
  ["shirt up to 2k", "shirt", null, 2_000],
  ["belt max 800 taka", "belt", null, 800],
  ["wallet 500 or less", "wallet", null, 500],
  ["1500 takar shirt", "shirt", null, 1_500],
  ["cap 90 taka", "cap", null, 90],
  ["১৫০০ টাকার মধ্যে শার্ট", "শার্ট", null, 1_500],
  ["জিন্স ২,০০০ এর নিচে", "জিন্স", null, 2_000],
  ["দেড় হাজার টাকার মধ্যে পোলো", "পোলো", null, 1_500],
  ["shirt 1500 er moddhe", "shirt", null, 1_500],
  ["panjabi 2 hajar takar niche", "panjabi", null, 2_000],
  ["jeans over 2000", "jeans", 2_000, null],
  ["jeans 2000+", "jeans", 2_000, null],
  ["২০০০ টাকার উপরে জিন্স", "জিন্স", 2_000, null],
  ["shirt 1000-1500", "shirt", 1_000, 1_500],
  ["shirt 1,500 – 1,000", "shirt", 1_000, 1_500],
  ["polo between 800 and 1200 navy", "polo navy", 800, 1_200],
  ["1000 theke 1500 takar moddhe shirt", "shirt", 1_000, 1_500],
  ["১০০০ থেকে ১৫০০ টাকা", "", 1_000, 1_500],
  ["over 500 under 900 belt", "belt", 500, 900],
];

const UNPRICED = [
  "jeans 32",
  "jeans 30-32",
  "under wear",
  "navy under",
  "501 jeans",
  "tee under 240 gsm",
  "180-220 gsm",
  "14oz",
  "from dhaka",
  "01712345678",
  "under 9999999",
  "under 12.75",
];

describe("the price in a search", () => {
  it.each(PRICED)("%s", (q, words, min, max) => {
    expect(readPriceWords(q)).toEqual({ words: words.normalize("NFKC"), price: { min, max } });
  });

  it.each(UNPRICED)("is none in: %s", (q) => {
    expect(readPriceWords(q)).toEqual({ words: q, price: null });
  });

  it("is left out while it is being typed", () => {
    expect(readPriceWords("navy polo under 1")).toEqual({ words: "navy polo", price: null });
    expect(readPriceWords("navy polo under tk 15").words).toBe("navy polo");
  });
});
