/** A text of so many words is shown as a whole. */
const MOST_WORDS = 20;
/** Words before the change, so that it is found again. */
const WORDS_BEFORE = 3;

/** Two texts; where one is long, both are cut to what is around their first difference. */
export function aroundChange(before: string, after: string): { before: string; after: string } {
  const [first, second] = [before.split(" "), after.split(" ")];
  if (Math.max(first.length, second.length) <= MOST_WORDS) return { before, after };
  const same = first.findIndex((word, index) => word !== second[index]);
  const start = Math.max(0, (same === -1 ? first.length : same) - WORDS_BEFORE);
  const cut = (words: string[]) =>
    [
      start > 0 ? "… " : "",
      words.slice(start, start + MOST_WORDS).join(" "),
      words.length > start + MOST_WORDS ? " …" : "",
    ].join("");
  return { before: cut(first), after: cut(second) };
}
