import { beforeAll, describe, expect, it } from "vitest";
import type { DemoProduct } from "@/demo/product";
import { DEMO_PRODUCTS } from "@/demo/products";
import { Catalogue } from "@/lib/catalogue/search/catalogue";
import { findPriced } from "@/lib/catalogue/search/find-priced";
import { readPriceWords } from "@/lib/catalogue/search/read-price-words";
import { sampleProduct } from "@/testing/sample-product";

const catalogue = new Catalogue();
beforeAll(() => {
  for (const [index, product] of DEMO_PRODUCTS.entries())
    catalogue.set({ ...product, _id: index.toString(16).padStart(24, "0") });
});

const search = (q: string) => findPriced(catalogue, readPriceWords(q)).entries;
const namesOf = (q: string) => search(q).map(({ name }) => name);
const listDemo = (isWanted: (product: DemoProduct) => boolean) =>
  DEMO_PRODUCTS.filter(isWanted)
    .map(({ name }) => name)
    .toSorted();

const isShirt = ({ category }: DemoProduct) => category.endsWith("Sleeve Shirts");

describe("a search with a price in its words", () => {
  it("finds what costs so much, and all of it", () => {
    for (const q of ["shirt under 1,500", "১৫০০ টাকার মধ্যে শার্ট", "shart 1500 er moddhe", "shirt ৳১,৫০০"])
      expect([q, namesOf(q).toSorted()]).toEqual([
        q,
        listDemo((product) => isShirt(product) && product.price <= 1_500),
      ]);
    expect(namesOf("shirt 1400-1600").toSorted()).toEqual(
      listDemo((product) => isShirt(product) && product.price >= 1_400 && product.price <= 1_600),
    );
  });

  it("finds a collar in a size and a colour under a price", () => {
    const own = new Catalogue();
    const navy = { name: "Panjabi Collar Shirt", category: "Full Sleeve Shirts", colors: ["Navy"] } as const;
    const shirts = [
      { price: 1_490, sizes: ["L"] },
      { price: 1_510, sizes: ["L"] },
      { price: 990, sizes: ["M"] },
      { price: 990, sizes: ["L"], colors: ["White"] },
    ];
    for (const [index, shirt] of shirts.entries())
      own.set(
        sampleProduct({ ...navy, colors: [...navy.colors], ...shirt, _id: `${index}`.padStart(24, "0") }),
      );
    const found = findPriced(own, readPriceWords("navy panjabi collar, L, under 1,500")).entries;
    expect(found.map(({ price }) => price)).toEqual([1_490]);
  });

  it("finds everything of a price that stands alone, what can be had first", () => {
    const found = search("under 500");
    expect(found.map(({ name }) => name).toSorted()).toEqual(listDemo(({ price }) => price <= 500));
    const soldOut = found.findIndex(({ isSoldOut }) => isSoldOut);
    expect(soldOut < 0 || found.slice(soldOut).every(({ isSoldOut }) => isSoldOut)).toBe(true);
    expect(search("under 1")).toEqual([]);
    expect(search("")).toEqual([]);
  });
});

/** A search for a cloth, and what the fabric of everything that it finds must say; that of the first is in its name too. */
const FABRICS: [q: string, fabric: RegExp, first: string][] = [
  ["linen", /linen/, "Linen-Blend Pleated Short"],
  ["লিনেন শার্ট", /linen/, "Linen-Cotton Half Shirt"],
  ["leather belt", /leather/i, "Braided Leather Belt"],
  ["chamrar belt", /leather/i, "Braided Leather Belt"],
  ["pique polo", /piqué/, "Piqué Polo 220 gsm"],
  ["100% cotton tee", /cotton/, "Combed Cotton Tee 180 gsm"],
  ["kordoroy cap", /corduroy/, "Corduroy Cap"],
  ["elastane denim", /elastane/, ""],
  ["wool cap", /wool/, ""],
  ["viscose", /viscose|rayon/, ""],
];

it.each(FABRICS)("finds by its fabric: %s", (q, fabric, first) => {
  const found = namesOf(q);
  expect(found.length).toBeGreaterThan(0);
  const made = DEMO_PRODUCTS.filter(({ name }) => found.includes(name));
  for (const product of made)
    expect([product.name, fabric.test(product.fabric ?? "")]).toEqual([product.name, true]);
  if (first) expect(found[0]).toBe(first);
});

it("takes the silver of a buckle for no colour, and what is left of a percentage for no size", () => {
  const own = new Catalogue();
  own.set(sampleProduct({ fabric: "60% wool, silver thread, 34 wale", sizes: ["M"], colors: ["Black"] }));
  const found = (q: string) => findPriced(own, readPriceWords(q)).entries.length;
  expect([found("silver"), found("wool"), found("grey"), found("34")]).toEqual([1, 1, 0, 0]);
});
