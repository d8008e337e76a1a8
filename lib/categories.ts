/**
 * The table of the contract's twelve: its strings (`name`), what they are called in a sentence (`plural`), routes and dock
 * labels. The categories of a shop are these and the owner's own, as lib/shop-categories.ts gives them.
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

export const CATEGORY_NAMES = CATEGORIES.map(({ name }) => name);

export type CategoryGroup = (typeof CATEGORIES)[number]["group"];
export type DefaultName = (typeof CATEGORIES)[number]["name"];
export type DefaultSlug = (typeof CATEGORIES)[number]["slug"];

/** The category of a product, as products have it. */
export type CategoryName = string;
/** What stands in the address of a category. */
export type CategorySlug = string;

/** One of the twelve, or one of the owner's own. */
export interface Category {
  slug: CategorySlug;
  name: CategoryName;
  plural: string;
  label: string;
  group: CategoryGroup;
  /** No shopper sees it, or a list with its products. */
  isHidden?: boolean;
  /** What search engines show of the page of an own one; lib/catalogue/categories/page-texts.ts has it of the twelve. */
  page?: { title: string; description: string };
  /** Its name in Bengali, where the owner has given one. */
  nameBn?: string;
}

/** The dock's groups in the contract's order. */
export const CATEGORY_GROUPS = ["PANTS", "SHIRTS", "T-SHIRTS", "ACCESSORIES"] as const;

/** What the owner says of a category of their own. */
export interface OwnCategory {
  name: CategoryName;
  nameBn?: string | null | undefined;
  group: CategoryGroup;
  title: string;
  description: string;
}

/** A category in the owner's order; of the twelve without `own`, as their words are the table's. */
export interface PlacedCategory {
  path: CategorySlug;
  isHidden: boolean;
  /** Rises with each change by an admin. */
  version: number;
  own?: OwnCategory | null | undefined;
}

/** What the owner has made of the categories; both empty where they have changed nothing. */
export interface CategorySettings {
  /** All of them in their order. */
  placed: readonly PlacedCategory[];
  /** Where the addresses lead that deleted ones had. */
  moved: readonly { from: CategorySlug; to: CategorySlug }[];
  /** Names that categories had before they were deleted or renamed, and the addresses of those in their place. */
  former?: readonly { name: CategoryName; path: CategorySlug }[] | null | undefined;
}

export const NO_CATEGORY_SETTINGS: CategorySettings = { placed: [], moved: [] };

/** The twelve and the owner's own with their places: also those of the twelve that no place is stored of, behind the others. */
export function placeCategories({ placed }: CategorySettings): PlacedCategory[] {
  const others = CATEGORIES.filter(({ slug }) => !placed.some(({ path }) => path === slug));
  return [...placed, ...others.map(({ slug }) => ({ path: slug, isHidden: false, version: 1 }))];
}

/** All categories in the owner's order, the hidden ones too. */
export const listCategories = (settings: CategorySettings): Category[] =>
  placeCategories(settings).flatMap(toCategory);

/** None where it is neither one of the twelve nor the owner's own. */
function toCategory({ path, isHidden, own }: PlacedCategory): Category[] {
  const known = CATEGORIES.find(({ slug }) => slug === path);
  if (known) return [{ ...known, isHidden }];
  if (!own) return [];
  const { name, nameBn, group, title, description } = own;
  const words = { name, plural: name, label: name.toUpperCase(), ...(nameBn && { nameBn }) };
  return [{ slug: path, ...words, group, isHidden, page: { title, description } }];
}

export function getCategoryBySlug(categories: readonly Category[], slug: string): Category | null {
  return categories.find((category) => category.slug === slug) ?? null;
}

export function getCategoryByName(categories: readonly Category[], name: string): Category | null {
  return categories.find((category) => category.name === name) ?? null;
}

/**
 * The category that has what a name stands for: one that was deleted or renamed has another in its place. Of a name that
 * nobody remembers it is the first that shoppers see.
 */
export function categoryOfName(settings: CategorySettings, name: CategoryName): Category | null {
  const all = listCategories(settings);
  const former = settings.former?.find((one) => one.name === name);
  return (
    getCategoryByName(all, name) ??
    getCategoryBySlug(all, former?.path ?? "") ??
    all.find(({ isHidden }) => !isHidden) ??
    null
  );
}

export function listCategoriesOfGroup(categories: readonly Category[], group: CategoryGroup): Category[] {
  return categories.filter((category) => category.group === group);
}

/** The dock's groups that have a category. */
export const listGroups = (categories: readonly Category[]): CategoryGroup[] =>
  CATEGORY_GROUPS.filter((group) => listCategoriesOfGroup(categories, group).length > 0);
