import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { CATEGORY_NAMES } from "@/lib/categories";
import { listFields } from "@/lib/catalogue/products/list-fields";
import { createProductSchema } from "@/lib/catalogue/products/schema";
import { shownFact } from "@/lib/catalogue/products/words";
import DRAWN from "@/lib/catalogue/products/pictured-colors.json";
import { isSameOption, listOptions } from "@/lib/stock/options";
import { bangla } from "@/lib/words/bn/bangla";
import {
  getColorSlug,
  getPicturePath,
  listOtherColors,
  PICTURE_VIEWS,
  PICTURE_WIDTHS,
  toColorSlug,
} from "./product";
import { DEMO_PRODUCTS } from "./products";

const PUBLIC_FOLDER = path.resolve(import.meta.dirname, "../public");
const CATALOGUE_FOLDER = path.join(PUBLIC_FOLDER, "catalogue");
const MAX_CATALOGUE_BYTES = 40_000_000;

describe("demo catalogue", () => {
  it.each(CATEGORY_NAMES)("has at least eight products in %s", (name) => {
    expect(DEMO_PRODUCTS.filter((product) => product.category === name).length).toBeGreaterThanOrEqual(8);
  });

  it("has names and slugs that are unique without regard to case", () => {
    for (const key of ["name", "slug"] as const) {
      const values = DEMO_PRODUCTS.map((product) => product[key].toLowerCase());
      expect(new Set(values).size).toBe(values.length);
    }
  });

  it("is described in sentences, each product in its own", () => {
    const texts = DEMO_PRODUCTS.map(({ description = "" }) => description);
    expect(texts.filter((text) => !/^[A-Z].{30,200}\.$/.test(text))).toEqual([]);
    expect(new Set(texts).size).toBe(DEMO_PRODUCTS.length);
  });

  it("has names and descriptions in Bangla, which are unique too and have no Latin letter or digit", () => {
    const names = DEMO_PRODUCTS.map(({ nameBn = "" }) => nameBn);
    expect(new Set(names).size).toBe(DEMO_PRODUCTS.length);
    const texts = DEMO_PRODUCTS.flatMap(({ nameBn, descriptionBn }) => [nameBn, descriptionBn]);
    expect(texts.filter((text) => !/^[^A-Za-z0-9]+$/.test(text ?? ""))).toEqual([]);
  });

  it("is described in words that are known in Bangla", () => {
    const { productFacts: facts, values } = bangla;
    const said = DEMO_PRODUCTS.flatMap((product) => [
      ...listFields("fact").map((name) => shownFact("bn", product, name, facts[name]).text),
      values.fit(product.fit),
      ...product.colors.map(values.color),
    ]);
    expect(said.filter((text) => /[A-Za-z]/.test(text))).toEqual([]);
  });

  it.each(DEMO_PRODUCTS)("keeps the limits of the product form: $slug", (product) => {
    expect(product.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(product.name.trim()).toBe(product.name);
    expect(product.name.length).toBeGreaterThanOrEqual(1);
    expect(product.name.length).toBeLessThanOrEqual(100);
    expect(Number.isInteger(product.price)).toBe(true);
    expect(product.price).toBeGreaterThanOrEqual(1);
    expect(product.price).toBeLessThanOrEqual(1_000_000);
    expect(product.stock).toMatch(/^\d*$/);
    for (const list of [product.sizes, product.colors]) {
      expect(list.length).toBeGreaterThan(0);
      expect(list.every((entry) => entry !== "")).toBe(true);
      expect(new Set(list.map((entry) => entry.toLowerCase())).size).toBe(list.length);
    }
  });

  it.each(DEMO_PRODUCTS)("has its own label: $slug", (product) => {
    const details = createProductSchema.parse(product);
    expect(details.fabric).toBeTruthy();
    expect(details.care).toBeTruthy();
    expect(details.origin).toMatch(/Dhaka$/);
  });

  it("holds sold-out, low and untracked stock", () => {
    const stocks = new Set(DEMO_PRODUCTS.map((product) => product.stock));
    expect([...stocks]).toEqual(expect.arrayContaining(["0", "2", ""]));
  });
});

describe("the demo's counts by option", () => {
  const counted = DEMO_PRODUCTS.flatMap(({ stockByOption: rows, ...product }) =>
    rows ? [{ ...product, rows }] : [],
  );

  it.each(counted)("are of options that it has: $slug", ({ rows, ...product }) => {
    expect(createProductSchema.safeParse({ ...product, stockByOption: rows }).success).toBe(true);
    const options = listOptions(product);
    for (const row of rows) expect(options.some((option) => isSameOption(option, row))).toBe(true);
    // Every colour has its line, and every line a number for every size.
    expect(new Set(rows.map(({ color }) => color)).size).toBe(product.colors.length);
    expect(product.stock).toBe(String(rows.reduce((sum, { stock }) => sum + stock, 0)));
  });

  it("show what there is to see: sizes that are low, gone, not made, and products that are sold out in all", () => {
    const some = counted.filter(({ stock }) => stock !== "0");
    expect(counted.length).toBeGreaterThan(60);
    expect(counted.length - some.length).toBeGreaterThanOrEqual(1);
    const pieces = some.flatMap(({ rows }) => rows.map(({ stock }) => stock));
    expect(pieces.filter((stock) => stock === 0).length).toBeGreaterThan(20);
    expect(pieces.filter((stock) => stock > 0 && stock <= 5).length).toBeGreaterThan(100);
    expect(pieces.filter((stock) => stock > 5).length).toBeGreaterThan(60);
    expect(counted.some(({ rows, ...product }) => rows.length < listOptions(product).length)).toBe(true);
    expect(counted.some(({ rows }) => rows.length >= 24)).toBe(true);
  });

  it("leave some products counted as one, and some not counted", () => {
    const others = DEMO_PRODUCTS.filter(({ stockByOption }) => !stockByOption);
    expect(others.filter(({ stock }) => Number(stock) > 0).length).toBeGreaterThan(10);
    expect(others.filter(({ stock }) => stock === "").length).toBeGreaterThanOrEqual(3);
  });
});

describe("the demo's pictures by colour", () => {
  it.each(DEMO_PRODUCTS)(
    "begin with those of its first colour, and are no other colour's: $slug",
    (product) => {
      const { colors, colorImages = {}, colorGalleries = {}, image1, image2, image3 } = product;
      expect(Object.keys(colorGalleries)).toEqual(colors.length > 1 ? colors : []);
      expect(Object.entries(colorImages)).toEqual(
        Object.entries(colorGalleries).map(([color, [first]]) => [color, first]),
      );
      expect(colorGalleries[colors[0] ?? ""] ?? [image1, image2, image3]).toEqual([image1, image2, image3]);
      const all = Object.values(colorGalleries).flat();
      expect(new Set(all).size).toBe(all.length);
      expect(createProductSchema.safeParse(product).success).toBe(true);
    },
  );

  it("are drawn of every colour from every side, as the shop is told", () => {
    const told = Object.entries(DRAWN).map(([slug, colors]) => [slug, Object.entries(colors)]);
    expect(told).toEqual(
      DEMO_PRODUCTS.map(({ slug, colors }) => [
        slug,
        colors.map((color) => [toColorSlug(color), [...PICTURE_VIEWS]]),
      ]),
    );
  });
});

describe("catalogue pictures", () => {
  const files = new Set(readdirSync(CATALOGUE_FOLDER));

  it("has every view of every colour at every width, and nothing else", () => {
    const slugs = DEMO_PRODUCTS.flatMap(({ slug, colors }) => [
      slug,
      ...listOtherColors({ colors }).map((color) => getColorSlug(slug, color)),
    ]);
    const wanted = slugs.flatMap((slug) =>
      PICTURE_VIEWS.flatMap((view) =>
        PICTURE_WIDTHS.map((width) => path.basename(getPicturePath(slug, view, width))),
      ),
    );
    expect([...files].sort()).toEqual([...wanted].sort());
  });

  it("points each product at pictures that exist", () => {
    for (const { image1, image2, image3, colorImages = {} } of DEMO_PRODUCTS) {
      for (const image of [image1, image2, image3, ...Object.values(colorImages)]) {
        expect(statSync(path.join(PUBLIC_FOLDER, image)).size).toBeGreaterThan(0);
      }
    }
  });

  it("weighs no more than 40 MB", () => {
    const bytes = [...files].reduce((sum, file) => sum + statSync(path.join(CATALOGUE_FOLDER, file)).size, 0);
    expect(bytes).toBeLessThanOrEqual(MAX_CATALOGUE_BYTES);
  });
});
