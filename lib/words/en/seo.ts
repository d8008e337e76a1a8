import type { Category, DefaultSlug } from "@/lib/categories";
import { formatCount } from "@/lib/platform/text/format";
import { sayList } from "@/lib/words/en/list";

/** What search engines show of a page. */
interface PageText {
  title: string;
  description: string;
}

/** Pages of the twelve categories; the owner writes those of their own. */
export const CATEGORY_PAGES: Readonly<Record<DefaultSlug, PageText>> = {
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

interface ListPlace {
  page: number;
  pages: number;
}

interface OfferText {
  name: string;
  price: string;
  facts: string[];
  isSoldOut: boolean;
}

interface ProductFacts {
  fit?: string | undefined;
  sizes: string[];
  colors: string[];
}

const isDefault = (slug: string): slug is DefaultSlug => Object.hasOwn(CATEGORY_PAGES, slug);

/** What search engines show of each page: at most 65 and 160 characters, the brand's name with them. */
export const seo = {
  home: "Home",
  notFound: "Not found",
  about: (brand: string): PageText => ({
    title: "About & Contact",
    description: `Who ${brand} is, and how to reach us: phone, email and the way to our outlet.`,
  }),
  returns: (time: string): PageText => ({
    title: "Return & Exchange",
    description: `How to return or exchange within ${time}: what we take back, what to bring, and what you get.`,
  }),
  privacy: (brand: string): PageText => ({
    title: "Privacy",
    description: `What ${brand} keeps about you, what it is for, who else sees it, and how you have it deleted.`,
  }),
  terms: (brand: string): PageText => ({
    title: "Terms",
    description: `What holds for an order at ${brand}: confirming, prices and payment, delivery, and returns.`,
  }),
  search: (brand: string): PageText => ({
    title: "Search",
    description: `Search all that ${brand} makes, in English or in Bangla: by name, category, color, size and fit.`,
  }),
  wishlist: (brand: string): PageText => ({
    title: "Wishlist",
    description: `The products you have saved at ${brand}, with prices and stock.`,
  }),
  category: ({ slug, name, page }: Category): PageText =>
    page ?? (isDefault(slug) ? CATEGORY_PAGES[slug] : { title: name, description: name }),
  laterTitle: (title: string, page: number) => `${title}, page ${page}`,
  laterText: ({ page, pages }: ListPlace, text: string) => `Page ${page} of ${pages}. ${text}`,
  collection: (name: string, brand: string) => `${name} at ${brand}: sizes, colors and prices.`,
  offer: ({ name, price, facts, isSoldOut }: OfferText) => {
    const terms = isSoldOut ? "Sold out." : "Cash on delivery anywhere in Bangladesh.";
    const offer = `${name} for ${price}`;
    return `${facts.length > 0 ? `${offer}: ${facts.join(", ")}` : offer}. ${terms}`;
  },
  facts: ({ fit, sizes, colors }: ProductFacts): string[] =>
    [
      fit ?? "",
      sizes.length > 0 ? `${sizes.length === 1 ? "size" : "sizes"} ${sayList(sizes)}` : "",
      colors.length > 0 ? `in ${sayList(colors)}` : "",
    ].filter(Boolean),
  /** On the picture of a shared link. */
  card: {
    collection: "Collection",
    styles: (count: number) => (count === 1 ? "1 style" : `${formatCount(count)} styles`),
    returns: "Return or exchange",
    within: (time: string) => `Within ${time}`,
    cash: "Cash on delivery anywhere in Bangladesh",
  },
};
