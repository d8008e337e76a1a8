import type { Category } from "@/lib/categories";
import { pageTextsOf } from "@/lib/catalogue/categories/page-texts";
import type { CollectionDto } from "@/lib/catalogue/collections/dto";
import { categoryPath, collectionPath, PATHS } from "@/lib/paths";
import { cleanLine, cutAtWord } from "@/lib/platform/text/text";
import { brandFacts, returnTime } from "@/lib/shop-facts";

/** Search engines show about so many characters. */
const MAX_TITLE = 65;
export const MAX_DESCRIPTION = 160;

/** What stands after the title of every page but the first. */
export const titleSuffix = (): string => ` | ${brandFacts().name}`;
export const maxPageTitle = (): number => MAX_TITLE - titleSuffix().length;

/** What a search engine shows of a page. */
export interface PublicPage {
  path: string;
  /** The brand's name is added to it. */
  title: string;
  description: string;
}

export const aboutPage = (): PublicPage => ({
  path: PATHS.about,
  title: "About & Contact",
  description: `Who ${brandFacts().name} is, and how to reach us: phone, email and the way to our outlet.`,
});

export const returnPage = (): PublicPage => ({
  path: PATHS.returns,
  title: "Return & Exchange",
  description: `How to return or exchange within ${returnTime()}: what we take back, what to bring, and what you get.`,
});

export const privacyPage = (): PublicPage => ({
  path: PATHS.privacy,
  title: "Privacy",
  description: `What ${brandFacts().name} keeps about you, what it is for, who else sees it, and how you have it deleted.`,
});

export const termsPage = (): PublicPage => ({
  path: PATHS.terms,
  title: "Terms",
  description: `What holds for an order at ${brandFacts().name}: confirming, prices and payment, delivery, and returns.`,
});

export const searchPage = (): PublicPage => ({
  path: PATHS.search,
  title: "Search",
  description: `Search all that ${brandFacts().name} makes, in English or in Bangla: by name, category, color, size and fit.`,
});

export function publicPageOf(category: Category): PublicPage {
  return { path: categoryPath(category.slug), ...pageTextsOf(category) };
}

/** One of a category's later pages: the first sentence is what there is room for. */
export function laterPageOf(category: Category, page: number, pages: number): PublicPage {
  const { title, description } = pageTextsOf(category);
  const [first = ""] = description.split(/(?<=\.) /);
  return {
    path: categoryPath(category.slug, page),
    title: `${title}, page ${page}`,
    description: `Page ${page} of ${pages}. ${first}`,
  };
}

interface ListPlace {
  page: number;
  pages: number;
}

/** One of a collection's pages; where the owner has described none, it says what there is. */
export function collectionPage(
  { slug, name, description }: Pick<CollectionDto, "slug" | "name" | "description">,
  { page, pages }: ListPlace,
): PublicPage {
  const text = cleanLine(description) || `${name} at ${brandFacts().name}: sizes, colors and prices.`;
  return {
    path: collectionPath(slug, page),
    title: page === 1 ? name : `${name}, page ${page}`,
    description: cutAtWord(page === 1 ? text : `Page ${page} of ${pages}. ${text}`, MAX_DESCRIPTION),
  };
}
