import type { Category } from "@/lib/categories";
import type { CollectionDto } from "@/lib/catalogue/collections/dto";
import { categoryPath, collectionPath, PATHS } from "@/lib/paths";
import { cleanLine, cutAtWord } from "@/lib/platform/text/text";
import { brandName, orderTerms } from "@/lib/shop-facts";
import { brandTexts } from "@/lib/settings/brand/words";
import { languageOfRequest, wordsOf } from "@/lib/words/of-request";

/** Search engines show about so many characters. */
const MAX_TITLE = 65;
export const MAX_DESCRIPTION = 160;

/** What stands after the title of every page but the first. */
export const titleSuffix = (): string => ` | ${brandName(languageOfRequest())}`;
export const maxPageTitle = (): number => MAX_TITLE - titleSuffix().length;

/** What the shop is called where no page says more. */
export function brandPage(): Omit<PublicPage, "path"> {
  const { name, tagline, description } = brandTexts(languageOfRequest());
  return { title: `${name}: ${tagline.text}`, description: description.text };
}

/** What a search engine shows of a page. */
export interface PublicPage {
  /** In English; the addresses of the other languages follow from it. */
  path: string;
  /** The brand's name is added to it. */
  title: string;
  description: string;
}

export const aboutPage = (words = wordsOf("seo")): PublicPage => ({
  path: PATHS.about,
  ...words.about(brandName(languageOfRequest())),
});

export const returnPage = (words = wordsOf("seo"), { days } = wordsOf("units")): PublicPage => ({
  path: PATHS.returns,
  ...words.returns(days(orderTerms().returnDays)),
});

export const privacyPage = (): PublicPage => ({
  path: PATHS.privacy,
  ...wordsOf("seo").privacy(brandName(languageOfRequest())),
});

export const termsPage = (): PublicPage => ({
  path: PATHS.terms,
  ...wordsOf("seo").terms(brandName(languageOfRequest())),
});

export const searchPage = (): PublicPage => ({
  path: PATHS.search,
  ...wordsOf("seo").search(brandName(languageOfRequest())),
});

export const wishlistPage = (): PublicPage => ({
  path: PATHS.wishlist,
  ...wordsOf("seo").wishlist(brandName(languageOfRequest())),
});

export function publicPageOf(category: Category): PublicPage {
  return { path: categoryPath(category.slug), ...wordsOf("seo").category(category) };
}

/** One of a category's later pages: the first sentence is what there is room for. */
export function laterPageOf(category: Category, page: number, pages: number): PublicPage {
  const words = wordsOf("seo");
  const { title, description } = words.category(category);
  const [first = ""] = description.split(/(?<=[.।]) /);
  return {
    path: categoryPath(category.slug, page),
    title: words.laterTitle(title, page),
    description: words.laterText({ page, pages }, first),
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
  const words = wordsOf("seo");
  const text = cleanLine(description) || words.collection(name, brandName(languageOfRequest()));
  return {
    path: collectionPath(slug, page),
    title: page === 1 ? name : words.laterTitle(name, page),
    description: cutAtWord(page === 1 ? text : words.laterText({ page, pages }, text), MAX_DESCRIPTION),
  };
}
