import "server-only";
import { getCachedProduct, listProductsByIds } from "@/lib/catalogue/products/queries";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { cachedRead } from "@/lib/platform/cache/cached-read";
import { CACHE_TAGS } from "@/lib/platform/cache/cache-tags";
import type { Slide } from "@/lib/settings/home/slides";
import { productIdOf } from "@/lib/settings/home/targets";
import { isSoldOut } from "@/lib/stock/stock-text";

/** What can be had of the products that the owner has chosen for a row, in their order: cached until any product changes. */
export async function listChosenProducts(productIds: string[]): Promise<ProductDto[]> {
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
    return product && !isSoldOut(product) ? [product] : [];
  });
}

/** The slides without those whose product is not in the shop any more, or a draft: they would lead to a missing page. */
export async function listShownSlides(slides: readonly Slide[]): Promise<Slide[]> {
  const checked = await Promise.all(
    slides.map(async (slide) => {
      const productId = productIdOf(slide.href);
      return productId === null || (await getCachedProduct(productId)) ? [slide] : [];
    }),
  );
  return checked.flat();
}
