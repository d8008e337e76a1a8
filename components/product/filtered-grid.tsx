import { useWords } from "#words";
import { Pager } from "@/components/product/pager";
import { ProductGrid } from "@/components/product/product-grid";
import { FilterPanel } from "@/components/product/filter-panel";
import { SortLinks } from "@/components/product/sort-links";
import type { CardProduct } from "@/lib/catalogue/products/dto";
import type { Facets } from "@/lib/catalogue/search/dto";
import { type Filters, isNarrowed, NO_FILTERS } from "@/lib/catalogue/search/rules";
import { PageLink } from "@/components/ui/page-link";
import type { Words } from "@/lib/words/words";

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
  const { noMatch } = useWords("listing").filters;
  return (
    <>
      {facets && (
        <>
          {/* Two columns also while the second is on its way: it comes behind the whole form of the first. */}
          <div className="mb-6 grid grid-cols-2 items-start gap-2 lg:grid-cols-[minmax(0,1fr)_18rem]">
            <FilterPanel facets={facets} filters={filters} action={action} q={q} />
            <SortLinks
              key={JSON.stringify(filters)}
              filters={filters}
              isSearch={q !== undefined}
              pathOf={pathOf}
            />
          </div>
          <AppliedFilters facets={facets} filters={filters} pathOf={pathOf} />
        </>
      )}
      {products.length > 0 ? (
        <ProductGrid products={products} />
      ) : (
        <p className="max-w-prose text-lg">{noMatch}</p>
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
  const { filters: words } = useWords("listing");
  const labels = { words, values: useWords("values"), money: useWords("units").money };
  if (!isNarrowed(filters)) return null;
  return (
    <ul aria-label={words.applied} className="mb-6 flex flex-wrap gap-2">
      {listApplied(filters, facets, labels).map(({ label, without }) => (
        <li key={label}>
          <PageLink href={pathOf(without)} aria-label={words.remove(label)} className="chip border-selvedge">
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
          {words.clear}
        </PageLink>
      </li>
    </ul>
  );
}

interface Applied {
  label: string;
  without: Filters;
}

interface Labels {
  words: Words["listing"]["filters"];
  values: Words["values"];
  money: Words["units"]["money"];
}

function listApplied(filters: Filters, facets: Facets, { words, values, money }: Labels): Applied[] {
  const ofKind = (kind: "size" | "color" | "fit") =>
    facets[kind]
      .filter(({ isChosen }) => isChosen)
      .map(({ slug, label }) => ({
        label: values[kind](label),
        without: { ...filters, [kind]: filters[kind].filter((one) => one !== slug) },
      }));
  const { min, max, isReduced, isInStock } = filters;
  return [
    ...ofKind("size"),
    ...ofKind("color"),
    ...ofKind("fit"),
    ...(min === null ? [] : [{ label: words.from(money(min)), without: { ...filters, min: null } }]),
    ...(max === null ? [] : [{ label: words.upTo(money(max)), without: { ...filters, max: null } }]),
    ...(isReduced ? [{ label: words.reduced, without: { ...filters, isReduced: false } }] : []),
    ...(isInStock ? [{ label: words.inStock, without: { ...filters, isInStock: false } }] : []),
  ];
}
