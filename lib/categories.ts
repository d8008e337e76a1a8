/**
 * The one table of categories: the contract's strings (`name`), what they are called in a
 * sentence (`plural`), routes, dock labels and titles.
 * Every place that lists, links, validates or counts categories reads it from here.
 */
export const CATEGORIES = [
  { slug: "denimpants", name: "Denim Pants", plural: "denim pants", label: "DENIM - FULL", group: "PANTS" },
  { slug: "twillpants", name: "Twill Pants", plural: "twill pants", label: "TWILL - FULL", group: "PANTS" },
  { slug: "shorts", name: "Shorts", plural: "shorts", label: "SHORTS", group: "PANTS" },
  {
    slug: "fullshirts",
    name: "Full Sleeve Shirts",
    plural: "full sleeve shirts",
    label: "FULL SLEEVE",
    group: "SHIRTS",
  },
  {
    slug: "halfshirts",
    name: "Half Sleeve Shirts",
    plural: "half sleeve shirts",
    label: "HALF SLEEVE",
    group: "SHIRTS",
  },
  { slug: "polotshirts", name: "Polo T-shirts", plural: "polo T-shirts", label: "POLO", group: "T-SHIRTS" },
  { slug: "basictshirts", name: "Basic T-shirt", plural: "basic tees", label: "BASIC", group: "T-SHIRTS" },
  {
    slug: "dropshoulders",
    name: "Drop-shoulder",
    plural: "drop-shoulder tees",
    label: "DROP-SHOULDER",
    group: "T-SHIRTS",
  },
  { slug: "boxers", name: "Boxers", plural: "boxers", label: "BOXERS", group: "ACCESSORIES" },
  { slug: "belts", name: "Belts", plural: "belts", label: "BELTS", group: "ACCESSORIES" },
  { slug: "caps", name: "Caps", plural: "caps", label: "CAPS", group: "ACCESSORIES" },
  { slug: "wallets", name: "Wallets", plural: "wallets", label: "WALLETS", group: "ACCESSORIES" },
] as const;

export type Category = (typeof CATEGORIES)[number];
export type CategoryName = Category["name"];
export type CategorySlug = Category["slug"];

export const CATEGORY_NAMES = CATEGORIES.map((category) => category.name);

/** The dock's groups in the contract's order. */
export const CATEGORY_GROUPS = ["PANTS", "SHIRTS", "T-SHIRTS", "ACCESSORIES"] as const;

export function getCategoryBySlug(slug: string): Category | null {
  return CATEGORIES.find((category) => category.slug === slug) ?? null;
}

export function getCategoryByName(name: string): Category | null {
  return CATEGORIES.find((category) => category.name === name) ?? null;
}

export function listCategoriesOfGroup(group: Category["group"]): Category[] {
  return CATEGORIES.filter((category) => category.group === group);
}
