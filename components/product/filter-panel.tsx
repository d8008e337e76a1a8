import type { ReactNode } from "react";
import type { Facet, Facets } from "@/lib/catalogue/search/dto";
import { type Filters, isNarrowed } from "@/lib/catalogue/search/rules";

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
  const { min, max, isReduced, isInStock, sort } = filters;
  const chosen = sort ?? (q === undefined ? "new" : "");
  return (
    <details className="group mb-6 rounded-cloth border border-ink/20 bg-white" key={JSON.stringify(filters)}>
      <summary className="flex min-h-12 items-center justify-between gap-3 px-4 font-semibold">
        Filter and sort
        <span aria-hidden="true" className="text-xl group-open:rotate-45">
          +
        </span>
      </summary>
      <form action={action} className="stitch-t grid gap-6 p-4 md:grid-cols-2">
        {q !== undefined && <input type="hidden" name="q" value={q} />}
        <Choices legend="Size" name="size" facets={facets.size} />
        <Choices legend="Color" name="color" facets={facets.color} />
        <Choices legend="Fit" name="fit" facets={facets.fit} />
        <Group legend="Price in BDT">
          <PriceField label="From" name="min" value={min} />
          <PriceField label="To" name="max" value={max} />
          {(facets.reduced > 0 || isReduced) && (
            <Chip type="checkbox" name="sale" value="1" isChosen={isReduced} count={facets.reduced}>
              Reduced
            </Chip>
          )}
        </Group>
        <Group legend="Stock">
          <Chip type="checkbox" name="stock" value="in" isChosen={isInStock} count={facets.inStock}>
            In stock
          </Chip>
        </Group>
        <Group legend="Order">
          {q !== undefined && (
            <Chip type="radio" name="sort" value="" isChosen={chosen === ""}>
              Best match
            </Chip>
          )}
          <Chip type="radio" name="sort" value={q === undefined ? "" : "new"} isChosen={chosen === "new"}>
            Newest
          </Chip>
          <Chip type="radio" name="sort" value="low" isChosen={chosen === "low"}>
            Price, low to high
          </Chip>
          <Chip type="radio" name="sort" value="high" isChosen={chosen === "high"}>
            Price, high to low
          </Chip>
        </Group>
        <button
          type="submit"
          className="min-h-12 rounded-cloth bg-indigo px-5 font-semibold text-white hover:bg-ink"
        >
          {isNarrowed(filters) ? "Update products" : "Show products"}
        </button>
      </form>
    </details>
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

/** A group of choices; it is hidden where there is nothing to choose between. */
function Choices({ legend, name, facets }: { legend: string; name: string; facets: Facet[] }) {
  if (facets.length < 2 && !facets.some(({ isChosen }) => isChosen)) return null;
  return (
    <Group legend={legend}>
      {facets.map(({ slug, label, count, isChosen }) => (
        <Chip key={slug} type="checkbox" name={name} value={slug} isChosen={isChosen} count={count}>
          {label}
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
  return (
    <label className="chip">
      <input type={type} name={name} value={value} defaultChecked={isChosen} />
      {children}
      {count !== undefined && <small>{count}</small>}
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
