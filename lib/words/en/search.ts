import { shared } from "@/lib/words/en/shared";

/** The search over every page, and what it suggests. */
export const search = {
  inShop: "Search the shop",
  forProducts: "Search for products",
  examples: "Jeans, navy polo L, পাঞ্জাবি",
  seeAll: "See all results",
  found: (count: number) => `${count} suggestions`,
  nothing: "Nothing of that name. Try another word.",
  suggestions: "Suggestions",
  /** As it is suggested: by its name, and by its address in English. */
  category: ({ name }: { name: string; path: string }): string => name,
  products: "Products",
  categories: shared.categories,
};
