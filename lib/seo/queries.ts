import "server-only";
import { randomUUID } from "node:crypto";
import { CACHE_TAGS } from "@/lib/cache-tags";
import { pingDb } from "@/lib/db";
import { cachedRead } from "@/lib/products/cached-read";
import { type ProductDto, toProductDto } from "@/lib/products/dto";
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

/** Another text after any product has changed, and every five minutes. While the database is away, what was the last one stays it. */
export function readCatalogueVersion(): Promise<string> {
  return cachedRead({
    key: ["catalogue-version"],
    tags: [CACHE_TAGS.products],
    async read() {
      await pingDb();
      return randomUUID();
    },
  });
}

/** Every product, newest first. */
export async function* walkDtos(): AsyncGenerator<ProductDto> {
  for await (const products of walkProducts()) yield* products.map(toProductDto);
}

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
