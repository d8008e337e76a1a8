import { toBanglaDigits } from "@/lib/words/bn/digits";

/** Phrases of one or more English words in small letters, without hyphens, and what each is in Bangla. */
export type Phrases = ReadonlyMap<string, string>;

/** Such as `98%`, `3.4` or `14`. */
const NUMBER = /^\d+(?:\.\d+)?%?$/;
const BETWEEN = ", ";

/** Says a text of known phrases and numbers, part by part between commas; one with anything else stays as it is. */
export function sayPhrases(known: Phrases, text: string): string {
  const parts = text
    .trim()
    .split(/\s*,\s+/)
    .map((part) => sayPart(known, part));
  return parts.every((part) => part !== null) ? parts.join(BETWEEN) : text;
}

function sayPart(known: Phrases, part: string): string | null {
  const words = part.toLowerCase().replaceAll("-", " ").split(/\s+/);
  const said: string[] = [];
  for (let at = 0; at < words.length;) {
    const { phrase, length } = longestAt(known, words, at);
    if (phrase === undefined) return null;
    said.push(phrase);
    at += length;
  }
  return said.join(" ");
}

function longestAt(known: Phrases, words: readonly string[], at: number) {
  for (let end = words.length; end > at; end -= 1) {
    const phrase = known.get(words.slice(at, end).join(" "));
    if (phrase !== undefined) return { phrase, length: end - at };
  }
  const [word = ""] = words.slice(at);
  return { phrase: NUMBER.test(word) ? toBanglaDigits(word) : undefined, length: 1 };
}
