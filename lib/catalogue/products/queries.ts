import "server-only";
import { cache } from "react";
import { CACHE_TAGS } from "@/lib/platform/cache/cache-tags";
import type { CategoryName } from "@/lib/categories";
import { inSameSizes } from "@/lib/stock/availability";
import { cachedRead } from "@/lib/platform/cache/cached-read";
import { behind } from "@/lib/platform/database/behind";
import { LOW_STOCK } from "@/lib/stock/constants";
import { type ProductDto, toAdminProductDto, toDtoFor, toProductDto } from "@/lib/catalogue/products/dto";
import { countPublished } from "@/lib/catalogue/products/count-published";
import {
  DRAFT,
  isListed,
  listed,
  PUBLISHED,
  publishedUnless,
  type ReadOptions,
} from "@/lib/catalogue/products/drafts";
import { countPages, RELATED_PRODUCTS, PRODUCTS_PER_PAGE } from "@/lib/catalogue/products/rules";
import type { ListProductsQuery } from "@/lib/catalogue/products/schema";
import { escapeRegExp, foldCase } from "@/lib/platform/text/text";
import { Product } from "@/models/product";
import { engineHint } from "@/lib/platform/database/engine-hint";

interface ListOptions extends ReadOptions {
  /** Only these, if they are what else is asked for. */
  ids?: readonly string[];
}

/** Products, straight from the database. */
export async function listProducts(
  query: ListProductsQuery = {},
  options: ListOptions = {},
): Promise<ProductDto[]> {
  const products = await findProducts(query, options).lean();
  return products.map(toDtoFor(options));
}

/** The query of a list; every one of them walks an index. */
export function findProducts(
  { category, q, order, low, drafts, limit, cursor }: ListProductsQuery,
  options: ListOptions = {},
) {
  const isOfDrafts = drafts !== undefined && options.withDrafts === true;
  const isByStock = order === "stock";
  const sort = isByStock ? BY_STOCK : BY_AGE;
  const last = cursor && (isByStock ? [cursor.numbers[0] ?? 0, cursor.id] : [cursor.id]);
  const found = Product.find({
    ...(category && { category }),
    ...(q && { nameKey: new RegExp(escapeRegExp(foldCase(q))) }),
    ...(low && { "stockByOption.stock": { $lte: LOW_STOCK } }),
    ...(isOfDrafts ? DRAFT : publishedUnless(options)),
    $and: [behind(sort, last), options.ids ? { _id: { $in: options.ids } } : {}],
  })
    .sort(sort)
    .limit(limit ?? 0);
  // The names are looked through in their index, so that only the products that match are read.
  if (q) return found.hint(engineHint({ nameKey: 1 }));
  // The indexes of drafts and of what is low have the category in them too.
  if (isOfDrafts) return found.hint(engineHint({ isDraft: 1, ...sort, category: 1 }));
  if (low) return found.hint(engineHint({ ...sort, category: 1 }));
  return isByStock && options.ids && !category ? found.hint(engineHint(BY_STOCK)) : found;
}

const BY_AGE = { _id: -1 } as const;
const BY_STOCK = { stockRank: 1, _id: -1 } as const;

/** The product, or null if there is none of this id. */
export async function getProduct(productId: string, options: ReadOptions = {}): Promise<ProductDto | null> {
  const product = await Product.findOne({ _id: productId, ...publishedUnless(options) }).lean();
  return product && toDtoFor(options)(product);
}

/** The same for admins, with what it cost before the sale that it is in. */
export async function getProductForAdmin(productId: string): Promise<ProductDto | null> {
  const product = await Product.findById(productId).lean();
  if (!product) return null;
  const { price, compareAtPrice } = product.sale ?? {};
  const beforeSale = price !== undefined && { price, ...(compareAtPrice && { compareAtPrice }) };
  return { ...toAdminProductDto(product), ...(beforeSale && { beforeSale }) };
}

/** The query of a category's page; it walks an index, and reads only the products that the page shows. */
export function findCategoryPage(category: CategoryName, page: number) {
  return Product.find({ category, ...PUBLISHED })
    .sort({ _id: -1 })
    .skip((page - 1) * PRODUCTS_PER_PAGE)
    .limit(PRODUCTS_PER_PAGE);
}

export interface CategoryPage {
  products: ProductDto[];
  /** The products of the whole category. */
  count: number;
  pages: number;
}

/**
 * A page of a category, newest first, or null beyond the last one: cached until one of the category's products changes,
 * and done once for a page and its metadata. A made-up number reads no more than the count.
 */
export const getCategoryPage = cache(
  async (category: CategoryName, page: number): Promise<CategoryPage | null> => {
    const tags = [CACHE_TAGS.category(category)];
    const count = await cachedRead({
      key: ["category-count", category],
      tags,
      read: () => countPublished(category),
    });
    const pages = countPages(count);
    if (page > pages) return null;
    const products = await cachedRead({
      key: ["category-page", category, String(page)],
      tags,
      read: async () => (await findCategoryPage(category, page).lean()).map(toProductDto),
    });
    // The last ones may have been deleted between the two reads.
    return page > 1 && products.length === 0 ? null : { products, count, pages };
  },
);

/** The newest products of a category, for what stands beside other things: cached until one of its products changes. */
export function listNewestOf(category: CategoryName): Promise<ProductDto[]> {
  return cachedRead({
    key: ["category-newest", category],
    tags: [CACHE_TAGS.category(category)],
    read: () => listProducts({ category, limit: RELATED_PRODUCTS + 1 }),
  });
}

/** Some others of a product's category, the newest first. */
export async function listRelatedProducts({
  _id,
  category,
}: Pick<ProductDto, "_id" | "category">): Promise<ProductDto[]> {
  if (!isListed({ category })) return [];
  const newest = await listNewestOf(category);
  return newest.filter((other) => other._id !== _id).slice(0, RELATED_PRODUCTS);
}

/** What can be had in the sizes of a product that is sold out, from the first page of its category. */
export async function listInSameSizes(product: ProductDto): Promise<ProductDto[]> {
  if (!isListed(product)) return [];
  const page = await getCategoryPage(product.category, 1);
  return inSameSizes(product, page?.products ?? []).slice(0, RELATED_PRODUCTS);
}

/** The newest products of all, for the home page: cached until any product changes. */
export function listNewArrivals(limit: number): Promise<ProductDto[]> {
  return cachedRead({
    key: ["new-arrivals", String(limit)],
    tags: [CACHE_TAGS.products],
    read: async () => (await Product.find(listed()).sort(BY_AGE).limit(limit).lean()).map(toProductDto),
  });
}

/** The pages' read of a product: cached until it changes, and done once for a page and its metadata. */
export const getCachedProduct = cache((productId: string): Promise<ProductDto | null> => {
  return cachedRead({
    key: ["product", productId],
    tags: [CACHE_TAGS.product(productId)],
    read: () => getProduct(productId),
  });
});

/** The products of these ids that still exist, in no order. */
export async function listProductsByIds(productIds: string[]): Promise<ProductDto[]> {
  const products = await Product.find({ _id: { $in: productIds }, ...PUBLISHED }).lean();
  return products.map(toProductDto);
}
