import "server-only";
import { publishedUnless, type ReadOptions } from "@/lib/catalogue/products/drafts";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { listProducts } from "@/lib/catalogue/products/queries";
import type { ListProductsQuery } from "@/lib/catalogue/products/schema";
import { findPriced } from "@/lib/catalogue/search/find-priced";
import { readCatalogue, readUnlisted } from "@/lib/catalogue/search/keep-catalogue";
import { readPriceWords } from "@/lib/catalogue/search/read-price-words";
import { engineHint } from "@/lib/platform/database/engine-hint";
import { escapeRegExp, foldCase } from "@/lib/platform/text/text";
import { Product } from "@/models/product";

const MOST_WORDS = 6;

/**
 * The ids of the products that a search at the desk finds: first those that a shopper's search finds, in its order, then
 * the newest whose name has each word, from wherever in it. A misspelt word is taken for another only where there are
 * none of these.
 */
export async function findForDesk(q: string, options: ReadOptions = {}): Promise<string[]> {
  const asked = readPriceWords(q);
  const catalogues = await Promise.all([readCatalogue(), ...(options.withDrafts ? [readUnlisted()] : [])]);
  const found = catalogues.map((catalogue) => findPriced(catalogue, asked));
  const asTyped = found.filter(({ corrected }) => corrected === null).flatMap(idsOf);
  const ids = [...new Set([...asTyped, ...(await findByName(q, options))])];
  return ids.length > 0 ? ids : found.flatMap(idsOf);
}

const idsOf = ({ entries }: ReturnType<typeof findPriced>): string[] => entries.map(({ id }) => id);

async function findByName(q: string, options: ReadOptions): Promise<string[]> {
  const words = foldCase(q)
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const named = await Product.find({
    $and: words.map((word) => ({ nameKey: new RegExp(escapeRegExp(word)) })),
    ...publishedUnless(options),
  })
    .select("_id")
    // The names are looked through in their index, so that only the products that match are read.
    .hint(engineHint({ nameKey: 1 }))
    .lean();
  return named.map(({ _id }) => _id.toString()).toSorted((one, two) => two.localeCompare(one));
}

/** A list of products as admins ask for it: its search is the desk's, whatever else narrows and orders it. */
export async function listForDesk(
  { q, ...query }: ListProductsQuery,
  options: ReadOptions,
): Promise<ProductDto[]> {
  return await listProducts(query, { ...options, ...(q && { ids: await findForDesk(q, options) }) });
}
