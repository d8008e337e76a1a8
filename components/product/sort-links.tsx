import { useWords } from "#words";
import { LineIcon } from "@/components/ui/line-icon";
import { PageLink } from "@/components/ui/page-link";
import type { Filters, Sort } from "@/lib/catalogue/search/rules";

interface SortLinksProps {
  filters: Filters;
  /** A search has what fits best first, a list of the shop the newest. */
  isSearch: boolean;
  /** The address of the same list with other filters. */
  pathOf: (filters: Filters) => string;
}

/** In which order the products come: behind a press links to the same list in each order. */
export function SortLinks({ filters, isSearch, pathOf }: SortLinksProps) {
  const { filters: words } = useWords("listing");
  const orders: [sort: Sort | null, label: string][] = [
    ...(isSearch ? [[null, words.bestMatch] satisfies [null, string]] : []),
    [isSearch ? "new" : null, words.newest],
    ["low", words.lowFirst],
    ["high", words.highFirst],
  ];
  const isChosen = (sort: Sort | null) =>
    sort === (filters.sort === "new" && !isSearch ? null : filters.sort);
  const chosen = orders.find(([sort]) => isChosen(sort))?.[1];
  return (
    <details className="group relative rounded-cloth border border-ink/20 bg-white">
      <summary
        aria-label={`${words.order}: ${chosen}`}
        className="flex min-h-12 items-center justify-between gap-3 px-4 font-semibold"
      >
        {chosen}
        <LineIcon name="up" className="size-4 rotate-180 group-open:rotate-0" />
      </summary>
      <ul className="absolute -inset-x-px top-full z-10 border border-ink/20 bg-white py-1">
        {orders.map(([sort, label]) => (
          <li key={label}>
            <PageLink
              href={pathOf({ ...filters, sort })}
              rel="nofollow"
              aria-current={isChosen(sort) ? "true" : undefined}
              className="flex min-h-11 items-center border-l-2 border-transparent px-4 aria-[current]:border-selvedge hover:bg-paper"
            >
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
