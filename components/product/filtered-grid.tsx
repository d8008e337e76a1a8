import { Pager } from "@/components/product/pager";
import { ProductGrid } from "@/components/product/product-grid";
import { AppliedFilters } from "@/components/product/applied-filters";
import { FilterPanel } from "@/components/product/filter-panel";
import type { CardProduct } from "@/lib/catalogue/products/dto";
import type { Facets } from "@/lib/catalogue/search/dto";
import type { Filters } from "@/lib/catalogue/search/rules";

interface FilteredGridProps {
  products: CardProduct[];
  /** Null while they are not known. */
  facets: Facets | null;
  filters: Filters;
  page: number;
  pages: number;
  /** Where the form of the filters is sent. */
  action: string;
  q?: string;
  pathOf: (filters: Filters, page?: number) => string;
}

/** Products with what they can be narrowed by, and what they are narrowed by. */
export function FilteredGrid({
  products,
  facets,
  filters,
  page,
  pages,
  action,
  q,
  pathOf,
}: FilteredGridProps) {
  return (
    <>
      {facets && (
        <>
          <FilterPanel facets={facets} filters={filters} action={action} q={q} />
          <AppliedFilters facets={facets} filters={filters} pathOf={pathOf} />
        </>
      )}
      {products.length > 0 ? (
        <ProductGrid products={products} />
      ) : (
        <p className="max-w-prose text-lg">
          Nothing matches all of these filters. Take one away, and look again.
        </p>
      )}
      {pages > 1 && <Pager page={page} pages={pages} pathOf={(number) => pathOf(filters, number)} />}
    </>
  );
}
