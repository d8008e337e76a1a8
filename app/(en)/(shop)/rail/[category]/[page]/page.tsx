import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CategoryListing } from "@/components/product/category-listing";
import { JsonLd } from "@/components/ui/json-ld";
import type { Category } from "@/lib/categories";
import { findCategory, requireCategory } from "@/lib/catalogue/categories/queries";
import { readLaterPage } from "@/lib/paths";
import { type CategoryPage, getCategoryPage } from "@/lib/catalogue/products/queries";
import { getCategoryFacets } from "@/lib/catalogue/search/queries";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { laterPageOf } from "@/lib/seo/public-pages";
import { categoryCard } from "@/lib/seo/share/cards";
import { withShareCard } from "@/lib/seo/share/open-graph";
import { categoryGraph } from "@/lib/seo/structured-data/category";

/** Renders no page at build time, which has no database. next.config.ts rewrites `/caps/2` to `/rail/caps/2`. */
export function generateStaticParams(): { category: string; page: string }[] {
  return [];
}

interface FoundPage extends CategoryPage {
  category: Category;
  page: number;
}

async function findPage(params: PageProps<"/rail/[category]/[page]">["params"]): Promise<FoundPage | null> {
  const { category: slug, page: number } = await params;
  const category = await findCategory(slug);
  const page = readLaterPage(number);
  if (!category || page === null) return null;
  const rail = await getCategoryPage(category.name, page);
  return rail && { category, page, ...rail };
}

export async function generateMetadata({ params }: PageProps<"/rail/[category]/[page]">): Promise<Metadata> {
  const found = await findPage(params);
  if (!found) return {};
  const { category, page, pages } = found;
  const metadata = pageMetadata(laterPageOf(category, page, pages));
  return withShareCard(metadata, await categoryCard(category));
}

export default async function LaterCategoryPage({ params }: PageProps<"/rail/[category]/[page]">) {
  await requireCategory((await params).category);
  const found = await findPage(params);
  if (!found) notFound();
  const facets = await getCategoryFacets(found.category);
  return (
    <>
      <CategoryListing {...found} facets={facets} />
      <JsonLd graph={categoryGraph(found.category, found.products)} />
    </>
  );
}
