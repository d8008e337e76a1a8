import "server-only";
import { cache } from "react";
import { type CollectionDto, toCollectionDto } from "@/lib/catalogue/collections/dto";
import { listMembers } from "@/lib/catalogue/collections/list-members";
import { oldPriceOf } from "@/lib/catalogue/prices/rules";
import { isListed } from "@/lib/catalogue/products/drafts";
import type { CardProduct, ProductDto } from "@/lib/catalogue/products/dto";
import { listProductsByIds } from "@/lib/catalogue/products/queries";
import { sortEntries } from "@/lib/catalogue/search/entry";
import { filterEntries } from "@/lib/catalogue/search/filter-entries";
import { readCatalogue } from "@/lib/catalogue/search/keep-catalogue";
import { type Listing, toListing } from "@/lib/catalogue/search/queries";
import { readFilters, type SearchParams } from "@/lib/catalogue/search/read-filters";
import { CACHE_TAGS } from "@/lib/platform/cache/cache-tags";
import { cachedRead } from "@/lib/platform/cache/cached-read";
import { withPageDeadline } from "@/lib/platform/http/page-deadline";
import { isSoldOut as isOutOfStock } from "@/lib/stock/stock-text";
import { Collection } from "@/models/collection";

/** All collections in the owner's order, straight from the database. */
export async function listCollections(): Promise<CollectionDto[]> {
  const collections = await Collection.find().sort({ position: 1, _id: 1 }).lean();
  return collections.map(toCollectionDto);
}

/** The pages' read of them: cached until one changes. */
const listCachedCollections = cache((): Promise<CollectionDto[]> =>
  cachedRead({ key: ["collections"], tags: [CACHE_TAGS.collections], read: listCollections }),
);

/** The collection of an address, or null. */
export async function getCollection(slug: string): Promise<CollectionDto | null> {
  return (await listCachedCollections()).find((collection) => collection.slug === slug) ?? null;
}

/** A collection narrowed and ordered as an address says. */
export async function listFilteredCollection(
  { rule }: CollectionDto,
  params: SearchParams,
): Promise<Listing> {
  const catalogue = await withPageDeadline(readCatalogue);
  const asked = readFilters({ ...params, q: undefined }, catalogue);
  const members = listMembers(catalogue, rule, Date.now());
  const { sort } = asked.filters;
  const ordered = sort === null ? members : sortEntries(members, sort);
  return toListing(catalogue, filterEntries(catalogue, ordered, asked.filters), asked);
}

export interface CollectionPage extends Listing {
  products: ProductDto[];
}

/**
 * A page of a whole collection, or null beyond the last one: cached until a collection or any product changes, and done
 * once for a page and its metadata.
 */
export const getCollectionPage = cache(
  async (collection: CollectionDto, page: number): Promise<CollectionPage | null> => {
    const listing = await cachedRead({
      key: ["collection-page", collection.slug, String(collection.version), String(page)],
      tags: [CACHE_TAGS.collections, CACHE_TAGS.products],
      read: async () => {
        const listed = await listFilteredCollection(collection, { page: String(page) });
        return { ...listed, products: await readShown(collection, listed.products) };
      },
    });
    return page > listing.pages ? null : listing;
  },
);

/**
 * A kept page may be made in the moment in which the catalogue in memory still takes over a change: what it shows of its
 * products, and whether they may be seen, is read from the database.
 */
async function readShown(
  { rule }: CollectionDto,
  listed: readonly Pick<CardProduct, "_id">[],
): Promise<ProductDto[]> {
  const stored = new Map(
    (await listProductsByIds(listed.map(({ _id }) => _id))).map((product) => [product._id, product]),
  );
  const shown = listed.flatMap(({ _id }) => stored.get(_id) ?? []).filter(isListed);
  return rule.kind === "sale" ? shown.filter((product) => oldPriceOf(product) !== null) : shown;
}

/** The first products of a collection that can be bought: cached until a collection or any product changes. */
export async function listBuyable(collection: CollectionDto, most: number): Promise<ProductDto[]> {
  return await cachedRead({
    key: ["collection-row", collection.slug, String(collection.version), String(most)],
    tags: [CACHE_TAGS.collections, CACHE_TAGS.products],
    read: async () => {
      const catalogue = await withPageDeadline(readCatalogue);
      const members = listMembers(catalogue, collection.rule, Date.now()).filter(
        ({ isSoldOut }) => !isSoldOut,
      );
      const cards = members.slice(0, most).map(({ id }) => ({ _id: id }));
      return (await readShown(collection, cards)).filter((product) => !isOutOfStock(product));
    },
  });
}

/** The collection of an address as it is now, straight from the database; null where there is none. */
export async function readCollection(slug: string): Promise<CollectionDto | null> {
  const collection = await Collection.findOne({ slug }).lean();
  return collection && toCollectionDto(collection);
}

/** How many pages a collection has; 0 where there is none of this slug. */
export async function countCollectionPages(slug: string): Promise<number> {
  const collection = await readCollection(slug);
  return collection ? (await listFilteredCollection(collection, {})).pages : 0;
}
