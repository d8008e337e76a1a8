import "server-only";
import { createHash } from "node:crypto";
import { type Category, getCategoryByName } from "@/lib/categories";
import type { CollectionDto } from "@/lib/catalogue/collections/dto";
import { getCollectionPage } from "@/lib/catalogue/collections/queries";
import { categoryPath, collectionPath, detailsPath, PATHS } from "@/lib/paths";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { getCategoryPage, listNewArrivals } from "@/lib/catalogue/products/queries";
import { NEW_ARRIVALS } from "@/lib/catalogue/products/rules";
import { shownName } from "@/lib/catalogue/products/words";
import { isSoldOut } from "@/lib/stock/stock-text";
import { aboutPage, returnPage } from "@/lib/seo/public-pages";
import { SHARE_PHOTOS } from "@/lib/seo/share/rules";
import { brandTexts } from "@/lib/settings/brand/words";
import { categoriesInForce } from "@/lib/shop-categories";
import { aboutPicture, brandName, orderTerms } from "@/lib/shop-facts";
import type { Language } from "@/lib/words/constants";
import { languageOfRequest, wordsOf } from "@/lib/words/of-request";

/** The contents of a shared link's picture. Two links to the same thing in a language show the same picture. */
export interface ShareCard {
  language: Language;
  /** Where the picture is served. */
  path: string;
  label: string;
  name: string;
  /** A price, how many there are, or how long one has. */
  fact: string;
  isSoldOut: boolean;
  /** Addresses as products name them. */
  photos: string[];
}

/** Where the picture of a page is, by the page's address in English. Files have no prefix of a language. */
const cardPath = (language: Language, path: string): string =>
  `/share${language === "en" ? "" : `/${language}`}${path}`;

export function productCard(product: ProductDto, language = languageOfRequest()): ShareCard {
  const category = getCategoryByName(categoriesInForce(), product.category);
  return {
    language,
    path: cardPath(language, detailsPath(product._id)),
    label: category ? wordsOf("categories", language).name(category) : product.category,
    name: shownName(language, product).text,
    fact: wordsOf("units", language).money(product.price),
    isSoldOut: isSoldOut(product),
    photos: [product.image1],
  };
}

export async function categoryCard(category: Category, language = languageOfRequest()): Promise<ShareCard> {
  const rail = await getCategoryPage(category.name, 1);
  return {
    language,
    path: cardPath(language, categoryPath(category.slug)),
    label: wordsOf("shell", language).dock.groups[category.group],
    name: wordsOf("categories", language).name(category),
    fact: countStyles(language, rail?.count ?? 0),
    isSoldOut: false,
    photos: photosOf(rail?.products ?? []),
  };
}

export async function collectionCard(
  collection: CollectionDto,
  language = languageOfRequest(),
): Promise<ShareCard> {
  const listing = await getCollectionPage(collection, 1);
  return {
    language,
    path: cardPath(language, collectionPath(collection.slug)),
    label: wordsOf("seo", language).card.collection,
    name: collection.name,
    fact: countStyles(language, listing?.count ?? 0),
    isSoldOut: false,
    photos: photosOf(listing?.products ?? []),
  };
}

const countStyles = (language: Language, count: number): string =>
  count === 0 ? "" : wordsOf("seo", language).card.styles(count);

export async function homeCard(language = languageOfRequest()): Promise<ShareCard> {
  return {
    language,
    path: cardPath(language, "/home"),
    label: wordsOf("home", language).newArrivals,
    name: brandTexts(language).tagline.text,
    fact: "",
    isSoldOut: false,
    photos: photosOf(await listNewArrivals(NEW_ARRIVALS)),
  };
}

export const aboutCard = (language = languageOfRequest()): ShareCard => ({
  language,
  path: cardPath(language, PATHS.about),
  label: aboutPage(wordsOf("seo", language)).title,
  name: brandTexts(language).tagline.text,
  fact: "",
  isSoldOut: false,
  photos: [aboutPicture()].filter((picture) => picture !== null),
});

export function returnCard(language = languageOfRequest()): ShareCard {
  const words = wordsOf("seo", language);
  const units = wordsOf("units", language);
  return {
    language,
    path: cardPath(language, PATHS.returns),
    label: returnPage(words, units).title,
    name: words.card.returns,
    fact: words.card.within(units.days(orderTerms().returnDays)),
    isSoldOut: false,
    photos: [],
  };
}

/** The photographs of the newest products that lie on this server: others cannot be drawn. */
function photosOf(products: Pick<ProductDto, "image1">[]): string[] {
  const addresses = products.map(({ image1 }) => image1);
  return addresses.filter((address) => address.startsWith("/")).slice(0, SHARE_PHOTOS);
}

/** Changes with all that the picture shows, the brand too: it is in its address, so that nobody goes on showing an old one. */
export function versionOf(card: ShareCard): string {
  return createHash("sha256")
    .update(JSON.stringify({ ...card, brand: brandName(card.language) }))
    .digest("hex")
    .slice(0, 12);
}

/** The alternative text, for people who do not see the picture. */
export function describeCard({ language, name, fact, isSoldOut: isGone }: ShareCard): string {
  return [name, fact, isGone && wordsOf("goods", language).stock.soldOut].filter(Boolean).join(", ");
}
