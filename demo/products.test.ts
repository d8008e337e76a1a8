import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { CATEGORY_NAMES } from "@/lib/catalog";
import { getPicturePath, PICTURE_VIEWS, PICTURE_WIDTHS } from "./product";
import { DEMO_PRODUCTS } from "./products";

const PUBLIC_FOLDER = path.resolve(import.meta.dirname, "../public");
const CATALOGUE_FOLDER = path.join(PUBLIC_FOLDER, "catalogue");
const MAX_CATALOGUE_BYTES = 6_000_000;

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

  it("holds sold-out, low and untracked stock", () => {
    const stocks = new Set(DEMO_PRODUCTS.map((product) => product.stock));
    expect([...stocks]).toEqual(expect.arrayContaining(["0", "2", ""]));
  });
});

describe("catalogue pictures", () => {
  const files = new Set(readdirSync(CATALOGUE_FOLDER));

  it("has every view at both widths, and nothing else", () => {
    const wanted = DEMO_PRODUCTS.flatMap(({ slug }) =>
      PICTURE_VIEWS.flatMap((view) =>
        PICTURE_WIDTHS.map((width) => path.basename(getPicturePath(slug, view, width))),
      ),
    );
    expect([...files].sort()).toEqual([...wanted].sort());
  });

  it("points each product at pictures that exist", () => {
    for (const { image1, image2, image3 } of DEMO_PRODUCTS) {
      for (const image of [image1, image2, image3]) {
        expect(statSync(path.join(PUBLIC_FOLDER, image)).size).toBeGreaterThan(0);
      }
    }
  });

  it("weighs no more than 6 MB", () => {
    const bytes = [...files].reduce((sum, file) => sum + statSync(path.join(CATALOGUE_FOLDER, file)).size, 0);
    expect(bytes).toBeLessThanOrEqual(MAX_CATALOGUE_BYTES);
  });
});
