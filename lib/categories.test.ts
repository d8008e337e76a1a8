import { describe, expect, it } from "vitest";
import {
  CATEGORIES,
  CATEGORY_GROUPS,
  CATEGORY_NAMES,
  getCategoryByName,
  getCategoryBySlug,
  listCategoriesOfGroup,
} from "@/lib/categories";
import { categoryPath } from "@/lib/paths";

// Copied from the contract, points 2 and 3, not from the table.
const ROUTES_OF_CONTRACT = [
  "/denimpants",
  "/twillpants",
  "/shorts",
  "/fullshirts",
  "/halfshirts",
  "/polotshirts",
  "/basictshirts",
  "/dropshoulders",
  "/boxers",
  "/belts",
  "/wallets",
  "/caps",
];
const NAMES_OF_CONTRACT =
  "Denim Pants, Twill Pants, Shorts, Full Sleeve Shirts, Half Sleeve Shirts, Polo T-shirts, Basic T-shirt, Drop-shoulder, Boxers, Belts, Caps, Wallets";
const DOCK_OF_CONTRACT = {
  PANTS: ["DENIM - FULL", "TWILL - FULL", "SHORTS"],
  SHIRTS: ["FULL SLEEVE", "HALF SLEEVE"],
  "T-SHIRTS": ["POLO", "BASIC", "DROP-SHOULDER"],
  ACCESSORIES: ["BOXERS", "BELTS", "CAPS", "WALLETS"],
};

describe("the table of categories", () => {
  it("holds the contract's twelve strings in their order", () => {
    expect(CATEGORY_NAMES.join(", ")).toBe(NAMES_OF_CONTRACT);
  });

  it("holds the contract's twelve routes", () => {
    const routes = CATEGORIES.map((category) => categoryPath(category.slug));
    expect(routes.toSorted()).toEqual(ROUTES_OF_CONTRACT.toSorted());
  });

  it("holds the dock's groups and labels in the contract's order", () => {
    const dock = CATEGORY_GROUPS.map((group) => [
      group,
      listCategoriesOfGroup(CATEGORIES, group).map((category) => category.label),
    ]);
    expect(Object.fromEntries(dock)).toEqual(DOCK_OF_CONTRACT);
    expect(CATEGORY_GROUPS).toEqual(Object.keys(DOCK_OF_CONTRACT));
  });

  it.each([
    ["denimpants", "Denim Pants"],
    ["twillpants", "Twill Pants"],
    ["shorts", "Shorts"],
    ["fullshirts", "Full Sleeve Shirts"],
    ["halfshirts", "Half Sleeve Shirts"],
    ["polotshirts", "Polo T-shirts"],
    ["basictshirts", "Basic T-shirt"],
    ["dropshoulders", "Drop-shoulder"],
    ["boxers", "Boxers"],
    ["belts", "Belts"],
    ["caps", "Caps"],
    ["wallets", "Wallets"],
  ])("shows at /%s what is called %s", (slug, name) => {
    expect(getCategoryBySlug(CATEGORIES, slug)?.name).toBe(name);
    expect(getCategoryByName(CATEGORIES, name)?.slug).toBe(slug);
  });

  it.each(["", "DENIMPANTS", "Denim Pants", "toString", "__proto__"])("knows no address %j", (slug) => {
    expect(getCategoryBySlug(CATEGORIES, slug)).toBeNull();
  });
});
