/**
 * The one table of categories: the contract's strings (`name`), routes, dock labels and titles.
 * Every place that lists, links, validates or counts categories reads it from here.
 */
export const CATEGORIES = [
  { slug: "denimpants", name: "Denim Pants", label: "DENIM - FULL", group: "PANTS" },
  { slug: "twillpants", name: "Twill Pants", label: "TWILL - FULL", group: "PANTS" },
  { slug: "shorts", name: "Shorts", label: "SHORTS", group: "PANTS" },
  { slug: "fullshirts", name: "Full Sleeve Shirts", label: "FULL SLEEVE", group: "SHIRTS" },
  { slug: "halfshirts", name: "Half Sleeve Shirts", label: "HALF SLEEVE", group: "SHIRTS" },
  { slug: "polotshirts", name: "Polo T-shirts", label: "POLO", group: "T-SHIRTS" },
  { slug: "basictshirts", name: "Basic T-shirt", label: "BASIC", group: "T-SHIRTS" },
  { slug: "dropshoulders", name: "Drop-shoulder", label: "DROP-SHOULDER", group: "T-SHIRTS" },
  { slug: "boxers", name: "Boxers", label: "BOXERS", group: "ACCESSORIES" },
  { slug: "belts", name: "Belts", label: "BELTS", group: "ACCESSORIES" },
  { slug: "caps", name: "Caps", label: "CAPS", group: "ACCESSORIES" },
  { slug: "wallets", name: "Wallets", label: "WALLETS", group: "ACCESSORIES" },
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
