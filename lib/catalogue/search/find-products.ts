import { STOP_WORDS } from "@/lib/catalogue/search/catalog-synonyms";
import type { Catalogue } from "@/lib/catalogue/search/catalogue";
import { MAX_SEARCH_LENGTH } from "@/lib/catalogue/search/constants";
import { isColor } from "@/lib/catalogue/search/concepts";
import { type Entry, NUMBERS_PER_OPTION } from "@/lib/catalogue/search/entry";
import type { Term } from "@/lib/catalogue/search/text-index";
import { readWords, splitWords, type Word } from "@/lib/catalogue/search/words";

const MAX_WORDS = 8;
const LETTER_SIZE = /^(?:s|m|l|xs|x{1,3}l)$/;
const MAX_NEAREST = 4;
/** How much of a word may be wrong that is only offered. */
const OFFERED_WRONG_SHARE = 0.34;

const STOPPED = new Set(STOP_WORDS.split(",").flatMap(splitWords));

export interface Found {
  /** Products that can be had come first, among them those that show a colour that is asked for, and then those that fit best. */
  entries: Entry[];
  /** The words that were searched instead of unknown ones. */
  corrected: string | null;
}

/** A search that is offered, and how many products it finds. */
export interface Near {
  text: string;
  count: number;
}

/** What a shopper's words find. A misspelt word is taken for the nearest that is known, only where nothing else is found. */
export function findProducts(catalogue: Catalogue, q: string): Found {
  const words = wordsOf(q);
  const exact = findWords(catalogue, stemsOf(words));
  if (exact.length > 0) return { entries: exact, corrected: null };
  for (const corrected of correct(catalogue, words)) {
    const entries = findWords(catalogue, stemsOf(corrected));
    if (entries.length > 0) return { entries, corrected: tell(corrected) };
  }
  return { entries: [], corrected: null };
}

/** For a search that finds nothing: searches near it that find something, with how many. */
export function listNearest(catalogue: Catalogue, q: string): Near[] {
  const words = wordsOf(q);
  const fewer = words.length > 1 ? words.map((_, left) => words.filter((__, at) => at !== left)) : [];
  const alone = words.length > 2 ? words.map((word) => [word]) : [];
  const { vocabulary } = catalogue.text;
  const nearest = words.flatMap(({ stem }) =>
    vocabulary.isKnown(stem)
      ? []
      : vocabulary
          .nearestTo(stem, Math.floor(stem.length * OFFERED_WRONG_SHARE))
          .map((near) => [{ stem: near, shown: vocabulary.shownAs(near) }]),
  );
  const told = new Map<string, number>();
  for (const some of [...fewer, ...alone, ...nearest]) {
    const count = told.size < MAX_NEAREST ? findWords(catalogue, stemsOf(some)).length : 0;
    if (count > 0) told.set(tell(some), count);
  }
  return [...told].map(([text, count]) => ({ text, count }));
}

const stemsOf = (words: readonly Word[]): string[] => words.map(({ stem }) => stem);
const tell = (words: readonly Word[]): string => words.map(({ shown }) => shown).join(" ");

/** The words of a search without stop words; all of them, where it has no others. */
export function wordsOf(q: string): Word[] {
  const words = readWords(q.slice(0, MAX_SEARCH_LENGTH)).slice(0, MAX_WORDS);
  const telling = words.filter(({ stem }) => !STOPPED.has(stem));
  return telling.length > 0 ? telling : words;
}

/** Yields the words with unknown ones replaced: first by the nearest known of each, then by the second nearest. */
function* correct({ text: { vocabulary } }: Catalogue, words: readonly Word[]): Generator<Word[]> {
  const choices = words.map((word) =>
    vocabulary.isKnown(word.stem)
      ? [word]
      : vocabulary.nearestTo(word.stem).map((stem) => ({ stem, shown: vocabulary.shownAs(stem) })),
  );
  if (choices.some((choice) => choice.length === 0)) return;
  const most = Math.max(0, ...choices.map((choice) => choice.length));
  for (let rank = 0; rank < most; rank += 1)
    yield choices.flatMap((choice) => choice[Math.min(rank, choice.length - 1)] ?? []);
}

function findWords(catalogue: Catalogue, stems: readonly string[]): Entry[] {
  const terms = toTerms(catalogue, stems);
  const wanted = readWanted(catalogue, terms);
  // Half of all products come in L: it looks for sizes among the products that other words find, not the reverse.
  const isOption = ({ words, concepts }: Term) =>
    words.every((word) => LETTER_SIZE.test(word)) || concepts.some((concept) => isColor(concept));
  const telling = terms.filter((term) => !isOption(term));
  const entries = catalogue.text
    .find(telling.length > 0 ? telling : terms)
    .flatMap((id) => catalogue.get(id) ?? []);
  const matching =
    telling.length > 0 ? entries.filter((entry) => hasOptions(catalogue, entry, wanted)) : entries;
  const rankOf = (entry: Entry) => {
    const canBeHad = !entry.isSoldOut && hasPiece(catalogue, entry, wanted);
    return (canBeHad ? 0 : 2) + (isSeenIn(catalogue, entry, wanted) ? 0 : 1);
  };
  const ranked = matching.map((entry) => ({ entry, rank: rankOf(entry) }));
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ entry }) => entry);
}

/** The colours that a search names, as filters call them. */
export function colorsIn(catalogue: Catalogue, q: string): string[] {
  const { families } = readWanted(catalogue, toTerms(catalogue, stemsOf(wordsOf(q))));
  return families.map((family) => catalogue.families.slugAt(family));
}

/** Whether its name says a colour that is asked for, or its picture shows it; true where none is asked for. */
function isSeenIn({ colors }: Catalogue, { named, pictures }: Entry, { families }: Wanted): boolean {
  const isAsked = (family: number) => families.includes(family);
  const isPictured = pictures.some(
    ({ color, shownIn }) => shownIn === undefined && (colors.factAt(color) ?? []).some(isAsked),
  );
  // One that comes in a single colour has no pictures by colour, and is pictured in it.
  return families.length === 0 || pictures.length === 0 || isPictured || named.some(isAsked);
}

/** The longest phrases that mean something, and the words between them. */
export function toTerms({ concepts }: Catalogue, stems: readonly string[]): Term[] {
  const terms: Term[] = [];
  for (let index = 0; index < stems.length;) {
    const phrase = concepts.findAt(stems, index);
    const length = phrase?.length ?? 1;
    terms.push({ words: stems.slice(index, index + length), concepts: phrase?.concepts ?? [] });
    index += length;
  }
  return terms;
}

interface Wanted {
  sizes: number[];
  /** Those that can only mean a size, such as L; -1 for one that no product has. */
  letterSizes: number[];
  families: number[];
}

/** The sizes and colours that are asked for. */
function readWanted({ sizes, families, concepts }: Catalogue, terms: readonly Term[]): Wanted {
  const words = terms.flatMap((term) => term.words);
  const asked = new Set(terms.flatMap((term) => term.concepts));
  return {
    sizes: words.flatMap((word) => sizes.find(word) ?? []),
    letterSizes: words.filter((word) => LETTER_SIZE.test(word)).map((word) => sizes.find(word) ?? -1),
    families: Array.from({ length: families.size }, (_, id) => id).filter((id) =>
      asked.has(concepts.conceptOf(families.slugAt(id))),
    ),
  };
}

/** Whether it is made in each of the letter sizes and colours, in whichever option. */
function hasOptions({ colors }: Catalogue, { options }: Entry, { letterSizes, families }: Wanted): boolean {
  const isSomewhere = (isIt: (at: number) => boolean) => {
    for (let at = 0; at < options.length; at += NUMBERS_PER_OPTION) if (isIt(at)) return true;
    return false;
  };
  return (
    letterSizes.every((size) => isSomewhere((at) => options[at] === size)) &&
    families.every((family) =>
      isSomewhere((at) => colors.factAt(options[at + 1] ?? 0)?.includes(family) ?? false),
    )
  );
}

/** Whether there is a piece in one of the sizes and one of the colours. */
function hasPiece({ colors }: Catalogue, { options }: Entry, { sizes, families }: Wanted): boolean {
  if (sizes.length === 0 && families.length === 0) return true;
  for (let at = 0; at < options.length; at += NUMBERS_PER_OPTION) {
    const isSize = sizes.length === 0 || sizes.includes(options[at] ?? 0);
    const ofColor = colors.factAt(options[at + 1] ?? 0) ?? [];
    const isFamily = families.length === 0 || families.some((family) => ofColor.includes(family));
    if (options[at + 2] === 1 && isSize && isFamily) return true;
  }
  return false;
}
