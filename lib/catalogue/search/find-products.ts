import type { Catalogue } from "@/lib/catalogue/search/catalogue";
import { isColor } from "@/lib/catalogue/search/concepts";
import { type Entry, NUMBERS_PER_OPTION } from "@/lib/catalogue/search/entry";
import { readQuery, type QueryWord, WEIGHTS } from "@/lib/catalogue/search/read-query";
import type { Term } from "@/lib/catalogue/search/text-index";
import { toTerms } from "@/lib/catalogue/search/terms";
import type { Vocabulary } from "@/lib/catalogue/search/vocabulary";
import type { Word } from "@/lib/catalogue/search/words";

const LETTER_SIZE = /^(?:s|m|l|xs|x{1,3}l)$/;

export interface Found {
  /** Products that can be had come first, among them those that show a colour that is asked for, and then those that fit best. */
  entries: Entry[];
  /** The words that were searched instead of unknown ones. */
  corrected: string | null;
  /** The labels of the colours that were asked for, where what is found comes in others alone. */
  lacked: string[];
}

/**
 * What a shopper's words find. Where nothing else is found, words that say little are left out, and a misspelt word is taken
 * for the nearest that is known; at last the colours are left out.
 */
export function findProducts(catalogue: Catalogue, q: string): Found {
  const words = readQuery(catalogue, q);
  const exact = findWords(catalogue, words);
  if (exact.length > 0) return { entries: exact, corrected: null, lacked: [] };
  const uncolored = withoutColors(catalogue, words);
  const inOthers = [uncolored.words, ...listOthers(catalogue, uncolored.words)];
  return (
    findOthers(catalogue, listOthers(catalogue, words)) ??
    findOthers(catalogue, inOthers, uncolored.families) ?? { entries: [], corrected: null, lacked: [] }
  );
}

/** What the first of these finds that finds something, without the families of colours that were left out. */
function findOthers(catalogue: Catalogue, others: Iterable<Word[]>, lacking: number[] = []): Found | null {
  for (const some of others) {
    const entries = findWords(catalogue, some);
    if (entries.length === 0) continue;
    const lacked = lacking.map((family) => catalogue.familyLabel(family));
    return { entries: orderByNearness(catalogue, entries, lacking), corrected: tell(some), lacked };
  }
  return null;
}

/** Those first that can be had in the colours nearest to the ones that nothing has. */
function orderByNearness(catalogue: Catalogue, entries: Entry[], lacking: readonly number[]): Entry[] {
  const near = lacking.flatMap((family) => catalogue.nearFamilies(family));
  const rankOf = (entry: Entry) => {
    const at = near.findIndex((family) => hasPiece(catalogue, entry, { sizes: [], families: [family] }));
    return at === -1 ? near.length : at;
  };
  const ranked = entries.map((entry) => ({ entry, rank: rankOf(entry) }));
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ entry }) => entry);
}

/** The words that name no colour, and the families of those that do; none where all do, or none does. */
function withoutColors(
  catalogue: Catalogue,
  words: readonly QueryWord[],
): { words: QueryWord[]; families: number[] } {
  const terms = toTerms(catalogue, stemsOf(words));
  const colored = new Set(terms.filter(namesColor).flatMap((term) => term.words));
  const others = words.filter(({ stem }) => !colored.has(stem));
  if (others.length === words.length) return { words: [], families: [] };
  return { words: others, families: readWanted(catalogue, terms).families };
}

/** What the words may mean that find nothing as they are. */
function* listOthers({ text }: Catalogue, words: readonly QueryWord[]): Generator<Word[]> {
  const fewer = listFewer(words);
  yield* fewer;
  const { vocabulary } = text;
  const nearest = new Map(words.map((word) => [word, listChoices(vocabulary, word)]));
  for (const all of [words, ...fewer])
    if (all.some(({ stem }) => !vocabulary.isKnown(stem)))
      yield* correct(all.map((word) => nearest.get(word) ?? []));
}

/** The words without the lightest, and without the lighter. */
function listFewer(words: readonly QueryWord[]): QueryWord[][] {
  const heavier = WEIGHTS.slice(1).map((_, at) => words.filter(({ weight }) => WEIGHTS.indexOf(weight) > at));
  return heavier.filter(({ length }, at) => length > 0 && length < (heavier[at - 1]?.length ?? words.length));
}

export const stemsOf = (words: readonly Word[]): string[] => words.map(({ stem }) => stem);
export const tell = (words: readonly Word[]): string => words.map(({ shown }) => shown).join(" ");

/** A word that is known, else those that it may be, the nearest first. */
function listChoices(vocabulary: Vocabulary, word: Word): Word[] {
  if (vocabulary.isKnown(word.stem)) return [word];
  return vocabulary.nearestTo(word.stem).map((stem) => ({ stem, shown: vocabulary.shownAs(stem) }));
}

/** Yields the words with unknown ones replaced: first by the nearest known of each, then by the second nearest. */
function* correct(choices: readonly (readonly Word[])[]): Generator<Word[]> {
  if (choices.some((choice) => choice.length === 0)) return;
  const most = Math.max(0, ...choices.map((choice) => choice.length));
  for (let rank = 0; rank < most; rank += 1)
    yield choices.flatMap((choice) => choice[Math.min(rank, choice.length - 1)] ?? []);
}

export function findWords(catalogue: Catalogue, words: readonly Word[]): Entry[] {
  const terms = toTerms(catalogue, stemsOf(words));
  const wanted = readWanted(catalogue, terms);
  // Half of all products come in L: it looks for sizes among the products that other words find, not the reverse.
  const isOption = (term: Term) => term.words.every((word) => LETTER_SIZE.test(word)) || namesColor(term);
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

const namesColor = ({ concepts }: Term): boolean => concepts.some((concept) => isColor(concept));

/** The colours that a search names, as filters call them. */
export function colorsIn(catalogue: Catalogue, q: string): string[] {
  const { families } = readWanted(catalogue, toTerms(catalogue, stemsOf(readQuery(catalogue, q))));
  return families.map((family) => catalogue.families.slugAt(family));
}

/** Whether its name says a colour that is asked for, or its picture shows it; true where none is asked for. */
function isSeenIn(
  { colors }: Catalogue,
  { named, pictures }: Entry,
  { families }: Pick<Wanted, "families">,
): boolean {
  const isAsked = (family: number) => families.includes(family);
  const isPictured = pictures.some(
    ({ color, shownIn }) => shownIn === undefined && (colors.factAt(color) ?? []).some(isAsked),
  );
  // One that comes in a single colour has no pictures by colour, and is pictured in it.
  return families.length === 0 || pictures.length === 0 || isPictured || named.some(isAsked);
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
function hasPiece(
  { colors }: Catalogue,
  { options }: Entry,
  { sizes, families }: Pick<Wanted, "sizes" | "families">,
): boolean {
  if (sizes.length === 0 && families.length === 0) return true;
  for (let at = 0; at < options.length; at += NUMBERS_PER_OPTION) {
    const isSize = sizes.length === 0 || sizes.includes(options[at] ?? 0);
    const ofColor = colors.factAt(options[at + 1] ?? 0) ?? [];
    const isFamily = families.length === 0 || families.some((family) => ofColor.includes(family));
    if (options[at + 2] === 1 && isSize && isFamily) return true;
  }
  return false;
}
