import SearchableMap from "minisearch/SearchableMap";
import { COLOR_FAMILIES } from "@/lib/catalogue/search/catalog-colors";
import { KINDS } from "@/lib/catalogue/search/catalog-kinds";
import { OCCASIONS } from "@/lib/catalogue/search/catalog-occasions";
import { SYNONYMS } from "@/lib/catalogue/search/catalog-synonyms";
import { splitWords } from "@/lib/catalogue/search/words";

/** What several words or phrases mean alike, as one term of the index. No word looks like it. */
export type Concept = `=${string}`;

const colorConcept = (slug: string): Concept => `=color:${slug}`;

export const isColor = (concept: string): boolean => concept.startsWith("=color:");
export const isOccasion = (concept: string): boolean => concept.startsWith("=for:");
/** Whether it is a kind of goods that the shop need not have. */
export const isKind = (concept: string): boolean => concept.startsWith("=kind:");

interface FoundPhrase {
  concepts: Concept[];
  /** In words. */
  length: number;
}

/** The meanings of words: a table of synonyms, the colour families, occasions, and kinds of goods. */
export class Concepts {
  readonly #phrases = new Map<string, Concept[]>();
  readonly #words = new SearchableMap<Concept[]>();
  readonly #near = new Map<Concept, { latin: string; bengali: string }>();
  /** The occasions that a phrase or a concept of a product suits. */
  readonly #suited = new Map<string, Concept[]>();
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
    for (const [index, kind] of KINDS.entries()) {
      for (const phrase of kind.words.split(",").map(splitWords)) this.#add(phrase, `=kind:${index}`);
      if ("near" in kind) this.#near.set(`=kind:${index}`, kind.near);
    }
    for (const { slug, words, suits } of OCCASIONS) {
      for (const phrase of words.split(",").map(splitWords)) this.#add(phrase, `=for:${slug}`);
      for (const phrase of suits.split(",").map(splitWords)) this.#suit(phrase.join(" "), `=for:${slug}`);
    }
  }

  #suit(phrase: string, occasion: Concept) {
    const meant = this.#phrases.get(phrase) ?? [phrase];
    for (const one of meant) this.#suited.set(one, [...(this.#suited.get(one) ?? []), occasion]);
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

  /** Whatever the words of a product mean, also within a longer phrase, and the occasions that it suits. */
  listIn(words: readonly string[]): Concept[] {
    const found = words.flatMap((_, index) => {
      const lengths = Array.from(
        { length: Math.min(this.#longest, words.length - index) },
        (__, at) => at + 1,
      );
      return lengths.flatMap((length) => {
        const phrase = words.slice(index, index + length).join(" ");
        const meant = this.#phrases.get(phrase) ?? [];
        return [...meant, ...[phrase, ...meant].flatMap((one) => this.#suited.get(one) ?? [])];
      });
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

  /** For a kind of goods, the searches that are near it, with commas between. */
  nearTo(concept: Concept): { latin: string; bengali: string } | undefined {
    return this.#near.get(concept);
  }

  /** The meaning that a product of this colour family has. */
  conceptOf(family: string): Concept {
    return colorConcept(family);
  }
}
