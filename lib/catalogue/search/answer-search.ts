import type { Catalogue } from "@/lib/catalogue/search/catalogue";
import { type Entry, type FilteredEntries, sortEntries } from "@/lib/catalogue/search/entry";
import { filterEntries } from "@/lib/catalogue/search/filter-entries";
import { findAsked } from "@/lib/catalogue/search/find-priced";
import { orderAsWished } from "@/lib/catalogue/search/match-categories";
import { listNearest, type Near } from "@/lib/catalogue/search/list-nearest";
import { type Asked, readFilters, type SearchParams } from "@/lib/catalogue/search/read-filters";
import { isNarrowed, withoutSaid } from "@/lib/catalogue/search/rules";

export interface Answer {
  asked: Asked;
  found: FilteredEntries;
  /** The words that were searched instead of unknown ones. */
  corrected: string | null;
  /** The labels of the colours that were asked for, where what is found comes in others alone. */
  lacked: string[];
  /** True where nothing is called so, whatever else is asked for. */
  isMissed: boolean;
  /** For a search that finds nothing: near searches that find something. */
  nearest: Near[];
  /** What is to be counted as looked for and not found; null where there is nothing to count. */
  missed: string | null;
}

/**
 * What a search finds, narrowed and ordered as an address says, before it is cut into pages. One that somebody has
 * narrowed by hand is not counted as missed: they have seen what there is.
 */
export function answerSearch(catalogue: Catalogue, params: SearchParams): Answer {
  const asked = readFilters(params, catalogue);
  const { q, words, filters } = asked;
  const isAsked = isNarrowed(filters) || asked.sort !== null;
  const { entries, corrected, lacked } = findAsked(catalogue, { words, isNarrowed: isAsked });
  const found = filterEntries(catalogue, order(catalogue, entries, asked), filters);
  const isMissed = words !== "" && entries.length === 0;
  const missed = isMissed || lacked.length > 0 ? words : found.entries.length === 0 ? q : "";
  return {
    asked,
    found,
    corrected,
    lacked,
    isMissed,
    nearest: isMissed ? listNearest(catalogue, words) : [],
    missed: missed === "" || isNarrowed(withoutSaid(filters, asked)) ? null : missed,
  };
}

function order(
  catalogue: Catalogue,
  entries: readonly Entry[],
  { words, sort, filters }: Asked,
): readonly Entry[] {
  if (sort !== null) return orderAsWished(catalogue, entries, { words, sort });
  return filters.sort === null ? entries : sortEntries(entries, filters.sort);
}
