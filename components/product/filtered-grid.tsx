import { Pager } from "@/components/product/pager";
import { ProductGrid } from "@/components/product/product-grid";
import { FilterPanel } from "@/components/product/filter-panel";
import type { CardProduct } from "@/lib/catalogue/products/dto";
import type { Facets } from "@/lib/catalogue/search/dto";
import { type Filters, isNarrowed, NO_FILTERS } from "@/lib/catalogue/search/rules";
import { PageLink } from "@/components/ui/page-link";
import { formatBdt } from "@/lib/platform/text/format";

interface FilteredGridProps {
  products: CardProduct[];
  /** Null while the facets are not known. */
  facets: Facets | null;
  filters: Filters;
  page: number;
  pages: number;
  /** The path that the form of filters is sent to. */
  action: string;
  q?: string;
  pathOf: (filters: Filters, page?: number) => string;
}

/** Products with the form of filters, and the filters in use. */
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

interface AppliedFiltersProps {
  filters: Filters;
  facets: Facets;
  /** The address of the same list with other filters. */
  pathOf: (filters: Filters) => string;
}

/** The filters in use, with links that remove one or all of them; the sorting stays. */
function AppliedFilters({ filters, facets, pathOf }: AppliedFiltersProps) {
  if (!isNarrowed(filters)) return null;
  return (
    <ul aria-label="Filters" className="mb-6 flex flex-wrap gap-2">
      {listApplied(filters, facets).map(({ label, without }) => (
        <li key={label}>
          <PageLink href={pathOf(without)} aria-label={`Remove ${label}`} className="chip border-selvedge">
            {label}
            <span aria-hidden="true">×</span>
          </PageLink>
        </li>
      ))}
      <li>
        <PageLink
          href={pathOf({ ...NO_FILTERS, sort: filters.sort })}
          className="inline-flex min-h-11 items-center px-2 font-semibold underline underline-offset-4"
        >
          Clear filters
        </PageLink>
      </li>
    </ul>
  );
}

interface Applied {
  label: string;
  without: Filters;
}

function listApplied(filters: Filters, facets: Facets): Applied[] {
  const ofKind = (kind: "size" | "color" | "fit") =>
    facets[kind]
      .filter(({ isChosen }) => isChosen)
      .map(({ slug, label }) => ({
        label,
        without: { ...filters, [kind]: filters[kind].filter((one) => one !== slug) },
      }));
  const { min, max, isReduced, isInStock } = filters;
  return [
    ...ofKind("size"),
    ...ofKind("color"),
    ...ofKind("fit"),
    ...(min === null ? [] : [{ label: `From ${formatBdt(min)}`, without: { ...filters, min: null } }]),
    ...(max === null ? [] : [{ label: `Up to ${formatBdt(max)}`, without: { ...filters, max: null } }]),
    ...(isReduced ? [{ label: "Reduced", without: { ...filters, isReduced: false } }] : []),
    ...(isInStock ? [{ label: "In stock", without: { ...filters, isInStock: false } }] : []),
  ];
}
