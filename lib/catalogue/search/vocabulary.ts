import SearchableMap from "minisearch/SearchableMap";

const LETTERS_ONLY = /^[\p{L}\p{M}]{2,}$/u;
const MAX_NEAREST = 3;
/** People seldom mistake the first letter: where it is wrong, no other may be. */
const WRONG_WITH_THE_FIRST = 1;

interface Known {
  /** In how many products. */
  count: number;
  shown: string;
}

/** The words that a search can find something by, to look up what a misspelt one may have been. */
export class Vocabulary {
  readonly #words = new SearchableMap<Known>();

  add(stem: string, shown = stem): void {
    if (!LETTERS_ONLY.test(stem)) return;
    const known = this.#words.get(stem);
    if (known) known.count += 1;
    else this.#words.set(stem, { count: 1, shown });
  }

  remove(stem: string): void {
    const known = this.#words.get(stem);
    if (!known) return;
    known.count -= 1;
    if (known.count === 0) this.#words.delete(stem);
  }

  has(stem: string): boolean {
    return this.#words.has(stem);
  }

  /** Whether it is a word or begins one. A text that is no word at all, such as a number, counts as known. */
  isKnown(stem: string): boolean {
    if (!LETTERS_ONLY.test(stem)) return true;
    return this.#words.has(stem) || this.#words.atPrefix(stem).size > 0;
  }

  shownAs(stem: string): string {
    return this.#words.get(stem)?.shown ?? stem;
  }

  /** The words that may be meant, the nearest first, with at most `wrongLetters`; two swapped letters count as one. */
  nearestTo(stem: string, wrongLetters = allowedIn(stem)): string[] {
    if (wrongLetters === 0 || !LETTERS_ONLY.test(stem)) return [];
    const distances = new Map<string, number>();
    for (const [word, [, distance]] of this.#words.fuzzyGet(stem, wrongLetters))
      if (distance <= (word[0] === stem[0] ? wrongLetters : WRONG_WITH_THE_FIRST))
        distances.set(word, distance);
    for (const swapped of listSwapped(stem)) if (this.#words.has(swapped)) distances.set(swapped, 1);
    const score = (word: string) => (distances.get(word) ?? 0) + (word[0] === stem[0] ? 0 : 0.5);
    const found = [...distances.keys()].toSorted(
      (one, other) => score(one) - score(other) || this.#countOf(other) - this.#countOf(one),
    );
    const best = found[0];
    return best === undefined
      ? []
      : found.filter((word) => score(word) === score(best)).slice(0, MAX_NEAREST);
  }

  #countOf(word: string): number {
    return this.#words.get(word)?.count ?? 0;
  }
}

/** In a long word two letters may be wrong. */
function allowedIn({ length }: string): number {
  if (length < 3) return 0;
  return length < 6 ? 1 : 2;
}

function listSwapped(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}
