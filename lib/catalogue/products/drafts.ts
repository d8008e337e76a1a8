import type { ProductDto } from "@/lib/catalogue/products/dto";

/** The filter of the products that everybody may see. */
export const PUBLISHED = { isDraft: { $ne: true } } as const;

export interface DraftOptions {
  /** True for admins alone: they see drafts too. */
  withDrafts?: boolean;
}

/** Nothing where drafts are shown too. */
export const publishedUnless = ({ withDrafts = false }: DraftOptions) => (withDrafts ? {} : PUBLISHED);

export const isPublished = ({ isDraft }: Pick<ProductDto, "isDraft">): boolean => !isDraft;
