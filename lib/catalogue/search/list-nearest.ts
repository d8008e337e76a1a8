import type { Catalogue } from "@/lib/catalogue/search/catalogue";
import { findWords, stemsOf, tell } from "@/lib/catalogue/search/find-products";
import { type QueryWord, readQuery } from "@/lib/catalogue/search/read-query";
import { toTerms } from "@/lib/catalogue/search/terms";
import { readWords, type Word } from "@/lib/catalogue/search/words";

const MAX_NEAREST = 4;
/** How much of a word may be wrong that is only offered. */
const OFFERED_WRONG_SHARE = 0.34;
const BENGALI = /\p{Script=Bengali}/u;

/** A search that is offered, and how many products it finds. */
export interface Near {
  text: string;
  count: number;
}

/** For a search that finds nothing: searches near it that find something, with how many. */
export function listNearest(catalogue: Catalogue, q: string): Near[] {
  const words = readQuery(catalogue, q);
  const told = new Map<string, number>();
  for (const some of [
    ...listNearKinds(catalogue, words, q),
    ...listParts(words),
    ...listAlike(catalogue, words),
  ]) {
    const count = told.size < MAX_NEAREST ? findWords(catalogue, some).length : 0;
    if (count > 0) told.set(tell(some), count);
  }
  return [...told].map(([text, count]) => ({ text, count }));
}

/** All words but one, and each by itself; not such as name nothing that is sold, as "nice" and "for him". */
function listParts(words: readonly QueryWord[]): QueryWord[][] {
  const fewer = words.length > 1 ? words.map((_, left) => words.filter((__, at) => at !== left)) : [];
  const alone = words.length > 2 ? words.map((word) => [word]) : [];
  const isNaming = ({ weight }: QueryWord) => weight === "firm" || weight === "occasion";
  return [...fewer, ...alone].filter((some) => some.some(isNaming));
}

/** Words that look like those that nothing is called. */
function listAlike({ text: { vocabulary } }: Catalogue, words: readonly QueryWord[]): Word[][] {
  return words
    .filter(({ stem, weight }) => weight === "firm" && !vocabulary.isKnown(stem))
    .flatMap(({ stem }) => vocabulary.nearestTo(stem, Math.floor(stem.length * OFFERED_WRONG_SHARE)))
    .map((near) => [{ stem: near, shown: vocabulary.shownAs(near) }]);
}

/** For a kind of goods that is not sold, what is near to it, in the script of the search. */
function listNearKinds({ concepts }: Catalogue, words: readonly Word[], q: string): Word[][] {
  const script = BENGALI.test(q) ? "bengali" : "latin";
  return toTerms({ concepts }, stemsOf(words))
    .flatMap((term) => term.concepts.flatMap((concept) => concepts.nearTo(concept) ?? []))
    .flatMap((near) => near[script].split(",").map(readWords));
}
