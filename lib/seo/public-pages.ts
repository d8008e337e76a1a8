import type { Category, CategorySlug } from "@/lib/categories";
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
  description: `Search all that ${brandFacts().name} makes, in English or in Bengali: by name, category, color, size and fit.`,
});

type CategoryText = Pick<PublicPage, "title" | "description">;

const CATEGORY_TEXTS: Record<CategorySlug, CategoryText> = {
  denimpants: {
    title: "Denim Pants for Men",
    description:
      "Full-length jeans in raw, rinsed and washed denim, from light stretch to heavy selvedge. Cut slim, straight, tapered or relaxed.",
  },
  twillpants: {
    title: "Twill Pants for Men",
    description:
      "Chinos, cargos, joggers and office trousers in cotton twill. Flat-front or pleated, slim to relaxed.",
  },
  shorts: {
    title: "Shorts for Men",
    description:
      "Chino, denim, cargo and sweat shorts for Dhaka's heat. In twill, ripstop, seersucker, terry and linen blends.",
  },
  fullshirts: {
    title: "Full Sleeve Shirts for Men",
    description:
      "Oxford, poplin, denim, flannel and twill shirts with full sleeves. For the office, for Friday, and for the cool months.",
  },
  halfshirts: {
    title: "Half Sleeve Shirts for Men",
    description:
      "Half sleeve shirts in linen-cotton, poplin, chambray and seersucker. With camp or classic collars, cut for warm days.",
  },
  polotshirts: {
    title: "Polo T-shirts for Men",
    description:
      "Polos in piqué and mercerized cotton, plain, tipped, striped or color-blocked. Collars and plackets made to keep their shape.",
  },
  basictshirts: {
    title: "Basic T-shirts for Men",
    description:
      "Plain tees in combed cotton, from a light V-neck to a heavyweight crew, with henleys, ringers and stripes beside them.",
  },
  dropshoulders: {
    title: "Drop-shoulder T-shirts for Men",
    description:
      "Drop-shoulder tees in heavy jersey and terry, cut wide in body and sleeve. Plain, garment-dyed or acid-washed.",
  },
  boxers: {
    title: "Boxers for Men",
    description:
      "Woven boxers in cotton and poplin, and trunks and boxer briefs in stretch jersey and modal.",
  },
  belts: {
    title: "Belts for Men",
    description:
      "Leather belts for jeans and for the office, and web and canvas belts for every day. Plain, braided or reversible.",
  },
  caps: {
    title: "Caps for Men",
    description:
      "Six-panel caps, truckers, flat caps and bucket hats in twill, denim, corduroy and herringbone. Most have a strap to adjust.",
  },
  wallets: {
    title: "Wallets for Men",
    description:
      "Bifold, trifold, long and zip-around wallets, card holders and money clips. In full-grain leather, and in canvas with leather.",
  },
};

export function publicPageOf({ slug }: Category): PublicPage {
  return { path: categoryPath(slug), ...CATEGORY_TEXTS[slug] };
}

/** One of a category's later pages: the first sentence is what there is room for. */
export function laterPageOf({ slug }: Category, page: number, pages: number): PublicPage {
  const { title, description } = CATEGORY_TEXTS[slug];
  const [first = ""] = description.split(/(?<=\.) /);
  return {
    path: categoryPath(slug, page),
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
