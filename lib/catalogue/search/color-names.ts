import { COLOR_FAMILIES } from "@/lib/catalogue/search/catalog-colors";
import { splitWords } from "@/lib/catalogue/search/words";

const listPhrases = (words: string): string[] =>
  words.split(",").map((phrase) => splitWords(phrase).join(" "));

const FAMILIES = new Map(
  COLOR_FAMILIES.flatMap(({ slug, words }) => listPhrases(words).map((phrase) => [phrase, slug] as const)),
);

const SHADES = new Map(
  COLOR_FAMILIES.flatMap((family) => {
    const shades = "shades" in family ? family.shades.split(", ") : [];
    return shades.map((shade) => {
      const at = shade.lastIndexOf(" ");
      return [splitWords(shade.slice(0, at)).join(" "), shade.slice(at + 1)] as const;
    });
  }),
);

const HEXES = new Map<string, string>(COLOR_FAMILIES.map(({ slug, hex }) => [slug, hex]));

const MOST_WORDS = Math.max(...[...FAMILIES.keys()].map((phrase) => phrase.split(" ").length));

/** What a table says of the longest phrases of a colour's name. */
function findAll(table: ReadonlyMap<string, string>, words: readonly string[]): string[] {
  const found: string[] = [];
  for (let index = 0; index < words.length;) {
    let length = Math.min(MOST_WORDS, words.length - index);
    const at = (count: number) => table.get(words.slice(index, index + count).join(" "));
    while (length > 0 && at(length) === undefined) length -= 1;
    const one = at(length);
    if (one !== undefined) found.push(one);
    index += Math.max(1, length);
  }
  return [...new Set(found)];
}

/** The families that a colour of any name belongs to; none of a name that no table knows. */
export const familiesOf = (color: string): string[] => findAll(FAMILIES, splitWords(color));

/** Colours that a swatch shows of this one, as hex: two for "Navy White"; none of a name that no table knows. */
export function listHexes(color: string): string[] {
  const words = splitWords(color);
  const shade = SHADES.get(words.join(" "));
  return shade ? [shade] : findAll(FAMILIES, words).flatMap((family) => HEXES.get(family) ?? []);
}
