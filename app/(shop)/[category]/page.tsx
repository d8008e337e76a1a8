import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CategoryNav } from "@/components/layout/category-nav";
import { ProductGrid } from "@/components/product/product-grid";
import { getCategoryBySlug } from "@/lib/catalog";
import { listCategoryProducts } from "@/lib/products/queries";
import { SITE } from "@/lib/site";

interface CategoryPageProps {
  params: Promise<{ category: string }>;
}

/** None at build time, which has no database: each page is made for its first visitor and then cached. */
export function generateStaticParams(): { category: string }[] {
  return [];
}

export async function generateMetadata({ params }: CategoryPageProps): Promise<Metadata> {
  const category = getCategoryBySlug((await params).category);
  return category
    ? { title: category.name, description: `${category.name} by ${SITE.name}. ${SITE.tagline}.` }
    : {};
}

export default async function CategoryPage({ params }: CategoryPageProps) {
  const category = getCategoryBySlug((await params).category);
  if (!category) notFound();
  const products = await listCategoryProducts(category.name);
  return (
    <>
      <h1 className="mb-6 text-3xl sm:text-4xl">{category.name}</h1>
      {products.length > 0 ? (
        <ProductGrid products={products} />
      ) : (
        <p className="text-lg">There is nothing on this rail just now. Have a look at the others:</p>
      )}
      <section className="mt-16">
        <CategoryNav />
      </section>
    </>
  );
}
