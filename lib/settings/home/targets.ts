import { categoriesInForce } from "@/lib/shop-categories";
import { CATEGORY_SLUG, OWN_SEGMENTS } from "@/lib/own-segments";
import { categoryPath, COLLECTION_SLUG, collectionPath, detailsPath, PATHS } from "@/lib/paths";
import type { Words } from "@/lib/words/words";

/** Pages of the shop that a slide can lead to by their names, beside the products. */
export const namedTargets = (
  { pages }: Words["deskSettings"]["home"]["target"],
  categories: Words["categories"],
) => [
  ...categoriesInForce().map((category) => ({
    value: categoryPath(category.slug),
    label: categories.name(category),
  })),
  { value: PATHS.search, label: pages.search },
  { value: PATHS.about, label: pages.about },
  { value: PATHS.returns, label: pages.returns },
];

const PAGES: readonly string[] = [PATHS.search, PATHS.about, PATHS.returns, PATHS.privacy, PATHS.terms];
const ID = /^[0-9a-f]{24}$/;
const QUERY = /^[\w%=&.,+~-]*$/;
const DETAILS = detailsPath("");

/** The id of the product whose page an address is, also while it is being chosen; null for any other page. */
export const productIdOf = (href: string): string | null =>
  href.startsWith(DETAILS) ? (href.slice(DETAILS.length).split("?")[0] ?? "") : null;

const COLLECTION = collectionPath("");

/** What stands in the address of the collection that a slide leads to; null for any other page. */
export const collectionSlugOf = (href: string): string | null =>
  href.startsWith(COLLECTION) ? (href.slice(COLLECTION.length).split("?")[0] ?? "") : null;

const OWN: ReadonlySet<string> = new Set(OWN_SEGMENTS);
const CATEGORY = new RegExp(`^/${CATEGORY_SLUG}$`);

/** What stands in the address of the category that a slide leads to; null for any other page. */
export function categorySlugOf(href: string): string | null {
  const [path = ""] = href.split("?");
  const slug = path.slice(1);
  return CATEGORY.test(path) && !OWN.has(slug) ? slug : null;
}

/**
 * Whether an address can be that of a category, a collection, a product or another page of this shop that a slide can lead
 * to. Whether there is such a one is asked where it is shown: categories and products go while the slide stays.
 */
export function isTarget(href: string): boolean {
  const [path = "", query = "", ...more] = href.split("?");
  const isCategory = categorySlugOf(path) !== null;
  const isOfList = isCategory || PAGES.includes(path) || COLLECTION_SLUG.test(collectionSlugOf(path) ?? "");
  const isPage = isOfList || ID.test(productIdOf(path) ?? "");
  return isPage && more.length === 0 && QUERY.test(query);
}
