import "server-only";
import type { Metadata } from "next";
import type { Category } from "@/lib/catalog";
import { PATHS } from "@/lib/paths";
import type { ProductDto } from "@/lib/products/dto";
import { absoluteUrl } from "@/lib/seo/absolute-url";
import { categoryPage, type PublicPage } from "@/lib/seo/public-pages";
import { productPage } from "@/lib/seo/product-text";
import { SITE } from "@/lib/site";

/** Title, description and canonical address of a page. Call it while a page is made: a build has no address. */
export function pageMetadata({ path, title, description }: PublicPage): Metadata {
  return { title, description, ...addressed({ path, title, description }) };
}

/** The home page's title is the brand's own, as the layout gives it. */
export function homeMetadata(): Metadata {
  const title = `${SITE.name}: ${SITE.tagline}`;
  return addressed({ path: PATHS.home, title, description: SITE.description });
}

export function categoryMetadata(category: Category | null): Metadata {
  return category ? pageMetadata(categoryPage(category)) : {};
}

export function productMetadata(product: ProductDto | null): Metadata {
  return product ? pageMetadata(productPage(product)) : {};
}

function addressed({ path, title, description }: PublicPage): Metadata {
  const url = absoluteUrl(path);
  return {
    metadataBase: new URL(absoluteUrl(PATHS.home)),
    alternates: { canonical: url },
    openGraph: { type: "website", siteName: SITE.name, title, description, url },
  };
}
