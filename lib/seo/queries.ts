import "server-only";
import { type ProductDto, toColorImages } from "@/lib/products/dto";
import { streamProductBatches } from "@/lib/products/stream-products";

export interface ListedProduct extends ProductDto {
  /** When an admin last changed it, in ISO 8601. */
  updatedAt: string;
}

/** What a sitemap tells of a product. */
export type SitemapProduct = Pick<
  ListedProduct,
  "_id" | "category" | "updatedAt" | "image1" | "image2" | "image3" | "colorImages"
>;

/** What the sitemap tells of every product, newest first. */
export async function listSitemapProducts(): Promise<SitemapProduct[]> {
  const mapped: SitemapProduct[] = [];
  for await (const products of streamProductBatches())
    for (const { _id, category, updatedAt, image1, image2, image3, colorImages } of products)
      mapped.push({
        _id: _id.toString(),
        category,
        updatedAt: updatedAt.toISOString(),
        image1,
        image2,
        image3,
        ...(colorImages && { colorImages: toColorImages(colorImages) }),
      });
  return mapped;
}
