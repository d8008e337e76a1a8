import "server-only";
import { getCategoryBySlug } from "@/lib/categories";
import { getCollection, listBuyable } from "@/lib/catalogue/collections/queries";
import { getCachedProduct, listProductsByIds } from "@/lib/catalogue/products/queries";
import { isListed } from "@/lib/catalogue/products/drafts";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { cachedRead } from "@/lib/platform/cache/cached-read";
import { CACHE_TAGS } from "@/lib/platform/cache/cache-tags";
import type { Slide } from "@/lib/settings/home/slides";
import { MOST_IN_ROW } from "@/lib/settings/home/constants";
import type { HomeLayout } from "@/lib/settings/home/defaults";
import { categorySlugOf, collectionSlugOf, productIdOf } from "@/lib/settings/home/targets";
import { categoriesInForce } from "@/lib/shop-categories";
import { isSoldOut } from "@/lib/stock/stock-text";

/** What can be had of the products that the owner has chosen for a row, in their order: cached until any product changes. */
async function listChosenProducts(productIds: string[]): Promise<ProductDto[]> {
  if (productIds.length === 0) return [];
  return await cachedRead({
    key: ["chosen-products", ...productIds],
    tags: [CACHE_TAGS.products],
    read: () => readChosenProducts(productIds),
  });
}

export async function readChosenProducts(productIds: string[]): Promise<ProductDto[]> {
  const products = new Map((await listProductsByIds(productIds)).map((product) => [product._id, product]));
  return productIds.flatMap((productId) => {
    const product = products.get(productId);
    return product && isListed(product) && !isSoldOut(product) ? [product] : [];
  });
}

/** What can be had of the owner's row: of its collection, or else of the products that they have chosen for it. */
export async function listRow({ collection: slug, products }: HomeLayout["row"]): Promise<ProductDto[]> {
  const collection = slug === "" ? null : await getCollection(slug);
  return collection ? await listBuyable(collection, MOST_IN_ROW) : await listChosenProducts(products);
}

/** The slides without those whose product, collection or category is not in the shop now: they would lead to a missing page. */
export async function listShownSlides(slides: readonly Slide[]): Promise<Slide[]> {
  const checked = await Promise.all(
    slides.map(async (slide) => {
      return (await isThere(slide)) ? [slide] : [];
    }),
  );
  return checked.flat();
}

/** Whether the product, collection or category that a slide leads to is there; every other page is. */
async function isThere({ href }: Slide): Promise<boolean> {
  const [productId, slug] = [productIdOf(href), collectionSlugOf(href)];
  if (productId !== null) return (await getCachedProduct(productId)) !== null;
  if (slug !== null) return (await getCollection(slug)) !== null;
  const category = categorySlugOf(href);
  return category === null || getCategoryBySlug(categoriesInForce(), category) !== null;
}
