import { familiesOf } from "@/lib/catalogue/search/color-names";
import { describe, expect, it } from "vitest";
import * as fc from "fast-check";
import { DEMO_PRODUCTS } from "@/demo/products";
import { Catalogue } from "@/lib/catalogue/search/catalogue";
import type { IndexedProduct } from "@/lib/catalogue/search/indexed-product";
import type { Facet } from "@/lib/catalogue/search/dto";
import { filterCategory, filterEntries } from "@/lib/catalogue/search/filter-entries";
import { optionSlug } from "@/lib/platform/text/option-slug";
import { type Filters, NO_FILTERS } from "@/lib/catalogue/search/rules";
import { sampleProduct } from "@/testing/sample-product";
import { IS_LONG } from "@/testing/long-tests";

const idOf = (index: number) => index.toString(16).padStart(24, "0");
/** Every third is reduced, and every other third has an old price that is no reduction. */
const PRODUCTS: IndexedProduct[] = DEMO_PRODUCTS.map((product, index) => ({
  ...product,
  _id: idOf(index),
  ...(index % 3 > 0 && { compareAtPrice: product.price + (index % 3 === 1 ? 200 : 0) }),
}));

function fill(products: readonly IndexedProduct[]): Catalogue {
  const catalogue = new Catalogue();
  for (const product of products) catalogue.set(product);
  return catalogue;
}

const demo = fill(PRODUCTS);
const filter = (filters: Partial<Filters>, catalogue = demo) =>
  filterEntries(catalogue, catalogue.list(null, filters.sort ?? "new"), { ...NO_FILTERS, ...filters });
const countOf = (facets: Facet[], slug: string) => facets.find((facet) => facet.slug === slug)?.count ?? 0;

/** The same, read slowly and plainly from the products themselves. */
function matches(product: IndexedProduct, filters: Filters): boolean {
  const rows =
    product.stockByOption ??
    product.sizes.flatMap((size) =>
      product.colors.map((color) => ({ size, color, stock: product.stock === "0" ? 0 : 1 })),
    );
  const familyOf = (color: string) => familiesOf(color);
  return (
    (filters.fit.length === 0 || filters.fit.includes(optionSlug(product.fit))) &&
    (filters.min === null || product.price >= filters.min) &&
    (filters.max === null || product.price <= filters.max) &&
    (!filters.isReduced || (product.compareAtPrice ?? 0) > product.price) &&
    rows.some(
      ({ size, color, stock }) =>
        (filters.size.length === 0 || filters.size.includes(optionSlug(size))) &&
        (filters.color.length === 0 || familyOf(color).some((family) => filters.color.includes(family))) &&
        (stock > 0 || !(filters.isInStock || filters.size.length > 0 || filters.color.length > 0)),
    )
  );
}

const someFilters: fc.Arbitrary<Filters> = fc.record({
  size: fc.subarray(["s", "l", "xl", "30", "32", "one-size"], { maxLength: 2 }),
  color: fc.subarray(["navy", "black", "olive", "maroon"], { maxLength: 2 }),
  fit: fc.subarray(["slim-fit", "regular-fit"], { maxLength: 2 }),
  min: fc.constantFrom(null, 500, 1_200),
  max: fc.constantFrom(null, 900, 2_000),
  isReduced: fc.boolean(),
  isInStock: fc.boolean(),
  sort: fc.constantFrom(null, "new" as const, "low" as const, "high" as const),
});

describe("filters", () => {
  it("keep just what has one of the values of each, and count just what one would see", () => {
    fc.assert(
      fc.property(someFilters, (filters) => {
        const { entries, facets } = filter(filters);
        const expected = PRODUCTS.filter((product) => matches(product, filters));
        expect(entries.map(({ id }) => id).toSorted()).toEqual(expected.map(({ _id }) => _id).toSorted());
        const seenWith = (change: Partial<Filters>) =>
          PRODUCTS.filter((product) => matches(product, { ...filters, ...change })).length;
        for (const { slug, count } of facets.size) expect(count).toBe(seenWith({ size: [slug] }));
        for (const { slug, count } of facets.color) expect(count).toBe(seenWith({ color: [slug] }));
        for (const { slug, count } of facets.fit) expect(count).toBe(seenWith({ fit: [slug] }));
        expect(facets.reduced).toBe(seenWith({ isReduced: true }));
        expect(facets.inStock).toBe(seenWith({ isInStock: true }));
      }),
      { numRuns: IS_LONG ? 300 : 100 },
    );
  });

  it("ask for size and colour in one option, and for a piece of it", () => {
    const stockByOption = [
      { size: "L", color: "Black", stock: 3 },
      { size: "M", color: "Navy", stock: 0 },
    ];
    const shop = fill([
      sampleProduct({ sizes: ["M", "L"], colors: ["Black", "Navy"], stock: "3", stockByOption }),
    ]);
    const found = (filters: Partial<Filters>) => filter(filters, shop).entries.length;
    expect(found({ size: ["l"], color: ["black"] })).toBe(1);
    expect(found({ size: ["l"], color: ["navy"] })).toBe(0);
    expect(found({ size: ["m"], color: ["navy"] })).toBe(0);
    expect(found({ size: ["m"] })).toBe(0);
    expect(found({ size: ["m"], color: ["navy"], isInStock: true })).toBe(0);
    expect(found({ size: ["m", "l"], isInStock: true })).toBe(1);
  });

  it("take navy blue, নেভি and navy for one colour, and a colour that no table knows for its own", () => {
    const colors = ["Navy Blue", "নেভি", "NAVY", "Gamboge"];
    const shop = fill(colors.map((color, index) => sampleProduct({ _id: idOf(index), colors: [color] })));
    const { facets } = filter({}, shop);
    expect(facets.color).toMatchObject([
      { slug: "navy", label: "Navy", count: 3 },
      { slug: "gamboge", label: "Gamboge", count: 1 },
    ]);
  });

  it("show a chosen value also where it has nothing", () => {
    const { entries, facets } = filter({ size: ["42"], fit: ["boxy-fit"] });
    expect(entries).toEqual([]);
    expect(countOf(facets.size, "42")).toBe(0);
    expect(facets.size.find(({ slug }) => slug === "42")).toMatchObject({ isChosen: true });
  });

  it("order by price, and equal prices by age", () => {
    const prices = (sort: Filters["sort"]) => filter({ sort }).entries.map(({ price }) => price);
    const sorted = (isSoldOut: boolean, sign: 1 | -1) =>
      filter({})
        .entries.filter((entry) => entry.isSoldOut === isSoldOut)
        .map(({ price }) => price)
        .toSorted((one, other) => sign * (one - other));
    expect(sorted(true, 1).length).toBeGreaterThan(0);
    expect(prices("low")).toEqual([...sorted(false, 1), ...sorted(true, 1)]);
    expect(prices("high")).toEqual([...sorted(false, -1), ...sorted(true, -1)]);
    const cheapest = filter({ sort: "low" }).entries.filter(({ price }) => price === 690);
    expect(cheapest.map(({ id }) => id)).toEqual(
      cheapest
        .map(({ id }) => id)
        .toSorted()
        .reverse(),
    );
  });

  it("know at once what has changed of a category that was narrowed before", () => {
    const shirt = (change: Partial<IndexedProduct>) =>
      sampleProduct({ category: "Caps", sizes: ["M"], colors: ["Black"], ...change });
    const shop = fill([
      shirt({ _id: idOf(1), price: 500, stock: "1" }),
      shirt({ _id: idOf(2), price: 700, stock: "1" }),
    ]);
    const narrow = (filters: Partial<Filters>) => {
      const { entries, facets } = filterCategory(shop, "Caps", { ...NO_FILTERS, ...filters });
      return [...entries.map(({ id }) => Number.parseInt(id, 16)), `${facets.inStock} in stock`];
    };
    const cheapest = () => narrow({ sort: "low", isInStock: true });
    expect(cheapest()).toEqual([1, 2, "2 in stock"]);
    shop.set(shirt({ _id: idOf(1), price: 900, stock: "1" }));
    expect(cheapest()).toEqual([2, 1, "2 in stock"]);
    shop.set(shirt({ _id: idOf(2), price: 700, stock: "0" }));
    expect(cheapest()).toEqual([1, "1 in stock"]);
    expect(narrow({ sort: "high" })).toEqual([1, 2, "1 in stock"]);
    shop.delete(idOf(1));
    expect(cheapest()).toEqual(["0 in stock"]);
  });

  it("offer sizes as they grow", () => {
    const sizes = filter({}).facets.size.map(({ label }) => label);
    expect(sizes.join(" ")).toBe("S M L XL XXL 28 30 32 34 36 38 40 42 One size");
  });
});
