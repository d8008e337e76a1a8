import { getCategoryByName } from "@/lib/categories";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { allCategories } from "@/lib/shop-categories";

/** The filter of the products that everybody may see. */
export const PUBLISHED = { isDraft: { $ne: true } } as const;
export const DRAFT = { isDraft: true } as const;

/** The names of the hidden categories. */
export const hiddenCategories = (): string[] =>
  allCategories().flatMap(({ isHidden, name }) => (isHidden ? [name] : []));

/** The filter of the products in lists for shoppers: those of a hidden category have their own pages alone. */
export function listed() {
  const hidden = hiddenCategories();
  return hidden.length > 0 ? { ...PUBLISHED, category: { $nin: hidden } } : PUBLISHED;
}

/** The filter of all others. */
export function unlisted() {
  const hidden = hiddenCategories();
  return hidden.length > 0 ? { $or: [DRAFT, { category: { $in: hidden } }] } : DRAFT;
}

/** The same of a product that everybody may see. */
export const isListed = ({ category }: Pick<ProductDto, "category">): boolean =>
  !getCategoryByName(allCategories(), category)?.isHidden;

export interface ReadOptions {
  /** True for admins alone: they see drafts too. */
  withDrafts?: boolean;
  /** True for admins alone: they are told what a product costs the shop. */
  withCost?: boolean;
}

/** Nothing where drafts are shown too. */
export const publishedUnless = ({ withDrafts = false }: ReadOptions) => (withDrafts ? {} : PUBLISHED);

export const isPublished = ({ isDraft }: Pick<ProductDto, "isDraft">): boolean => !isDraft;
