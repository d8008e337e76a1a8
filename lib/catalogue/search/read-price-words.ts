import { NUMBER_WORDS, PRICE_WORDS } from "@/lib/catalogue/search/catalog-prices";
import { toLatinDigits } from "@/lib/platform/text/digits";
import { MAX_PRICE } from "@/lib/catalogue/products/rules";
import { MAX_SEARCH_LENGTH } from "@/lib/catalogue/search/constants";
import type { PriceRange } from "@/lib/catalogue/search/rules";
import { foldCase } from "@/lib/platform/text/text";

export interface PricedSearch {
  /** The search without its price. */
  words: string;
  /** Null where it names none. */
  price: PriceRange | null;
}

/** A smaller number is a size, unless a currency stands beside it. */
const LEAST_BARE_PRICE = 100;
const THOUSAND = 1_000;
/** A number, a word, or a sign. */
const TOKENS = /\d+(?:,\d{2,3})*(?:\.\d+)?|[\p{L}\p{M}]+|\S/gu;
const NUMBER = /^\d/;
/** What a price leaves behind where it stood. */
const MARKS_AROUND = /^[\s,;]+|[\s,;]+$/g;
/** The first digits of a price that is still being typed. */
const FIRST_DIGITS = /^\d{1,2}$/;

const fold = (text: string): string => toLatinDigits(foldCase(text));
const split = (text: string): string[] => fold(text).match(TOKENS) ?? [];

type Phrases = readonly (readonly string[])[];
/** The longest first. */
const toPhrases = (words: string): Phrases =>
  words
    .split(", ")
    .map(split)
    .toSorted((one, other) => other.length - one.length);

const PHRASES = new Map<string, Phrases>(
  Object.entries(PRICE_WORDS).map(([kind, words]) => [kind, toPhrases(words)]),
);
const NUMBERS = new Map(Object.entries(NUMBER_WORDS).map(([word, number]) => [fold(word), number]));

/** Reads a price range out of a search, such as "under 1,500", "১৫০০ টাকার মধ্যে" or "1000-1500". */
export function readPriceWords(q: string): PricedSearch {
  const text = fold(q.slice(0, MAX_SEARCH_LENGTH));
  const tokens = [...text.matchAll(TOKENS)];
  const found = new PriceReader(tokens.map(([token]) => token)).read();
  if (found.cuts.length === 0) return { words: q, price: null };
  const startOf = (token: number) => tokens[token]?.index ?? text.length;
  const kept = [...found.cuts, { from: tokens.length, to: tokens.length }].map(({ from }, index) =>
    text.slice(startOf(found.cuts[index - 1]?.to ?? 0), startOf(from)).replace(MARKS_AROUND, ""),
  );
  return { words: kept.filter(Boolean).join(" "), price: found.price };
}

/** The tokens from the one up to, and without, the other. */
interface Cut {
  from: number;
  to: number;
}

interface Amount {
  value: number;
  isInCurrency: boolean;
  /** The token behind it. */
  end: number;
}

class PriceReader {
  constructor(readonly tokens: readonly string[]) {}

  read(): { price: PriceRange | null; cuts: Cut[] } {
    const cuts: Cut[] = [];
    const prices: PriceRange[] = [];
    for (let at = 0; at < this.tokens.length;) {
      const found = this.#rangeAt(at);
      if (found) {
        cuts.push({ from: at, to: found.end });
        prices.push(found);
      } else if (at > 0 && this.#isBegunAt(at)) {
        cuts.push({ from: at, to: this.tokens.length });
      }
      at = found?.end ?? at + 1;
    }
    return { price: prices.length === 0 ? null : toRange(prices), cuts };
  }

  #rangeAt(at: number): (PriceRange & { end: number }) | null {
    const [under, over] = [this.#skip("under", at), this.#skip("over", at)];
    const begin = Math.max(under, over, this.#skip("between", at));
    const amount = this.#amountAt(begin);
    if (!amount) return null;
    const other = this.#otherAmount(amount.end, begin > at);
    if (other) {
      const end = this.#skip("orLess", this.#skip("of", other.end));
      return { min: amount.value, max: other.value, end };
    }
    if (under > at) return { min: null, max: amount.value, end: amount.end };
    if (over > at) return { min: amount.value, max: null, end: amount.end };
    const behind = this.#skip("of", amount.end);
    const [orLess, orMore] = [this.#skip("orLess", behind), this.#skip("orMore", behind)];
    if (orMore > behind && orMore > orLess) return { min: amount.value, max: null, end: orMore };
    if (orLess > behind) return { min: null, max: amount.value, end: orLess };
    // "A shirt of 1,500 taka": people who name a sum have no more to spend.
    return amount.isInCurrency ? { min: null, max: amount.value, end: amount.end } : null;
  }

  #otherAmount(at: number, isBetween: boolean): Amount | null {
    const next = Math.max(this.#skip("to", at), isBetween ? this.#skip("and", at) : at);
    return next > at ? this.#amountAt(next) : null;
  }

  #amountAt(at: number): Amount | null {
    const first = this.#skip("currency", at);
    const token = this.tokens[first] ?? "";
    const word = NUMBERS.get(token);
    const afterThousand = this.#skip("thousand", first + 1);
    const isThousand = afterThousand > first + 1;
    if (!NUMBER.test(token) && (word === undefined || !isThousand)) return null;
    const end = this.#skip("currency", afterThousand);
    if (this.#skip("units", end) > end) return null;
    const value = (word ?? Number(token.replaceAll(",", ""))) * (isThousand ? THOUSAND : 1);
    const isInCurrency = first > at || end > afterThousand;
    const isPrice = Number.isInteger(value) && value >= 1 && value <= MAX_PRICE;
    const isClear = isInCurrency || isThousand || value >= LEAST_BARE_PRICE;
    return isPrice && isClear ? { value, isInCurrency, end } : null;
  }

  /** A limit and the first digits of its amount, at the end of the search. */
  #isBegunAt(at: number): boolean {
    const amount = this.#skip("currency", Math.max(this.#skip("under", at), this.#skip("over", at)));
    return amount > at && amount === this.tokens.length - 1 && FIRST_DIGITS.test(this.tokens[amount] ?? "");
  }

  /** The token behind the phrase that begins here; this one, if none does. */
  #skip(kind: keyof typeof PRICE_WORDS, at: number): number {
    const found = PHRASES.get(kind)?.find((phrase) =>
      phrase.every((word, index) => this.tokens[at + index] === word),
    );
    return at + (found?.length ?? 0);
  }
}

/** The first limit of each kind. */
function toRange(prices: readonly PriceRange[]): PriceRange {
  const min = prices.find((price) => price.min !== null)?.min ?? null;
  const max = prices.find((price) => price.max !== null)?.max ?? null;
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
}
