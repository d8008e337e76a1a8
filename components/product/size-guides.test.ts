import { expect, it } from "vitest";
import { findSizeGuide } from "@/components/product/size-guides";
import { adviseSize } from "@/lib/catalogue/size-guides/rules";
import { CATEGORIES } from "@/lib/categories";
import { DEMO_PRODUCTS } from "@/demo/products";
import { opened } from "@/lib/words/en/opened";
import { sizeGuides } from "@/lib/words/en/size-guides";

const ALL_SIZES = [
  "28",
  "30",
  "32",
  "34",
  "36",
  "38",
  "40",
  "42",
  "44",
  "S",
  "M",
  "L",
  "XL",
  "XXL",
  "One size",
];
const GUIDES = CATEGORIES.flatMap(({ name }) => {
  const guide = findSizeGuide(name, ALL_SIZES);
  if (!guide) return [];
  const columns = guide.columns.map((column) => sizeGuides.measures[column]);
  return [{ name, columns, rows: guide.rows, howTo: sizeGuides.of[guide.garment].howTo }];
});

it("names only the sizes that the product is sold in, in the names that it has there", () => {
  const sizesOf = (...[category, sold]: Parameters<typeof findSizeGuide>) =>
    findSizeGuide(category, sold)?.rows.map(({ size }) => size);
  expect(sizesOf("Denim Pants", ["30", "32"])).toEqual(["30", "32"]);
  expect(sizesOf("Shorts", ["S", "L"])).toEqual(["S", "L"]);
  expect(sizesOf("Belts", ["M", "L", "XL"])).toEqual(["M", "L", "XL"]);
  expect(sizesOf("Caps", ["One size"])).toEqual(["One size"]);
  expect(findSizeGuide("Belts", ["One size"])).toBeNull();
  expect(findSizeGuide("Wallets", ["One size"])).toBeNull();
});

it("has every size of every garment of the demo", () => {
  const without = DEMO_PRODUCTS.filter(({ category, sizes }) => {
    const rows = findSizeGuide(category, sizes)?.rows ?? [];
    const isOneSize = sizes.includes("One size");
    return !isOneSize && category !== "Wallets" && rows.length < sizes.length;
  });
  expect(without.map(({ slug, sizes }) => [slug, sizes])).toEqual([]);
});

it.each(GUIDES)(
  "tells of $name how each of its measures is taken, and of no other",
  ({ columns, howTo, rows }) => {
    const told = howTo.flatMap((step) => /^([A-Z][a-z]+): /.exec(step)?.[1] ?? []);
    if (told.length > 0) expect(told).toEqual(columns);
    for (const { inches } of rows) expect(inches).toHaveLength(columns.length);
  },
);

it("says once how a belt goes with trousers: size 34, which is 34 inches, with size 32", () => {
  const belts = findSizeGuide("Belts", ["34"]);
  expect(belts?.rows).toEqual([{ size: "34", inches: [34] }]);
  expect(sizeGuides.of.belts.howTo.filter((step) => /two|32/.test(step))).toHaveLength(1);
});

it("tells whoever a cap or a band takes an inch for that it fits, as their notes say", () => {
  const sizesFor = (...[category, sold, inches]: [...Parameters<typeof findSizeGuide>, number]) => {
    const guide = findSizeGuide(category, sold);
    return guide && adviseSize(guide, inches, opened.sizeAdvice).sizes;
  };
  expect(sizesFor("Caps", ["One size"], 23.5)).toEqual(["One size"]);
  expect(sizesFor("Caps", ["One size"], 24)).toEqual([]);
  expect(sizesFor("Boxers", ["S", "M"], 30)).toEqual(["S"]);
  expect(sizesFor("Denim Pants", ["32", "34"], 36)).toEqual([]);
});
