import { LRUCache } from "lru-cache";
import MiniSearch, { type Query } from "minisearch";
import { getCategoryByName } from "@/lib/categories";
import { allCategories } from "@/lib/shop-categories";
import { familiesOf } from "@/lib/catalogue/search/color-names";
import { type Concept, type Concepts, isColor, isKind } from "@/lib/catalogue/search/concepts";
import { byName, type NameOf, PRODUCT_FIELDS } from "@/lib/catalogue/products/fields";
import { listFields } from "@/lib/catalogue/products/list-fields";
import type { IndexedProduct } from "@/lib/catalogue/search/indexed-product";
import { readWords, splitWords } from "@/lib/catalogue/search/words";
import { Vocabulary } from "@/lib/catalogue/search/vocabulary";

type Searched = NameOf<{ searchBoost: number }>;
const SEARCHED = listFields("searchBoost");

/** The kind of a product weighs more than its name: a denim cap is a cap. Its material weighs least. */
const BOOST = boosts(1);
const OF_PREFIX = 0.5;
/** In a large shop, each result holds some 10,000 ids at the most. */
const MAX_KEPT = 50;

/** One word of a search, or several that mean one thing. */
export interface Term {
  words: string[];
  concepts: Concept[];
}

type Document = Record<Searched, string> & { id: string };

/** Which products say a word, or mean it. */
export class TextIndex {
  readonly vocabulary = new Vocabulary();
  readonly #index: MiniSearch<Document>;
  /** What each product said when it was indexed: a change of price or stock leaves the index as it is. */
  readonly #texts = new Map<string, string>();

  /** What was found last, until a name changes: pages and filters of one search, and its first letters. */
  readonly #found = new LRUCache<string, string[]>({ max: MAX_KEPT });

  constructor(readonly concepts: Concepts) {
    this.#index = new MiniSearch<Document>({
      fields: [...SEARCHED],
      tokenize: (text) => text.split(" "),
      processTerm: (term) => term || null,
      searchOptions: { boost: BOOST, combineWith: "AND" },
    });
    for (const word of concepts.listWords()) this.vocabulary.add(word);
  }

  set(product: IndexedProduct): void {
    const { _id } = product;
    const { nameBn = "" } = getCategoryByName(allCategories(), product.category) ?? {};
    const text = [...SEARCHED.map((name) => String(product[name] ?? "")), nameBn].join("\n");
    const known = this.#texts.get(_id);
    if (known === text) return;
    if (known !== undefined) this.delete(_id);
    this.#found.clear();
    this.#texts.set(_id, text);
    this.#index.add(this.#documentOf(product));
    for (const { stem, shown } of readWords(text)) this.vocabulary.add(stem, shown);
  }

  delete(id: string): void {
    const text = this.#texts.get(id);
    if (text === undefined) return;
    this.#texts.delete(id);
    this.#found.clear();
    this.#index.discard(id);
    for (const word of splitWords(text)) this.vocabulary.remove(word);
  }

  /** The ids of the products that have all of the terms, the best first. */
  find(terms: readonly Term[]): string[] {
    if (terms.length === 0) return [];
    const key = JSON.stringify(terms);
    const kept = this.#found.get(key);
    if (kept) return kept;
    const results = this.#index.search({
      combineWith: "AND",
      queries: terms.map((term) => this.#queryOf(term)),
    });
    const found = results.map(({ id }) => String(id));
    this.#found.set(key, found);
    return found;
  }

  #queryOf({ words, concepts }: Term): Query {
    const word = words.length === 1 ? words[0] : undefined;
    // The name of a kind is whole: a bag is nothing baggy.
    const isWhole = concepts.some((concept) => isKind(concept));
    const isLetters = word !== undefined && word.length > 1 && !/\p{N}/u.test(word) && !isWhole;
    const begun = isLetters
      ? this.concepts.listByPrefix(word).filter((concept) => !concepts.includes(concept))
      : [];
    return {
      combineWith: "OR",
      queries: [
        ...concepts,
        { combineWith: "AND", queries: words, prefix: isLetters },
        ...(begun.length > 0
          ? [{ combineWith: "OR", queries: begun, boost: boosts(OF_PREFIX) } as const]
          : []),
      ],
    };
  }

  #documentOf(product: IndexedProduct): Document {
    const { _id, category, colors, fabric = "" } = product;
    const { plural = "", nameBn = "" } = getCategoryByName(allCategories(), category) ?? {};
    const withMeanings = (text: string) => {
      const words = splitWords(text);
      return [...words, ...this.concepts.listIn(words)];
    };
    const families = new Set(colors.flatMap((color) => familiesOf(color)));
    return {
      id: _id,
      ...byName<Record<Searched, string>>(SEARCHED, (name) =>
        withMeanings([product[name] ?? ""].flat().join(" ")).join(" "),
      ),
      category: [...new Set(withMeanings(`${category} ${plural} ${nameBn}`))].join(" "),
      colors: [
        ...splitWords(colors.join(" ")),
        ...[...families].map((family) => this.concepts.conceptOf(family)),
      ].join(" "),
      fabric: withMeanings(fabric).filter(isOfFabric).join(" "),
    };
  }
}

/** The silver of a buckle is no colour of the product, and 98 per cent of cotton no size. */
function isOfFabric(term: string): boolean {
  return !/^\p{N}/u.test(term) && !isColor(term);
}

function boosts(factor: number): Record<string, number> {
  return Object.fromEntries(SEARCHED.map((name) => [name, PRODUCT_FIELDS[name].searchBoost * factor]));
}
