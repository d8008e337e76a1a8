import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CollectionListing } from "@/components/product/collection-listing";
import { JsonLd } from "@/components/ui/json-ld";
import { getCollection, getCollectionPage } from "@/lib/catalogue/collections/queries";
import { collectionMetadata } from "@/lib/seo/page-metadata";
import { collectionCard } from "@/lib/seo/share/cards";
import { withShareCard } from "@/lib/seo/share/open-graph";
import { collectionGraph } from "@/lib/seo/structured-data/category";

/** Renders no page at build time, which has no database. */
export function generateStaticParams(): { collection: string }[] {
  return [];
}

export async function generateMetadata({
  params,
}: PageProps<"/collections/[collection]">): Promise<Metadata> {
  const collection = await getCollection((await params).collection);
  if (!collection) return {};
  return withShareCard(collectionMetadata(collection), await collectionCard(collection));
}

export default async function CollectionPage({ params }: PageProps<"/collections/[collection]">) {
  const collection = await getCollection((await params).collection);
  const listing = collection && (await getCollectionPage(collection, 1));
  if (!listing) notFound();
  return (
    <>
      <CollectionListing collection={collection} {...listing} />
      <JsonLd graph={collectionGraph(collection, listing.products)} />
    </>
  );
}
