import {
  AROUND_DHAKA,
  DHAKA,
  DISTRICTS_OF_DHAKA_DIVISION,
  OTHER_DISTRICTS,
  QUARTERS_OF_DHAKA,
} from "@/lib/settings/zones/places";
import { foldCase } from "@/lib/platform/text/text";

/** The 64 districts. */
export const DISTRICTS = [DHAKA, ...DISTRICTS_OF_DHAKA_DIVISION, ...OTHER_DISTRICTS];

/** Fewer letters are the beginning of too many names. */
const SHORTEST_BEGINNING = 4;
const SHORTEST_WORD = 3;

interface Spelled {
  /** As people write it, in one word or several. */
  whole: string[];
  /** The words by which an address that names the place can be known. */
  keys: string[];
}

const PLACES: Spelled[] = [...DISTRICTS, ...AROUND_DHAKA, ...QUARTERS_OF_DHAKA].map((spellings) => {
  const whole = spellings.map((spelling) => foldCase(spelling).replace(/[^\p{L}\p{M}\p{N}]+/gu, " "));
  const firstWords = whole.map((spelling) => spelling.split(" ")[0] ?? "");
  return { whole, keys: [...new Set(firstWords)].filter((word) => word.length >= SHORTEST_WORD) };
});

const SEVERAL_WORDS = PLACES.flatMap(({ whole, keys }) =>
  whole
    .filter((spelling) => spelling.includes(" "))
    .map((spelling) => ({ spelling, as: whole.find((one) => !one.includes(" ")) ?? keys[0] ?? spelling })),
).toSorted((one, other) => other.spelling.length - one.spelling.length);

/** A folded text in which each place that is written in several words stands in one: `cox s bazar` becomes `coxsbazar`. */
export function joinPlaceNames(text: string): string {
  const spaced = ` ${text.replace(/[\s'’]+/g, " ").trim()} `;
  const hit = SEVERAL_WORDS.find(({ spelling }) => spaced.includes(` ${spelling} `));
  return hit ? joinPlaceNames(spaced.replace(` ${hit.spelling} `, ` ${hit.as} `)) : text;
}

/** The other spellings, in both scripts, of the place that a folded word names or begins to name; none for any other word. */
export function otherSpellings(word: string): string[] {
  if (word.length < SHORTEST_WORD) return [];
  const isMeant = ({ whole }: Spelled) =>
    whole.some(
      (spelling) => spelling === word || (word.length >= SHORTEST_BEGINNING && spelling.startsWith(word)),
    );
  return [...new Set(PLACES.filter(isMeant).flatMap(({ keys }) => keys))].filter((key) => key !== word);
}

const PLACE_WORDS = new Set(PLACES.flatMap(({ whole }) => whole));

/** Whether a folded word is the name of a place, written in one word. */
export const namesPlace = (word: string): boolean => PLACE_WORDS.has(word);
