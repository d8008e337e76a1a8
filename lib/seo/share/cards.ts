import "server-only";
import { createHash } from "node:crypto";
import type { Category } from "@/lib/categories";
import { formatBdt, formatCount } from "@/lib/platform/text/format";
import type { CollectionDto } from "@/lib/catalogue/collections/dto";
import { getCollectionPage } from "@/lib/catalogue/collections/queries";
import { categoryPath, collectionPath, detailsPath } from "@/lib/paths";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { getCategoryPage, listNewArrivals } from "@/lib/catalogue/products/queries";
import { NEW_ARRIVALS } from "@/lib/catalogue/products/rules";
import { isSoldOut } from "@/lib/stock/stock-text";
import { aboutPage, returnPage } from "@/lib/seo/public-pages";
import { SHARE_PHOTOS } from "@/lib/seo/share/rules";
import { brandFacts, returnTime } from "@/lib/shop-facts";
import { SITE } from "@/lib/site";
import { english } from "@/lib/words/en/english";

/** The contents of a shared link's picture. Two links to the same thing show the same picture. */
export interface ShareCard {
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

export function productCard(product: ProductDto): ShareCard {
  return {
    path: `/share${detailsPath(product._id)}`,
    label: product.category,
    name: product.name,
    fact: formatBdt(product.price),
    isSoldOut: isSoldOut(product),
    photos: [product.image1],
  };
}

export async function categoryCard({ slug, name, group }: Category): Promise<ShareCard> {
  const rail = await getCategoryPage(name, 1);
  return {
    path: `/share${categoryPath(slug)}`,
    label: group,
    name,
    fact: countStyles(rail?.count ?? 0),
    isSoldOut: false,
    photos: photosOf(rail?.products ?? []),
  };
}

export async function collectionCard(collection: CollectionDto): Promise<ShareCard> {
  const listing = await getCollectionPage(collection, 1);
  return {
    path: `/share${collectionPath(collection.slug)}`,
    label: "Collection",
    name: collection.name,
    fact: countStyles(listing?.count ?? 0),
    isSoldOut: false,
    photos: photosOf(listing?.products ?? []),
  };
}

const countStyles = (count: number): string =>
  count === 0 ? "" : `${formatCount(count)} ${count === 1 ? "style" : "styles"}`;

export async function homeCard(): Promise<ShareCard> {
  return {
    path: "/share/home",
    label: "New arrivals",
    name: brandFacts().tagline,
    fact: "",
    isSoldOut: false,
    photos: photosOf(await listNewArrivals(NEW_ARRIVALS)),
  };
}

export const aboutCard = (): ShareCard => ({
  path: "/share/about",
  label: aboutPage(english.seo).title,
  name: brandFacts().tagline,
  fact: "",
  isSoldOut: false,
  photos: [SITE.aboutPicture],
});

export const returnCard = (): ShareCard => ({
  path: "/share/return",
  label: returnPage(english.seo).title,
  name: "Return or exchange",
  fact: `Within ${returnTime()}`,
  isSoldOut: false,
  photos: [],
});

/** The photographs of the newest products that lie on this server: others cannot be drawn. */
function photosOf(products: Pick<ProductDto, "image1">[]): string[] {
  const addresses = products.map(({ image1 }) => image1);
  return addresses.filter((address) => address.startsWith("/")).slice(0, SHARE_PHOTOS);
}

/** Changes with all that the picture shows, the brand too: it is in its address, so that nobody goes on showing an old one. */
export function versionOf(card: ShareCard): string {
  return createHash("sha256")
    .update(JSON.stringify({ ...card, brand: brandFacts().name }))
    .digest("hex")
    .slice(0, 12);
}

/** The alternative text, for people who do not see the picture. */
export function describeCard({ name, fact, isSoldOut: isGone }: ShareCard): string {
  return [name, fact, isGone && "Sold out"].filter(Boolean).join(", ");
}
