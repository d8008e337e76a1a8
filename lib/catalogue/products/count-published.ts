import "server-only";
import type { CategoryName } from "@/lib/categories";
import { engineHint } from "@/lib/platform/database/engine-hint";
import { hiddenCategories } from "@/lib/catalogue/products/drafts";
import { Product } from "@/models/product";

const BY_CATEGORY = { category: 1, _id: -1, isDraft: 1 } as const;
const DRAFTS = { isDraft: 1, _id: -1, category: 1 } as const;

/** The products of a category that everybody may see, or those of all. Only indexes are read. */
export async function countPublished(category?: CategoryName): Promise<number> {
  const [all, drafts] = await Promise.all([
    category ? Product.countDocuments({ category }).hint(engineHint(BY_CATEGORY)) : Product.countDocuments(),
    Product.countDocuments({ isDraft: true, ...(category && { category }) }).hint(engineHint(DRAFTS)),
  ]);
  return Math.max(0, all - drafts);
}

/** The products that lists for shoppers have: those of hidden categories are in none. */
export async function countListed(): Promise<number> {
  const [all, ...hidden] = await Promise.all([
    countPublished(),
    ...hiddenCategories().map((category) => countPublished(category)),
  ]);
  return Math.max(0, all - hidden.reduce((sum, count) => sum + count, 0));
}
