import type { Category, CategorySlug, DefaultSlug } from "@/lib/categories";

/** What search engines show of the page of a category. */
type CategoryText = NonNullable<Category["page"]>;

const CATEGORY_TEXTS: Readonly<Record<CategorySlug, CategoryText>> = {
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
} satisfies Record<DefaultSlug, CategoryText>;

export const pageTextsOf = ({ slug, name, page }: Category): CategoryText =>
  page ?? CATEGORY_TEXTS[slug] ?? { title: name, description: name };
