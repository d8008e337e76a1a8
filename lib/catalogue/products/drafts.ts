import type { ProductDto } from "@/lib/catalogue/products/dto";

/** The filter of the products that everybody may see. */
export const PUBLISHED = { isDraft: { $ne: true } } as const;
export const DRAFT = { isDraft: true } as const;

export interface ReadOptions {
  /** True for admins alone: they see drafts too. */
  withDrafts?: boolean;
  /** True for admins alone: they are told what a product costs the shop. */
  withCost?: boolean;
}

/** Nothing where drafts are shown too. */
export const publishedUnless = ({ withDrafts = false }: ReadOptions) => (withDrafts ? {} : PUBLISHED);

export const isPublished = ({ isDraft }: Pick<ProductDto, "isDraft">): boolean => !isDraft;
