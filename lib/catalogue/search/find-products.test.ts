import { familiesOf } from "@/lib/catalogue/search/color-names";
import { beforeAll, describe, expect, it } from "vitest";
import { DEMO_PRODUCTS } from "@/demo/products";
import { COLOR_FAMILIES } from "@/lib/catalogue/search/catalog-colors";
import { Catalogue } from "@/lib/catalogue/search/catalogue";
import { Concepts } from "@/lib/catalogue/search/concepts";
import { findProducts } from "@/lib/catalogue/search/find-products";
import { listNearest } from "@/lib/catalogue/search/list-nearest";

let catalogue: Catalogue;
beforeAll(() => (catalogue = fill(new Catalogue())));

function fill(empty: Catalogue): Catalogue {
  for (const [index, product] of DEMO_PRODUCTS.entries())
    empty.set({ ...product, _id: index.toString(16).padStart(24, "0") });
  return empty;
}

const found = (q: string) => findProducts(catalogue, q).entries;

/** A search, and a category or part of a name that each of its first three must have; `|` stands between several. */
type Search = readonly [q: string, wanted: string];

const MISSPELT: Search[] = [
  ["jaens", "Denim Pants"],
  ["denin pant", "Denim Pants"],
  ["shrit", "Full Sleeve Shirts|Half Sleeve Shirts"],
  ["pollo", "Polo T-shirts"],
  ["walet", "Wallets"],
  ["boxr", "Boxers"],
  ["drop sholdar", "Drop-shoulder"],
  ["oxfrod", "Oxford Button-Down"],
  ["leathr belt", "Belts"],
  ["seersuker short", "Seersucker Stripe Short"],
];

const BENGALI: Search[] = [
  ["প্যান্ট", "Denim Pants|Twill Pants"],
  ["প্যা", "Denim Pants|Twill Pants"],
  ["জিন্স প্যান্ট", "Denim Pants"],
  ["জিনস", "Denim Pants"],
  ["গ্যাবার্ডিন প্যান্ট", "Twill Pants"],
  ["হাফ প্যান্ট", "Shorts"],
  ["ফুল হাতা শার্ট", "Full Sleeve Shirts"],
  ["হাফ হাতা শার্ট", "Half Sleeve Shirts"],
  ["সাদা শার্ট", "Full Sleeve Shirts|Half Sleeve Shirts"],
  ["নেভি পোলো", "Polo T-shirts"],
  ["গেঞ্জি", "Basic T-shirt|Polo T-shirts|Drop-shoulder"],
  ["গোল গলা টি-শার্ট", "সুতি গোল গলা টি-শার্ট"],
  ["পাঞ্জাবী কলার", "পাঞ্জাবি কলারের ফুল হাতা শার্ট"],
  ["মানিব্যাগ", "Wallets"],
  ["কালো বেল্ট", "Belts"],
];

const BANGLISH: Search[] = [
  ["full hata", "Full Sleeve Shirts|Long Sleeve"],
  ["gabardin pant", "Twill Pants"],
  ["genji", "Basic T-shirt|Polo T-shirts|Drop-shoulder"],
  ["kolar genji", "Polo T-shirts"],
  ["half pant", "Shorts"],
  ["kalo genji", "Basic T-shirt|Polo T-shirts|Drop-shoulder"],
  ["manibag", "Wallets"],
  ["topi", "Caps"],
  ["chamra belt", "Belts"],
  ["jangia", "Boxers"],
];

const SIZE_OR_COLOUR: Search[] = [
  ["navy polo L", "Polo T-shirts"],
  ["navy blue chino", "Chino"],
  ["নেভি ব্লু চিনো ৩২", "Chino"],
  ["jeans 28", "Denim Pants"],
  ["jeans size ৩৮", "Denim Pants"],
  ["belt 42", "Belts"],
  ["xxl tee", "Basic T-shirt"],
  ["olive cargo", "Six-Pocket Cargo Twill|Ripstop Cargo Short"],
  ["maroon shirt", "Full Sleeve Shirts|Half Sleeve Shirts"],
  ["14oz", "Raw Selvedge Jean 14 oz"],
];

const PLAIN: Search[] = [
  ["jeans", "Denim Pants"],
  ["polo", "Polo T-shirts"],
  ["shirt", "Full Sleeve Shirts|Half Sleeve Shirts"],
  ["T-Shirt", "Basic T-shirt|Polo T-shirts|Drop-shoulder"],
  ["wallet", "Wallets"],
  ["slim fit jeans", "Denim Pants"],
  ["pique polo", "Polo T-shirts"],
  ["office shirt", "Poplin Office Shirt"],
  ["men's boxers", "Boxers"],
  ["card holder", "Five-Slot Card Holder"],
];

/** Find nothing, and break nothing. */
const HOSTILE = [
  `<script>alert(1)</script>`,
  `' OR 1=1; --`,
  `{"$gt":""} .*(a+)+$`,
  "\u202e\u0000\u200b…",
  "zz".repeat(5_000),
];

describe.each([
  ["misspelt", MISSPELT],
  ["in Bengali", BENGALI],
  ["in Bengali with Latin letters", BANGLISH],
  ["by size or colour", SIZE_OR_COLOUR],
  ["plain", PLAIN],
])("a search %s", (_, searches) => {
  it.each(searches)("%s finds %s first", (q, wanted) => {
    const first = found(q).slice(0, 3);
    const names = wanted.split("|");
    expect(first.length).toBeGreaterThan(0);
    for (const { name, category } of first)
      expect([q, name, names.some((one) => one === category || name.includes(one))]).toEqual([q, name, true]);
  });
});

it.each(HOSTILE)("a hostile search finds nothing: %s", (q) => {
  expect(found(q)).toEqual([]);
});

it.each(DEMO_PRODUCTS)("finds what is called $nameBn in Bangla by that name", ({ name, nameBn = "" }) => {
  expect(found(nameBn).map((entry) => entry.name)).toContain(name);
});

it("finds a name in Bangla whether or not its letters are joined by hand", () => {
  for (const typed of ["র\u200d্যাগলান", "র্যাগলান"])
    expect(found(typed).map(({ nameBn }) => nameBn)).toContain("কনট্রাস্ট র\u200d্যাগলান ড্রপ শোল্ডার টি-শার্ট");
});

it("puts first what can be had, and in the size and colour that were asked for", () => {
  const all = found("half sleeve shirt");
  const soldOut = all.findIndex(({ isSoldOut }) => isSoldOut);
  expect(soldOut).toBeGreaterThan(0);
  expect(all.slice(soldOut).every(({ isSoldOut }) => isSoldOut)).toBe(true);
  // One of the last two has pieces, but none in 34.
  const names = found("jeans 34").map(({ name }) => name);
  expect(names.slice(-2).toSorted()).toEqual(["Ecru Carpenter Jean", "Grey Cast Straight Jean"]);
});

it("finds a colour by any name of its family, and tells navy from blue", () => {
  const namesOf = (q: string) =>
    found(q)
      .map(({ name }) => name)
      .toSorted();
  const navy = namesOf("navy");
  for (const q of ["নেভি", "navy blue", "nevi blue"]) expect(namesOf(q)).toEqual(navy);
  expect(findProducts(catalogue, "navy blue jeans")).toMatchObject({ corrected: "jeans", lacked: ["Navy"] });
});

it("knows a letter size by its other names", () => {
  const sizesOf = (q: string) =>
    found(q)
      .map(({ id }) => id)
      .toSorted();
  expect(sizesOf("2xl polo")).toEqual(sizesOf("xxl polo"));
  expect(sizesOf("পোলো এক্সেল")).toEqual(sizesOf("polo xl"));
  expect(sizesOf("xxl belt")).toEqual([]);
  expect(sizesOf("navy l").length).toBeGreaterThan(10);
});

it("says what it has corrected, and only where nothing else is found", () => {
  expect(findProducts(catalogue, "shrit").corrected).toBe("shirt");
  expect(findProducts(catalogue, "shirt").corrected).toBeNull();
  expect(findProducts(catalogue, "14oz jaen").corrected).toBe("14 oz jean");
});

it("leaves out colours that nothing of the kind comes in, and says which, only where nothing else is found", () => {
  const told = (q: string) => {
    const { entries, corrected, lacked } = findProducts(catalogue, q);
    return [q, entries[0]?.category, corrected, lacked];
  };
  for (const q of ["lal polo", "red polo", "lal ploo", "লাল পোলো"])
    expect(told(q)).toEqual([q, "Polo T-shirts", expect.stringMatching(/^(?:polo|পোলো)$/), ["Red"]]);
  const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name);
  expect(found("red polo").toSorted(byName)).toEqual(found("polo").toSorted(byName));
  expect(told("red navy polo")).toEqual(["red navy polo", "Polo T-shirts", "polo", ["Navy", "Red"]]);
  expect(told("maron polo")).toEqual(["maron polo", "Polo T-shirts", "maroon polo", []]);
  expect(told("navy polo")).toEqual(["navy polo", "Polo T-shirts", null, []]);
  for (const q of ["red jacket", "lal shari", "pink"]) expect(told(q)).toEqual([q, undefined, null, []]);
});

it("shows first what comes in the colours nearest to one that nothing has", () => {
  const reds = found("red polo").map(({ name }) => name);
  expect(reds.slice(0, 2).toSorted()).toEqual(["Colour-Block Polo", "Double-Mercerised Polo"]);
  for (const { slug, near } of COLOR_FAMILIES) {
    const slugs: readonly string[] = COLOR_FAMILIES.map((family) => family.slug);
    expect(near.split(", ").filter((name) => name === slug || !slugs.includes(name))).toEqual([]);
  }
});

it("offers searches near one that finds nothing", () => {
  expect(listNearest(catalogue, "navy panjabi")).toEqual([
    { text: "panjabi", count: 1 },
    { text: "navy", count: found("navy").length },
  ]);
  expect(listNearest(catalogue, "zzzzzzzz")).toEqual([]);
});

it("knows the synonyms that a shop adds", () => {
  const own = fill(new Catalogue(new Concepts(["chino, jhola wala"])));
  expect(findProducts(own, "jhola wala").entries.length).toBeGreaterThan(0);
  expect(found("jhola wala")).toEqual([]);
});

it("knows one family for each colour of the demo", () => {
  const colors = [...new Set(DEMO_PRODUCTS.flatMap((product) => product.colors))];
  for (const color of colors) expect([color, familiesOf(color).length]).toEqual([color, 1]);
});

it("follows a product that changes, and forgets one that is gone", () => {
  const own = fill(new Catalogue());
  const before = own.list("Caps").length;
  const [cap] = own.list("Caps");
  const product = DEMO_PRODUCTS.find(({ name }) => name === cap?.name);
  if (!cap || !product) throw new Error("There is no cap.");
  own.set({ ...product, _id: cap.id, name: "Kangol of Jamdani" });
  expect(findProducts(own, "jamdani").entries.map(({ id }) => id)).toEqual([cap.id]);
  own.set({ ...product, _id: cap.id, name: "Kangol of Muslin" });
  expect(findProducts(own, "jamdani").entries).toEqual([]);
  own.set({ ...product, _id: cap.id, name: "Kangol of Jamdani" });
  expect(findProducts(own, "jamdani").entries).toHaveLength(1);
  own.delete(cap.id);
  expect(findProducts(own, "jamdani").entries).toEqual([]);
  expect(own.list("Caps")).toHaveLength(before - 1);
});
