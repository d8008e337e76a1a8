import { describe, expect, it } from "vitest";
import { DEMO_PRODUCTS } from "@/demo/products";
import { MIN_SEARCH_LENGTH, SUGGESTED_PRODUCTS } from "@/lib/catalogue/search/constants";
import { countableText } from "@/lib/catalogue/search/count-missed-search";
import { suggestFor } from "@/lib/catalogue/search/suggest-for";
import { answerSearch } from "@/lib/catalogue/search/answer-search";
import { Catalogue } from "@/lib/catalogue/search/catalogue";
import { sampleProduct } from "@/testing/sample-product";
import { wrongIn } from "@/testing/typings/judge-typing";
import { BANGLA_WRITERS } from "@/testing/typings/bangla-writers";
import { ENGLISH_WRITERS } from "@/testing/typings/english-writers";
import { GIFT_BUYERS } from "@/testing/typings/gift-buyers";
import { HURRIED } from "@/testing/typings/hurried";
import { STUDENTS } from "@/testing/typings/students";

const RIGHT_OF_ALL = 0.95;
const RIGHT_OF_EACH = 0.9;

const PEOPLE = {
  students: STUDENTS,
  "writers of Bangla": BANGLA_WRITERS,
  "writers of English": ENGLISH_WRITERS,
  "buyers of gifts": GIFT_BUYERS,
  "people in a hurry": HURRIED,
};

const catalogue = new Catalogue();
/** Every fourth is reduced. */
for (const [index, product] of DEMO_PRODUCTS.entries())
  catalogue.set({
    ...product,
    _id: index.toString(16).padStart(24, "0"),
    ...(index % 4 === 0 && { compareAtPrice: product.price + 200 }),
  });

const wrongOf = Object.entries(PEOPLE).map(([people, typings]) => ({
  people,
  count: typings.length,
  wrong: typings.flatMap((typing) =>
    wrongIn(catalogue, answerSearch(catalogue, { q: typing[0] }), typing).map(
      (why) => `${typing[0]}: ${why}`,
    ),
  ),
}));

describe("what people in Dhaka type", () => {
  it.each(wrongOf)("is understood of $people", ({ count, wrong }) => {
    expect(wrong.length / count, wrong.join("\n")).toBeLessThanOrEqual(1 - RIGHT_OF_EACH);
  });

  it("is understood by and large", () => {
    const wrong = wrongOf.flatMap((one) => one.wrong);
    const count = wrongOf.reduce((sum, one) => sum + one.count, 0);
    expect(count).toBe(300);
    expect(wrong.length / count, wrong.join("\n")).toBeLessThanOrEqual(1 - RIGHT_OF_ALL);
  });
});

describe("while they type", () => {
  const isLongEnough = ({ length }: string) => length >= MIN_SEARCH_LENGTH;
  const begun = Object.values(PEOPLE)
    .flat()
    .flatMap(([typed]) => Array.from(typed, (_, at) => typed.slice(0, at)).filter(isLongEnough));

  it("nothing is offered whose page is empty", () => {
    const sold = new Map(catalogue.list().map((entry) => [entry.id, entry]));
    const offered = [...new Set(begun)].map((q) => ({
      q,
      ...suggestFor(catalogue, { q, limit: SUGGESTED_PRODUCTS }),
    }));
    expect(offered.length).toBeGreaterThan(2_000);
    const empty = offered.flatMap(({ q, products, categories }) => [
      ...products.filter(({ _id }) => !sold.has(_id)).map(({ name }) => `${q}: ${name}`),
      ...categories
        .filter(({ name }) => catalogue.list(name).length === 0)
        .map(({ name }) => `${q}: ${name}`),
    ]);
    expect(empty).toEqual([]);
  });

  it.each(["jacket", "জ্যাকেট", "women", "hoodie", "shoes", "saree"])("nothing is offered for %s", (q) => {
    expect(suggestFor(catalogue, { q, limit: SUGGESTED_PRODUCTS })).toEqual({ products: [], categories: [] });
  });

  it("no category is offered that has no products", () => {
    const own = new Catalogue();
    own.set(sampleProduct({ category: "Belts" }));
    expect(
      suggestFor(own, { q: "gift", limit: SUGGESTED_PRODUCTS }).categories.map(({ name }) => name),
    ).toEqual(["Belts"]);
    expect(suggestFor(own, { q: "caps", limit: SUGGESTED_PRODUCTS }).categories).toEqual([]);
  });
});

it("counts for the desk what is not sold, in the words of the search", () => {
  const missed = (q: string) => answerSearch(catalogue, { q }).missed;
  expect(["jacket", "লাল গেঞ্জি", "jacket under 2000"].map(missed)).toEqual(["jacket", "লাল গেঞ্জি", "jacket"]);
  expect(["belt for pant", "gift for husband", "discount", "নতুন"].map(missed)).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(countableText("লাল গেঞ্জি")).not.toBeNull();
});

it("finds a kind of goods by any of its names in a shop that sells it", () => {
  const own = new Catalogue();
  own.set(sampleProduct({ name: "Quilted Jacket", category: "Full Sleeve Shirts" }));
  for (const q of ["jacket", "jaket", "জ্যাকেট", "জ্যাকেটের"])
    expect([q, answerSearch(own, { q }).found.entries.map(({ name }) => name)]).toEqual([
      q,
      ["Quilted Jacket"],
    ]);
});
