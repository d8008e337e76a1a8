import { toLatinDigits } from "@/lib/platform/text/digits";
import { foldCase } from "@/lib/platform/text/text";

export interface Word {
  /** As it is compared. */
  stem: string;
  /** As it was written. */
  shown: string;
}

const LATIN_MARKS = /[\u0300-\u036f]/g;
const APOSTROPHES = /['’`]/g;
// Letters with their marks, or digits: "14oz" is two words, and a vowel sign of Bengali belongs to its letter.
const WORDS = /\p{N}+|[\p{L}\p{M}]+/gu;
/** How much of it is cotton: people write "100% cotton" for all of it. */
const PER_CENT = /\p{N}+\s*%/gu;
/** Two words that are one: a T-shirt is no shirt. */
const T_SHIRT = /(?<![\p{L}\p{M}])(t|টি)[\s-]*(?=shirt|শার্ট|সার্ট)/gu;

/** Letters that sound alike, and are written for each other. */
const ALIKE: [RegExp, string][] = [
  [/ণ/g, "ন"],
  [/[ষস]/g, "শ"],
  [/ী/g, "ি"],
  [/ূ/g, "ু"],
  [/ঈ/g, "ই"],
  [/ঊ/g, "উ"],
  [/ং/g, "ঙ"],
  [/ৎ/g, "ত"],
  [/ঁ/g, ""],
];

/**
 * The words of a text, as search compares them: NFKC, lower case, Bengali digits as Latin ones, without accents and the s
 * of the plural, and with one letter for those of Bengali that sound alike.
 */
export function readWords(text: string): Word[] {
  const plain = toLatinDigits(foldCase(text.normalize("NFKD").replace(LATIN_MARKS, "")))
    .replace(PER_CENT, " ")
    .replace(APOSTROPHES, "")
    .replace(T_SHIRT, "$1");
  return (plain.match(WORDS) ?? []).map((shown) => ({ stem: stemOf(shown), shown }));
}

/** The same, in the form that is compared. */
export function splitWords(text: string): string[] {
  return readWords(text).map(({ stem }) => stem);
}

/** A folded word in the form that is compared. */
export function stemOf(word: string): string {
  if (/^[a-z]{3,}[^s]s$/.test(word)) return word.slice(0, -1);
  return ALIKE.reduce((folded, [letters, one]) => folded.replace(letters, one), word);
}
