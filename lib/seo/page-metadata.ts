import "server-only";
import type { Metadata } from "next";
import type { Category } from "@/lib/categories";
import { PATHS } from "@/lib/paths";
import type { CollectionDto } from "@/lib/catalogue/collections/dto";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { inLanguage } from "@/lib/catalogue/products/words";
import { pageAddress } from "@/lib/seo/page-address";
import { absoluteUrl } from "@/lib/platform/http/absolute-url";
import { brandPage, collectionPage, type PublicPage, publicPageOf } from "@/lib/seo/public-pages";
import { productPage } from "@/lib/seo/product-text";
import { brandName } from "@/lib/shop-facts";
import { SITE } from "@/lib/site";
import { localPath } from "@/lib/words/local-path.mjs";
import { languageOfRequest } from "@/lib/words/of-request";

/** Title, description and canonical address of a page. Call it while a page is made: a build has no address. */
export function pageMetadata({ path, title, description }: PublicPage): Metadata {
  return { title: inTemplate(title), description, ...addressed({ path, title, description }) };
}

/** The home page's title is the brand's own, as the layout gives it. */
export function homeMetadata(): Metadata {
  return addressed({ path: PATHS.home, ...brandPage() });
}

export function categoryMetadata(category: Category | null): Metadata {
  return category ? pageMetadata(publicPageOf(category)) : {};
}

/** Metadata of a page that search engines are not to list: they get the page that it names as its canonical one. */
export const notIndexed = ({ alternates, ...metadata }: Metadata): Metadata => ({
  ...metadata,
  alternates: { canonical: alternates?.canonical },
  robots: { index: false, follow: true },
});

/** Of a collection's first page, or of a later one. */
export const collectionMetadata = (
  collection: CollectionDto,
  place: { page: number; pages: number } = { page: 1, pages: 1 },
): Metadata => pageMetadata(collectionPage(collection, place));

/** Without a type, which the page says itself: the framework knows no products (components/product/product-tags.tsx). */
export function productMetadata(product: ProductDto | null): Metadata {
  if (!product) return {};
  const page = productPage(inLanguage(languageOfRequest(), product));
  return { ...pageMetadata(page), openGraph: openGraphOf(page) };
}

/** The framework puts a title into the layout's template by `replace`, to which a dollar sign means something. */
const inTemplate = (title: string): string => title.replaceAll("$", "$$$$");

function addressed(page: PublicPage): Metadata {
  return {
    metadataBase: new URL(absoluteUrl(PATHS.home)),
    alternates: {
      canonical: pageAddress(page.path),
      languages: languagesOf(page.path),
    },
    openGraph: { type: "website", ...openGraphOf(page) },
  };
}

/** The page's addresses in all languages, of which search engines choose; of a page in one language there are none. */
function languagesOf(path: string): Record<string, string> {
  const inBangla = localPath("bn", path);
  if (inBangla === path) return {};
  const english = absoluteUrl(path);
  return { en: english, bn: absoluteUrl(inBangla), "x-default": english };
}

/** What networks show of a link to the page, beside its picture. */
function openGraphOf({ path, title, description }: PublicPage) {
  const language = languageOfRequest();
  const url = pageAddress(path);
  return { siteName: brandName(language), locale: SITE.locales[language], title, description, url };
}
