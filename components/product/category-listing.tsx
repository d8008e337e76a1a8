import { CATEGORY_MODAL_ID } from "@/components/layout/category-modal";
import { EmptyCategory } from "@/components/product/empty-category";
import { Pager } from "@/components/product/pager";
import { ProductGrid } from "@/components/product/product-grid";
import { ModalButton } from "@/components/ui/modal-button";
import { TypewriterTitle } from "@/components/ui/typewriter-title";
import type { Category } from "@/lib/catalog";
import { formatCount } from "@/lib/format";
import type { ProductDto } from "@/lib/products/dto";

interface CategoryListingProps {
  category: Category;
  page: number;
  pages: number;
  /** Of the whole category. */
  count: number;
  products: ProductDto[];
}

/** A page of a category. What it says of the others shows only where there are others. */
export function CategoryListing({ category, page, pages, count, products }: CategoryListingProps) {
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <TypewriterTitle title={category.name} className="text-[min(3rem,12vw,max(6.8vw,1.36rem))]" />
          {pages > 1 && (
            <p className="care-label mt-2 text-muted">
              {formatCount(count)} {category.plural} · Page {page} of {pages}
            </p>
          )}
        </div>
        <ModalButton
          modalId={CATEGORY_MODAL_ID}
          className="inline-flex min-h-12 items-center rounded-cloth border border-ink/40 bg-white px-5 font-semibold hover:border-ink"
        >
          Show More Categories
        </ModalButton>
      </div>
      {products.length > 0 ? <ProductGrid products={products} /> : <EmptyCategory />}
      {pages > 1 && <Pager slug={category.slug} page={page} pages={pages} />}
    </>
  );
}
