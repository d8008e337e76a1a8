import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CategoryListing } from "@/components/product/category-listing";
import { JsonLd } from "@/components/ui/json-ld";
import { findCategory, requireCategory } from "@/lib/catalogue/categories/queries";
import { getCategoryPage } from "@/lib/catalogue/products/queries";
import { getCategoryFacets } from "@/lib/catalogue/search/queries";
import { categoryMetadata } from "@/lib/seo/page-metadata";
import { categoryCard } from "@/lib/seo/share/cards";
import { withShareCard } from "@/lib/seo/share/open-graph";
import { categoryGraph } from "@/lib/seo/structured-data/category";

/** Renders no page at build time, which has no database: each is rendered for its first visitor and then cached. */
export function generateStaticParams(): { category: string }[] {
  return [];
}

export async function generateMetadata({ params }: PageProps<"/[category]">): Promise<Metadata> {
  const category = await findCategory((await params).category);
  if (!category) return {};
  return withShareCard(categoryMetadata(category), await categoryCard(category));
}

export default async function CategoryPage({ params }: PageProps<"/[category]">) {
  const category = await requireCategory((await params).category);
  const [rail, facets] = await Promise.all([getCategoryPage(category.name, 1), getCategoryFacets(category)]);
  if (!rail) notFound();
  return (
    <>
      <CategoryListing category={category} page={1} facets={facets} {...rail} />
      <JsonLd graph={categoryGraph(category, rail.products)} />
    </>
  );
}
