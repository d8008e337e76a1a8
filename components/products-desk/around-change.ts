import { cutAtWord } from "@/lib/platform/text/text";

/** A text of so many characters is shown as a whole. */
const MOST_CHARACTERS = 120;
/** Words before the change, so that it is found again. */
const WORDS_BEFORE = 3;

/** Two texts; where one is long, both are cut to what is around their first difference. */
export function aroundChange(before: string, after: string): { before: string; after: string } {
  if (Math.max(before.length, after.length) <= MOST_CHARACTERS) return { before, after };
  const [first, second] = [before.split(" "), after.split(" ")];
  const same = first.findIndex((word, index) => word !== second[index]);
  const start = Math.max(0, (same === -1 ? first.length : same) - WORDS_BEFORE);
  const cut = (words: string[]) =>
    cutAtWord((start > 0 ? "… " : "") + words.slice(start).join(" "), MOST_CHARACTERS);
  return { before: cut(first), after: cut(second) };
}
