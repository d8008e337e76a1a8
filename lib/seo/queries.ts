import "server-only";
import type { ProductDto } from "@/lib/products/dto";
import { walkProducts } from "@/lib/products/walk-products";

export interface ListedProduct extends ProductDto {
  /** When an admin last changed it, in ISO 8601. */
  updatedAt: string;
}

/** What a sitemap tells of a product. */
export type MappedProduct = Pick<
  ListedProduct,
  "_id" | "category" | "updatedAt" | "image1" | "image2" | "image3"
>;

/** What the sitemap tells of every product, newest first. */
export async function listMapped(): Promise<MappedProduct[]> {
  const mapped: MappedProduct[] = [];
  for await (const products of walkProducts())
    for (const { _id, category, updatedAt, image1, image2, image3 } of products)
      mapped.push({
        _id: _id.toString(),
        category,
        updatedAt: updatedAt.toISOString(),
        image1,
        image2,
        image3,
      });
  return mapped;
}
