import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CollectionListing } from "@/components/product/collection-listing";
import { JsonLd } from "@/components/ui/json-ld";
import type { CollectionDto } from "@/lib/catalogue/collections/dto";
import { type CollectionPage, getCollection, getCollectionPage } from "@/lib/catalogue/collections/queries";
import { readLaterPage } from "@/lib/paths";
import { collectionMetadata } from "@/lib/seo/page-metadata";
import { collectionCard } from "@/lib/seo/share/cards";
import { withShareCard } from "@/lib/seo/share/open-graph";
import { collectionGraph } from "@/lib/seo/structured-data/category";

/** Renders no page at build time, which has no database. */
export function generateStaticParams(): { collection: string; page: string }[] {
  return [];
}

interface FoundPage {
  collection: CollectionDto;
  listing: CollectionPage;
}

async function findPage(
  params: PageProps<"/collections/[collection]/[page]">["params"],
): Promise<FoundPage | null> {
  const { collection: slug, page: number } = await params;
  const page = readLaterPage(number);
  const collection = page === null ? null : await getCollection(slug);
  const listing = collection && page !== null && (await getCollectionPage(collection, page));
  return collection && listing ? { collection, listing } : null;
}

export async function generateMetadata({
  params,
}: PageProps<"/collections/[collection]/[page]">): Promise<Metadata> {
  const found = await findPage(params);
  if (!found) return {};
  const { collection, listing } = found;
  return withShareCard(collectionMetadata(collection, listing), await collectionCard(collection));
}

export default async function LaterCollectionPage({ params }: PageProps<"/collections/[collection]/[page]">) {
  const found = await findPage(params);
  if (!found) notFound();
  const { collection, listing } = found;
  return (
    <>
      <CollectionListing collection={collection} {...listing} />
      <JsonLd graph={collectionGraph(collection, listing.products)} />
    </>
  );
}
