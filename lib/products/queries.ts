import "server-only";
import { unstable_cache } from "next/cache";
import { cache } from "react";
import { CACHE_TAGS } from "@/lib/cache-tags";
import type { CategoryName } from "@/lib/catalog";
import { connectDb } from "@/lib/db";
import { type ProductDto, toProductDto } from "@/lib/products/dto";
import type { ListProductsQuery } from "@/lib/products/schema";
import { escapeRegExp, foldCase } from "@/lib/text";
import { Product } from "@/models/product";

// A backstop: what changes outside of a request, such as stock that the sweeper gives back, shows after this.
const REVALIDATE_SECONDS = 300;

/** Products newest first, straight from the database; `cursor` is the id of the last one seen. */
export async function listProducts({ category, q, limit, cursor }: ListProductsQuery = {}): Promise<
  ProductDto[]
> {
  const products = await Product.find({
    ...(category && { category }),
    ...(q && { nameKey: new RegExp(escapeRegExp(foldCase(q))) }),
    ...(cursor && { _id: { $lt: cursor } }),
  })
    .sort({ _id: -1 })
    .limit(limit ?? 0)
    .lean();
  return products.map(toProductDto);
}

/** The product, or null if there is none of this id. */
export async function getProduct(productId: string): Promise<ProductDto | null> {
  const product = await Product.findById(productId).lean();
  return product && toProductDto(product);
}

/** The pages' read of a category: cached until one of its products changes; never caches a failed read. */
export function listCategoryProducts(category: CategoryName): Promise<ProductDto[]> {
  const read = unstable_cache(
    async () => {
      await connectDb();
      return await listProducts({ category });
    },
    ["category-products", category],
    { tags: [CACHE_TAGS.category(category)], revalidate: REVALIDATE_SECONDS },
  );
  return read();
}

/** The newest products of all, for the home page: cached until any product changes. */
export function listNewArrivals(limit: number): Promise<ProductDto[]> {
  const read = unstable_cache(
    async () => {
      await connectDb();
      return await listProducts({ limit });
    },
    ["new-arrivals", String(limit)],
    { tags: [CACHE_TAGS.products], revalidate: REVALIDATE_SECONDS },
  );
  return read();
}

/** The pages' read of a product: cached until it changes, and done once for a page and its metadata. */
export const getCachedProduct = cache((productId: string): Promise<ProductDto | null> => {
  const read = unstable_cache(
    async () => {
      await connectDb();
      return await getProduct(productId);
    },
    ["product", productId],
    { tags: [CACHE_TAGS.product(productId)], revalidate: REVALIDATE_SECONDS },
  );
  return read();
});

/** The products of these ids that still exist, in no order. */
export async function listProductsByIds(productIds: string[]): Promise<ProductDto[]> {
  const products = await Product.find({ _id: { $in: productIds } }).lean();
  return products.map(toProductDto);
}
