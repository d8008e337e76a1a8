import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CATEGORY_MODAL_ID } from "@/components/layout/category-modal";
import { EmptyCategory } from "@/components/product/empty-category";
import { ProductGrid } from "@/components/product/product-grid";
import { JsonLd } from "@/components/ui/json-ld";
import { ModalButton } from "@/components/ui/modal-button";
import { TypewriterTitle } from "@/components/ui/typewriter-title";
import { getCategoryBySlug } from "@/lib/catalog";
import { listCategoryProducts } from "@/lib/products/queries";
import { categoryMetadata } from "@/lib/seo/page-metadata";
import { categoryGraph } from "@/lib/structured-data/category";

interface CategoryPageProps {
  params: Promise<{ category: string }>;
}

/** None at build time, which has no database: each page is made for its first visitor and then cached. */
export function generateStaticParams(): { category: string }[] {
  return [];
}

export async function generateMetadata({ params }: CategoryPageProps): Promise<Metadata> {
  return categoryMetadata(getCategoryBySlug((await params).category));
}

export default async function CategoryPage({ params }: CategoryPageProps) {
  const category = getCategoryBySlug((await params).category);
  if (!category) notFound();
  const products = await listCategoryProducts(category.name);
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <TypewriterTitle title={category.name} className="text-[min(3rem,6.8vw)]" />
        <ModalButton
          modalId={CATEGORY_MODAL_ID}
          className="inline-flex min-h-12 items-center rounded-cloth border border-ink/40 bg-white px-5 font-semibold hover:border-ink"
        >
          Show More Categories
        </ModalButton>
      </div>
      {products.length > 0 ? <ProductGrid products={products} /> : <EmptyCategory />}
      <JsonLd graph={categoryGraph(category, products)} />
    </>
  );
}
