import SearchableMap from "minisearch/SearchableMap";
import { COLOR_FAMILIES } from "@/lib/catalogue/search/catalog-colors";
import { SYNONYMS } from "@/lib/catalogue/search/catalog-synonyms";
import { splitWords } from "@/lib/catalogue/search/words";

/** What several words or phrases mean alike, as one term of the index. No word looks like it. */
export type Concept = `=${string}`;

const colorConcept = (slug: string): Concept => `=color:${slug}`;

export const isColor = (concept: string): boolean => concept.startsWith("=color:");

interface FoundPhrase {
  concepts: Concept[];
  /** In words. */
  length: number;
}

/** The meanings of words: a table of synonyms and the colour families. */
export class Concepts {
  readonly #phrases = new Map<string, Concept[]>();
  readonly #words = new SearchableMap<Concept[]>();
  #longest = 1;

  /** Each line holds what means the same, with commas between. */
  constructor(lines: readonly string[] = SYNONYMS) {
    for (const line of lines) {
      const phrases = line.split(",").map(splitWords);
      const concept: Concept = `=${phrases[0]?.join("-") ?? ""}`;
      for (const phrase of phrases) this.#add(phrase, concept);
    }
    for (const { slug, words } of COLOR_FAMILIES) {
      for (const phrase of words.split(",").map(splitWords)) this.#add(phrase, colorConcept(slug));
    }
  }

  #add(words: string[], concept: Concept) {
    const phrase = words.join(" ");
    if (!phrase) return;
    const known = this.#phrases.get(phrase) ?? [];
    if (known.includes(concept)) return;
    this.#phrases.set(phrase, [...known, concept]);
    if (words.length === 1) this.#words.set(phrase, [...known, concept]);
    this.#longest = Math.max(this.#longest, words.length);
  }

  /** The longest phrase that begins at this word. */
  findAt(words: readonly string[], index: number): FoundPhrase | null {
    for (let length = Math.min(this.#longest, words.length - index); length > 0; length -= 1) {
      const concepts = this.#phrases.get(words.slice(index, index + length).join(" "));
      if (concepts) return { concepts, length };
    }
    return null;
  }

  /** Whatever the words of a product mean, also within a longer phrase. */
  listIn(words: readonly string[]): Concept[] {
    const found = words.flatMap((_, index) => {
      const lengths = Array.from(
        { length: Math.min(this.#longest, words.length - index) },
        (__, at) => at + 1,
      );
      return lengths.flatMap(
        (length) => this.#phrases.get(words.slice(index, index + length).join(" ")) ?? [],
      );
    });
    return [...new Set(found)];
  }

  /** The meanings of words that begin so: somebody is still typing. */
  listByPrefix(prefix: string): Concept[] {
    return [...new Set([...this.#words.atPrefix(prefix).values()].flat())];
  }

  /** Every word of every phrase. */
  listWords(): Set<string> {
    return new Set([...this.#phrases.keys()].flatMap((phrase) => phrase.split(" ")));
  }

  /** The meaning that a product of this colour family has. */
  conceptOf(family: string): Concept {
    return colorConcept(family);
  }
}
