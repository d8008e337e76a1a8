import { useLanguage, useWords } from "#words";
import type { ReactNode } from "react";
import type { Facet, Facets } from "@/lib/catalogue/search/dto";
import { type Filters, isNarrowed } from "@/lib/catalogue/search/rules";
import { localPath } from "@/lib/words/local-path.mjs";

interface FilterPanelProps {
  facets: Facets;
  filters: Filters;
  /** The path that the form is sent to, without a query. */
  action: string;
  /** The text of a search. */
  q?: string | undefined;
}

/** Filters and sorting as a plain form: the server makes the list, and the address holds all choices. */
export function FilterPanel({ facets, filters, action, q }: FilterPanelProps) {
  const { filters: words } = useWords("listing");
  const { size, color, fit } = useWords("values");
  const address = localPath(useLanguage(), action);
  return (
    <details className="group mb-6 rounded-cloth border border-ink/20 bg-white" key={JSON.stringify(filters)}>
      <summary className="flex min-h-12 items-center justify-between gap-3 px-4 font-semibold">
        {words.title}
        <span aria-hidden="true" className="text-xl group-open:rotate-45">
          +
        </span>
      </summary>
      <form action={address} className="stitch-t grid gap-6 p-4 md:grid-cols-2">
        {q !== undefined && <input type="hidden" name="q" value={q} />}
        <Choices legend={words.size} name="size" facets={facets.size} labelOf={size} />
        <Choices legend={words.color} name="color" facets={facets.color} labelOf={color} />
        <Choices legend={words.fit} name="fit" facets={facets.fit} labelOf={fit} />
        <Prices filters={filters} reduced={facets.reduced} />
        <Group legend={words.stock}>
          <Chip type="checkbox" name="stock" value="in" isChosen={filters.isInStock} count={facets.inStock}>
            {words.inStock}
          </Chip>
        </Group>
        <Sorting sort={filters.sort} isSearch={q !== undefined} />
        <button
          type="submit"
          className="min-h-12 rounded-cloth bg-indigo px-5 font-semibold text-white hover:bg-ink"
        >
          {isNarrowed(filters) ? words.update : words.show}
        </button>
      </form>
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
        <Chip type="checkbox" name="sale" value="1" isChosen={isReduced} count={reduced}>
          {words.reduced}
        </Chip>
      )}
    </Group>
  );
}

/** In which order the products come: a category has the newest first, a search what fits best. */
function Sorting({ sort, isSearch }: { sort: Filters["sort"]; isSearch: boolean }) {
  const { filters: words } = useWords("listing");
  const chosen = sort ?? (isSearch ? "" : "new");
  return (
    <Group legend={words.order}>
      {isSearch && (
        <Chip type="radio" name="sort" value="" isChosen={chosen === ""}>
          {words.bestMatch}
        </Chip>
      )}
      <Chip type="radio" name="sort" value={isSearch ? "new" : ""} isChosen={chosen === "new"}>
        {words.newest}
      </Chip>
      <Chip type="radio" name="sort" value="low" isChosen={chosen === "low"}>
        {words.lowFirst}
      </Chip>
      <Chip type="radio" name="sort" value="high" isChosen={chosen === "high"}>
        {words.highFirst}
      </Chip>
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
        <Chip key={slug} type="checkbox" name={name} value={slug} isChosen={isChosen} count={count}>
          {labelOf(label)}
        </Chip>
      ))}
    </Group>
  );
}

interface ChipProps {
  type: "checkbox" | "radio";
  name: string;
  value: string;
  isChosen: boolean;
  count?: number;
  children: ReactNode;
}

function Chip({ type, name, value, isChosen, count, children }: ChipProps) {
  const { number } = useWords("listing");
  return (
    <label className="chip">
      <input type={type} name={name} value={value} defaultChecked={isChosen} />
      {children}
      {count !== undefined && <small>{number(count)}</small>}
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
