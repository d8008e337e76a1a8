import type { Category } from "@/lib/categories";
import { seo } from "@/lib/words/en/seo";

/** What search engines show of the page of a category in English. */
export const pageTextsOf = (category: Category): NonNullable<Category["page"]> => seo.category(category);
