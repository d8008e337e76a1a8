import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { CollectionListing } from "@/components/product/collection-listing";
import { getCollection, listFilteredCollection } from "@/lib/catalogue/collections/queries";
import { querySpelled, writtenQuery } from "@/lib/catalogue/search/read-filters";
import { filteredCollectionPath } from "@/lib/catalogue/search/rules";
import { collectionMetadata, notIndexed } from "@/lib/seo/page-metadata";
import { localPath } from "@/lib/words/local-path.mjs";
import { languageOfRequest } from "@/lib/words/of-request";

/** Search engines get the plain collection instead. */
export async function generateMetadata({
  params,
}: PageProps<"/filtered/collections/[collection]">): Promise<Metadata> {
  const collection = await getCollection((await params).collection);
  return notIndexed(collection ? collectionMetadata(collection) : {});
}

/** A collection that its address filters or sorts; next.config.ts rewrites `/collections/eid?sort=low` to it. */
export default async function FilteredCollectionPage({
  params,
  searchParams,
}: PageProps<"/filtered/collections/[collection]">) {
  const collection = await getCollection((await params).collection);
  if (!collection) notFound();
  const asked = await searchParams;
  const listing = await listFilteredCollection(collection, asked);
  const address = filteredCollectionPath(collection.slug, listing.filters, listing.page);
  if (querySpelled(address) !== writtenQuery(asked)) redirect(localPath(languageOfRequest(), address));
  return <CollectionListing collection={collection} {...listing} />;
}
