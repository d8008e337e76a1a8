import type { Catalogue } from "@/lib/catalogue/search/catalogue";
import { type FilteredEntries, sortEntries } from "@/lib/catalogue/search/entry";
import { filterEntries } from "@/lib/catalogue/search/filter-entries";
import { findAsked } from "@/lib/catalogue/search/find-priced";
import { listNearest, type Near } from "@/lib/catalogue/search/find-products";
import { type Asked, readFilters, type SearchParams } from "@/lib/catalogue/search/read-filters";
import { isNarrowed } from "@/lib/catalogue/search/rules";

export interface Answer {
  asked: Asked;
  found: FilteredEntries;
  /** The words that were searched instead of unknown ones. */
  corrected: string | null;
  /** True where nothing is called so, whatever else is asked for. */
  isMissed: boolean;
  /** For a search that finds nothing: near searches that find something. */
  nearest: Near[];
  /** What is to be counted as looked for and not found; null where there is nothing to count. */
  missed: string | null;
}

/** What a search finds, narrowed and ordered as an address says, before it is cut into pages. */
export function answerSearch(catalogue: Catalogue, params: SearchParams): Answer {
  const asked = readFilters(params, catalogue);
  const { q, words, filters } = asked;
  const { entries, corrected } = findAsked(catalogue, { words, isNarrowed: isNarrowed(filters) });
  const ordered = filters.sort === null ? entries : sortEntries(entries, filters.sort);
  const found = filterEntries(catalogue, ordered, filters);
  const isMissed = words !== "" && entries.length === 0;
  const missed = isMissed ? words : found.entries.length === 0 ? q : "";
  return {
    asked,
    found,
    corrected,
    isMissed,
    nearest: isMissed ? listNearest(catalogue, words) : [],
    missed: missed === "" || isNarrowedByHand(asked) ? null : missed,
  };
}

/** A search that somebody has narrowed by hand is not counted: they have seen what there is. */
function isNarrowedByHand({ filters, price }: Asked): boolean {
  return isNarrowed(price === null ? filters : { ...filters, min: null, max: null });
}
