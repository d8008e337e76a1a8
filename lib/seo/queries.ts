import "server-only";
import { CACHE_TAGS } from "@/lib/cache-tags";
import { cachedRead } from "@/lib/products/cached-read";
import { type ProductDto, toProductDto } from "@/lib/products/dto";
import { Product } from "@/models/product";

export interface ListedProduct extends ProductDto {
  /** When an admin last changed it, in ISO 8601. */
  updatedAt: string;
}

/** Every product for sitemap and feed, newest first: cached until any product changes; never caches a failed read. */
export function listForMachines(): Promise<ListedProduct[]> {
  return cachedRead({
    key: ["products-for-machines"],
    tags: [CACHE_TAGS.products],
    read: readForMachines,
  });
}

async function readForMachines(): Promise<ListedProduct[]> {
  const products = await Product.find().sort({ _id: -1 }).lean();
  return products.map((product) => ({
    ...toProductDto(product),
    updatedAt: product.updatedAt.toISOString(),
  }));
}
