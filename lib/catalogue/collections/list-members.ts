import type { CollectionDto } from "@/lib/catalogue/collections/dto";
import { NEW_DAYS } from "@/lib/catalogue/collections/constants";
import type { Catalogue } from "@/lib/catalogue/search/catalogue";
import { type Entry, sortEntries } from "@/lib/catalogue/search/entry";
import { filterEntries } from "@/lib/catalogue/search/filter-entries";
import { findProducts } from "@/lib/catalogue/search/find-products";
import { NO_FILTERS } from "@/lib/catalogue/search/rules";
import { DAY_MS, SECOND_MS } from "@/lib/platform/time/durations.mjs";

/** The products of a collection: those by hand in the owner's order, the others newest first. Drafts are in no catalogue. */
export function listMembers(
  catalogue: Catalogue,
  { kind, productIds = [], color, word }: CollectionDto["rule"],
  now: number,
): readonly Entry[] {
  switch (kind) {
    case "hand":
      return productIds.flatMap((id) => catalogue.get(id) ?? []);
    case "sale":
      return catalogue.list().filter(({ oldPrice }) => oldPrice !== null);
    case "new":
      return catalogue.list().filter(({ id }) => createdAt(id) > now - NEW_DAYS * DAY_MS);
    case "color":
      return filterEntries(catalogue, catalogue.list(), { ...NO_FILTERS, color: [color ?? ""] }).entries;
    case "word":
      return findAll(catalogue, word ?? "");
  }
}

/** When a product was made; its id begins with the second. */
const createdAt = (id: string): number => Number.parseInt(id.slice(0, 8), 16) * SECOND_MS;

/** A word that nothing is called is not replaced by a near one, as it is for a shopper. */
function findAll(catalogue: Catalogue, word: string): readonly Entry[] {
  const { entries, corrected } = findProducts(catalogue, word);
  return corrected === null ? sortEntries(entries, "new") : [];
}
