import { useWords } from "#words";
import { CategoryLinks } from "@/components/layout/category-links";
import { CATEGORY_MODAL_ID } from "@/components/layout/category-modal";
import { FilteredGrid } from "@/components/product/filtered-grid";
import { ModalButton } from "@/components/ui/modal-button";
import { TypewriterTitle } from "@/components/ui/typewriter-title";
import type { CardProduct } from "@/lib/catalogue/products/dto";
import type { Facets } from "@/lib/catalogue/search/dto";
import { type Filters, isNarrowed, NO_FILTERS } from "@/lib/catalogue/search/rules";

/** What a page of a list of products shows. */
export interface ListedPage {
  page: number;
  pages: number;
  /** The number of products on all pages. */
  count: number;
  products: CardProduct[];
  /** Null while the facets are not known. */
  facets: Facets | null;
  filters?: Filters;
}

interface ProductListingProps extends Omit<ListedPage, "count"> {
  title: string;
  /** A sentence or two below the title. */
  description?: string;
  /** Of title and description, where it is another language than the page's. */
  lang?: string | undefined;
  /** How many products there are on all pages. */
  counted: string;
  pathOf: (filters: Filters, page?: number) => string;
}

/** A page of a category or a collection, whole or filtered. The count shows only where there are more pages or filters. */
export function ProductListing({
  title,
  description,
  lang,
  counted,
  pathOf,
  page,
  pages,
  products,
  facets,
  filters = NO_FILTERS,
}: ProductListingProps) {
  const words = useWords("listing");
  const hasCount = pages > 1 || isNarrowed(filters);
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <TypewriterTitle title={title} lang={lang} className="text-[min(3rem,12vw,max(6.8vw,1.36rem))]" />
          {description && (
            <p lang={lang} className="mt-2 max-w-prose wrap-anywhere whitespace-pre-line">
              {description}
            </p>
          )}
          {hasCount && (
            <p className="care-label mt-2 text-muted">
              {counted}
              {pages > 1 && ` · ${words.pages.place(page, pages)}`}
            </p>
          )}
        </div>
        <ModalButton
          modalId={CATEGORY_MODAL_ID}
          className="inline-flex min-h-12 items-center rounded-cloth border border-ink/40 bg-white px-5 font-semibold hover:border-ink"
        >
          {words.moreCategories}
        </ModalButton>
      </div>
      {products.length > 0 || isNarrowed(filters) ? (
        <FilteredGrid
          products={products}
          facets={facets}
          filters={filters}
          page={page}
          pages={pages}
          action={pathOf(NO_FILTERS)}
          pathOf={pathOf}
        />
      ) : (
        <NoProducts />
      )}
    </>
  );
}

/** Says that there are no products, and where there are some. */
function NoProducts() {
  const { empty } = useWords("listing");
  return (
    <>
      <p className="mb-8 max-w-prose text-lg">{empty}</p>
      <CategoryLinks />
    </>
  );
}
