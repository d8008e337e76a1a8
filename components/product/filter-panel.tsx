import { useLanguage, useWords } from "#words";
import type { ReactNode } from "react";
import { OpenAsSheet } from "@/components/product/open-as-sheet";
import { LineIcon } from "@/components/ui/line-icon";
import type { Facet, Facets } from "@/lib/catalogue/search/dto";
import type { Filters } from "@/lib/catalogue/search/rules";
import { localPath } from "@/lib/words/local-path.mjs";

interface FilterPanelProps {
  facets: Facets;
  filters: Filters;
  /** The path that the form is sent to, without a query. */
  action: string;
  /** The text of a search. */
  q?: string | undefined;
}

/** Filters as a plain form: the server makes the list, and the address holds all choices. */
export function FilterPanel({ facets, filters, action, q }: FilterPanelProps) {
  const { filters: words } = useWords("listing");
  const { size, color, fit } = useWords("values");
  const address = localPath(useLanguage(), action);
  return (
    <Sheet title={words.title} key={JSON.stringify(filters)}>
      <form action={address} className="grid gap-6 p-4 pb-0 md:grid-cols-2">
        {q !== undefined && <input type="hidden" name="q" value={q} />}
        <Choices legend={words.size} name="size" facets={facets.size} labelOf={size} />
        <Choices legend={words.color} name="color" facets={facets.color} labelOf={color} />
        <Choices legend={words.fit} name="fit" facets={facets.fit} labelOf={fit} />
        <Prices filters={filters} reduced={facets.reduced} />
        <Group legend={words.stock}>
          <Chip name="stock" value="in" isChosen={filters.isInStock} count={facets.inStock}>
            {words.inStock}
          </Chip>
        </Group>
        {filters.sort && <input type="hidden" name="sort" value={filters.sort} />}
        <div className="stitch-t col-span-full -mx-4 bg-white p-4 in-[:modal]:sticky in-[:modal]:bottom-0 pb-[calc(1rem+env(safe-area-inset-bottom))]">
          <button
            type="submit"
            aria-live="polite"
            // A script says the number, which each tick changes.
            data-total={words.show(facets.inStock)}
            data-unknown={words.showThem}
            className="min-h-12 w-full rounded-cloth bg-indigo px-5 font-semibold text-white hover:bg-ink"
          >
            {words.showThem}
          </button>
        </div>
      </form>
    </Sheet>
  );
}

/**
 * Filters behind a press: on a small screen a sheet over the list; elsewhere, and without scripts, a part of the page that
 * unfolds.
 */
function Sheet({ title, children }: { title: string; children: ReactNode }) {
  const { close } = useWords("frame");
  return (
    <details className="group rounded-cloth border border-ink/20 bg-white">
      <summary className="flex min-h-12 items-center justify-between gap-3 px-4 font-semibold">
        {title}
        <span aria-hidden="true" className="text-xl group-open:rotate-45">
          +
        </span>
      </summary>
      <OpenAsSheet />
      <dialog aria-label={title} className="sheet">
        <div className="stitch-b sticky top-0 z-10 hidden items-center justify-between bg-white px-4 py-1 in-[:modal]:flex">
          <p className="title text-xl">{title}</p>
          <button
            type="button"
            data-close=""
            aria-label={close}
            className="-mr-3 grid size-[48px] place-items-center"
          >
            <LineIcon name="close" className="size-6" />
          </button>
        </div>
        {children}
      </dialog>
    </details>
  );
}

interface PricesProps {
  filters: Filters;
  /** How many have a reduced price. */
  reduced: number;
}

function Prices({ filters: { min, max, isReduced }, reduced }: PricesProps) {
  const { filters: words } = useWords("listing");
  return (
    <Group legend={words.price}>
      <PriceField label={words.min} name="min" value={min} />
      <PriceField label={words.max} name="max" value={max} />
      {(reduced > 0 || isReduced) && (
        <Chip name="sale" value="1" isChosen={isReduced} count={reduced}>
          {words.reduced}
        </Chip>
      )}
    </Group>
  );
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="care-label mb-2">{legend}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}

interface ChoicesProps {
  legend: string;
  name: string;
  facets: Facet[];
  /** What a value is called on the page. */
  labelOf: (label: string) => string;
}

/** A group of choices; it is hidden where there is nothing to choose between. */
function Choices({ legend, name, facets, labelOf }: ChoicesProps) {
  if (facets.length < 2 && !facets.some(({ isChosen }) => isChosen)) return null;
  return (
    <Group legend={legend}>
      {facets.map(({ slug, label, count, isChosen }) => (
        <Chip key={slug} name={name} value={slug} isChosen={isChosen} count={count}>
          {labelOf(label)}
        </Chip>
      ))}
    </Group>
  );
}

interface ChipProps {
  name: string;
  value: string;
  isChosen: boolean;
  count: number;
  children: ReactNode;
}

function Chip({ name, value, isChosen, count, children }: ChipProps) {
  const { number } = useWords("listing");
  return (
    <label className="chip">
      <input type="checkbox" name={name} value={value} defaultChecked={isChosen} />
      {children}
      <small>{number(count)}</small>
    </label>
  );
}

function PriceField({ label, name, value }: { label: string; name: string; value: number | null }) {
  return (
    <label className="flex items-center gap-2">
      {label}
      <input
        name={name}
        defaultValue={value ?? ""}
        inputMode="numeric"
        maxLength={12}
        autoComplete="off"
        className="min-h-11 w-20 control px-3 tabular-nums"
      />
    </label>
  );
}
