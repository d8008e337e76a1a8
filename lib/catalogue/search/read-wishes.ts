import { WISH_WORDS } from "@/lib/catalogue/search/catalog-wishes";
import { isTelling } from "@/lib/catalogue/search/read-query";
import { type PricedSearch, readPriceWords } from "@/lib/catalogue/search/read-price-words";
import type { Said } from "@/lib/catalogue/search/rules";
import { splitWords } from "@/lib/catalogue/search/words";

/** A search without what its words say of filters and order, and what they say. */
export interface WishedSearch extends PricedSearch, Said {}

type Wish = (typeof WISH_WORDS)[number]["wish"];
const WISHES: ReadonlyMap<string, Wish> = new Map(
  WISH_WORDS.flatMap(({ wish, words }) =>
    words.split(",").map((phrase) => [splitWords(phrase).join(" "), wish] as const),
  ),
);
const LONGEST = Math.max(...[...WISHES.keys()].map((phrase) => phrase.split(" ").length));

/** Reads the price out of a search, and whether the newest, the cheapest or what is reduced is wanted. */
export function readWishes(q: string): WishedSearch {
  const { words, price } = readPriceWords(q);
  const written = words.split(/\s+/).filter(Boolean);
  const stems = written.map((word) => splitWords(word).join(" "));
  const kept: string[] = [];
  const wishes = new Set<Wish>();
  for (let at = 0; at < written.length;) {
    const found = wishAt(stems, at);
    if (found) wishes.add(found.wish);
    else kept.push(written[at] ?? "");
    at += found?.length ?? 1;
  }
  if (wishes.size === 0) return { words, price, isReduced: false, sort: null };
  const rest = kept.join(" ");
  const sort = (["low", "high", "new"] as const).find((wish) => wishes.has(wish)) ?? null;
  return { words: isTelling(rest) ? rest : "", price, isReduced: wishes.has("sale"), sort };
}

/** The longest phrase that begins here. */
function wishAt(stems: readonly string[], at: number): { wish: Wish; length: number } | null {
  for (let length = Math.min(LONGEST, stems.length - at); length > 0; length -= 1) {
    const wish = WISHES.get(stems.slice(at, at + length).join(" "));
    if (wish) return { wish, length };
  }
  return null;
}
