import { type Category, type CategorySettings, getCategoryBySlug, listCategories } from "@/lib/categories";
import { type ShopFacts, shopFacts } from "@/lib/shop-facts";

interface Made {
  all: readonly Category[];
  inForce: readonly Category[];
}

/** Made once from what the owner has set, and not for each product that asks. */
const made = new WeakMap<CategorySettings, Made>();

function categories(): Made {
  const settings = shopFacts().categories;
  const known = made.get(settings);
  if (known) return known;
  const all = listCategories(settings);
  const fresh = { all, inForce: all.filter(({ isHidden }) => !isHidden) };
  made.set(settings, fresh);
  return fresh;
}

/** Every category that there is, in the owner's order: what a product may be in, and what the desk chooses from. */
export const allCategories = (): readonly Category[] => categories().all;

/** The categories that shoppers see, in the owner's order: without the hidden ones. */
export const categoriesInForce = (): readonly Category[] => categories().inForce;

/** The category that the address of a deleted one leads to. */
export function movedTo(slug: string): Category | null {
  const moved = shopFacts().categories.moved.find(({ from }) => from === slug);
  return moved ? getCategoryBySlug(categoriesInForce(), moved.to) : null;
}

/** The facts of the shop for the page of a customer, who is told of no hidden category of the owner's own. */
export const withoutHidden = (facts: ShopFacts): ShopFacts => ({
  ...facts,
  categories: {
    placed: facts.categories.placed.filter(({ isHidden, own }) => !isHidden || !own),
    moved: [],
    former: [],
  },
});
