import { type CategoryGroup, type CategoryName, type DefaultName, getCategoryByName } from "@/lib/categories";
import { isListed } from "@/lib/catalogue/products/drafts";
import { allCategories } from "@/lib/shop-categories";

/** What is worn with a product of each group of categories, the nearest first. */
const GOES_WITH: Readonly<Record<CategoryGroup, readonly DefaultName[]>> = {
  PANTS: ["Belts", "Basic T-shirt", "Full Sleeve Shirts", "Polo T-shirts"],
  SHIRTS: ["Twill Pants", "Belts", "Denim Pants", "Wallets"],
  "T-SHIRTS": ["Denim Pants", "Shorts", "Caps", "Boxers"],
  ACCESSORIES: ["Basic T-shirt", "Denim Pants", "Half Sleeve Shirts", "Twill Pants"],
};

/** The categories that go with those that were bought, the nearest first. Who has bought a belt needs no other. */
export function categoriesWith(bought: readonly CategoryName[]): CategoryName[] {
  const groups = new Set(bought.flatMap((name) => getCategoryByName(allCategories(), name)?.group ?? []));
  const ranked = takeTurns([...groups].map((group) => GOES_WITH[group]));
  return ranked.filter((category) => !bought.includes(category) && isListed({ category }));
}

/** The first of each list, then the second of each, and so on, each once. */
const takeTurns = <Item>(lists: (readonly Item[])[]): Item[] => {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return [
    ...new Set(
      Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat(),
    ),
  ];
};
