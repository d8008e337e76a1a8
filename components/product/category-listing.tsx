import { CATEGORY_MODAL_ID } from "@/components/layout/category-modal";
import { FilteredGrid } from "@/components/product/filtered-grid";
import { ModalButton } from "@/components/ui/modal-button";
import { TypewriterTitle } from "@/components/ui/typewriter-title";
import type { Category } from "@/lib/categories";
import { formatCount } from "@/lib/platform/text/format";
import { categoryPath } from "@/lib/paths";
import type { CardProduct } from "@/lib/catalogue/products/dto";
import type { Facets } from "@/lib/catalogue/search/dto";
import { type Filters, filteredCategoryPath, isNarrowed, NO_FILTERS } from "@/lib/catalogue/search/rules";
import { CategoryLinks } from "@/components/layout/category-links";

interface CategoryListingProps {
  category: Category;
  page: number;
  pages: number;
  /** The number of products on all pages. */
  count: number;
  products: CardProduct[];
  /** Null while the facets are not known. */
  facets: Facets | null;
  filters?: Filters;
}

/** A page of a category, whole or filtered. The count shows only where there are more pages or filters. */
export function CategoryListing({
  category,
  page,
  pages,
  count,
  products,
  facets,
  filters = NO_FILTERS,
}: CategoryListingProps) {
  const hasCount = pages > 1 || isNarrowed(filters);
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <TypewriterTitle title={category.name} className="text-[min(3rem,12vw,max(6.8vw,1.36rem))]" />
          {hasCount && (
            <p className="care-label mt-2 text-muted">
              {formatCount(count)} {category.plural}
              {pages > 1 && ` · Page ${page} of ${pages}`}
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
      {products.length > 0 || isNarrowed(filters) ? (
        <FilteredGrid
          products={products}
          facets={facets}
          filters={filters}
          page={page}
          pages={pages}
          action={categoryPath(category.slug)}
          pathOf={(others, number) => filteredCategoryPath(category.slug, others, number)}
        />
      ) : (
        <EmptyCategory />
      )}
    </>
  );
}

/** Says that a category has no products, and where there are some. */
function EmptyCategory() {
  return (
    <>
      <p className="mb-8 max-w-prose text-lg">
        There is nothing here right now. Have a look at our other categories:
      </p>
      <CategoryLinks />
    </>
  );
}
