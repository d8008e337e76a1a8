import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { CategoryListing } from "@/components/product/category-listing";
import { findCategory, requireCategory } from "@/lib/catalogue/categories/queries";
import { listFilteredCategory } from "@/lib/catalogue/search/queries";
import { querySpelled, writtenQuery } from "@/lib/catalogue/search/read-filters";
import { filteredCategoryPath } from "@/lib/catalogue/search/rules";
import { categoryMetadata, notIndexed } from "@/lib/seo/page-metadata";
import { localPath } from "@/lib/words/local-path.mjs";
import { languageOfRequest } from "@/lib/words/of-request";

/** Search engines get the plain category instead. */
export async function generateMetadata({ params }: PageProps<"/filtered/[category]">): Promise<Metadata> {
  const category = await findCategory((await params).category);
  return notIndexed(categoryMetadata(category));
}

/** A category that its address filters or sorts; next.config.ts rewrites `/caps?sort=low` to it. */
export default async function FilteredCategoryPage({
  params,
  searchParams,
}: PageProps<"/filtered/[category]">) {
  const category = await requireCategory((await params).category);
  const asked = await searchParams;
  const listing = await listFilteredCategory(category, asked);
  const address = filteredCategoryPath(category.slug, listing.filters, listing.page);
  if (querySpelled(address) !== writtenQuery(asked)) redirect(localPath(languageOfRequest(), address));
  return <CategoryListing category={category} {...listing} />;
}
