import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CategoryRail } from "@/components/product/category-rail";
import { type Category, getCategoryBySlug } from "@/lib/catalog";
import { categoryPath, readLaterPage } from "@/lib/paths";
import { type CategoryPage, getCategoryPage } from "@/lib/products/queries";
import { categoryCard } from "@/lib/share/cards";
import { withShareCard } from "@/lib/share/open-graph";
import { SITE } from "@/lib/site";

interface LaterCategoryPageProps {
  params: Promise<{ category: string; page: string }>;
}

/** None at build time, which has no database. next.config.ts rewrites `/caps/2` to `/rail/caps/2`. */
export function generateStaticParams(): { category: string; page: string }[] {
  return [];
}

interface FoundPage extends CategoryPage {
  category: Category;
  page: number;
}

async function findPage(params: LaterCategoryPageProps["params"]): Promise<FoundPage | null> {
  const { category: slug, page: number } = await params;
  const category = getCategoryBySlug(slug);
  const page = readLaterPage(number);
  if (!category || page === null) return null;
  const rail = await getCategoryPage(category.name, page);
  return rail && { category, page, ...rail };
}

export async function generateMetadata({ params }: LaterCategoryPageProps): Promise<Metadata> {
  const found = await findPage(params);
  if (!found) return {};
  const { category, page, pages } = found;
  const metadata = {
    title: `${category.name}, page ${page}`,
    description: `${category.name} by ${SITE.name}, page ${page} of ${pages}. ${SITE.tagline}.`,
  };
  const card = await categoryCard(category);
  return withShareCard(metadata, { path: categoryPath(category.slug, page), card, type: "website" });
}

export default async function LaterCategoryPage({ params }: LaterCategoryPageProps) {
  const found = await findPage(params);
  if (!found) notFound();
  return <CategoryRail {...found} />;
}
