import type { Category } from "@/lib/categories";
import { shared } from "@/lib/words/en/shared";
import { units } from "@/lib/words/en/units";

const countFound = (count: number): string => (count === 0 ? "No products" : shared.products(count));

/** Lists of products: cards, filters, the pages of a list, and the page of a search. */
export const listing = {
  moreCategories: "Show More Categories",
  ofCategory: (count: number, { plural }: Category) => `${units.count(count)} ${plural}`,
  ofCollection: (count: number) => `${units.count(count)} products`,
  empty: "There is nothing here right now. Have a look at our categories:",
  /** What a shopper keeps in mind, on this device. */
  wishlist: {
    title: "Wishlist",
    empty:
      "Nothing here yet. Press the heart on a product to keep it here: on this device, and in your account once you log in.",
    needsScript: "The wishlist needs JavaScript, which is off in this browser.",
    remove: "Remove",
    /** Over a list of somebody else's. */
    shared: {
      title: "Somebody has shared this list with you.",
      keep: "Add all to my wishlist",
      own: "See my wishlist",
    },
  },
  /** A number as it stands alone. */
  number: (number: number): string => String(number),
  card: {
    details: "See Details",
    detailsOf: (name: string) => `See Details: ${name}`,
    colors: (colors: readonly string[]) => `In ${colors.join(", ")}`,
  },
  filters: {
    title: "Filter",
    size: "Size",
    color: "Color",
    fit: "Fit",
    price: "Price in BDT",
    min: "From",
    max: "To",
    reduced: "Reduced",
    stock: "Stock",
    inStock: "In stock",
    order: "Order",
    bestMatch: "Best match",
    newest: "Newest",
    lowFirst: "Price, low to high",
    highFirst: "Price, high to low",
    showThem: "Show products",
    /** As many as can be had. */
    show: (count: number) => (count === 0 ? "None of these in stock" : `Show ${shared.products(count)}`),
    applied: "Filters",
    from: (price: string) => `From ${price}`,
    upTo: (price: string) => `Up to ${price}`,
    remove: (filter: string) => `Remove ${filter}`,
    clear: "Clear filters",
    noMatch: "Nothing matches all of these filters. Take one away, and look again.",
  },
  pages: {
    label: "Pages",
    previous: "Previous",
    next: "Next",
    place: (page: number, pages: number) => `Page ${page} of ${pages}`,
  },
  search: {
    allCategories: "All categories",
    found: countFound,
    /** Around the words that were searched. */
    foundFor: (count: number) => ({ before: `${countFound(count)} for “`, after: "”" }),
    unknown: { before: "Nothing is called “", after: "”." },
    /** Before what is found in other colours. */
    lacking: (colors: string[]) => `We have none in ${colors.join(" and ").toLowerCase()}.`,
    nearest: "Nearest to it",
    noted: "We note what is looked for and not found. Here is everything we make:",
  },
};
