import { ENDINGS, PURPOSE_WORDS, SOFT_WORDS, STOP_WORDS } from "@/lib/catalogue/search/catalog-synonyms";
import type { Catalogue } from "@/lib/catalogue/search/catalogue";
import { type Concept, isKind, isOccasion } from "@/lib/catalogue/search/concepts";
import { MAX_SEARCH_LENGTH } from "@/lib/catalogue/search/constants";
import type { Vocabulary } from "@/lib/catalogue/search/vocabulary";
import { readWords, splitWords, stemOf, type Word } from "@/lib/catalogue/search/words";

const MAX_WORDS = 8;
/** Of each of two words that somebody has joined. */
const LEAST_LETTERS = 3;
const LEAST_BARE_LETTERS = 2;
const JOINED_SIZE = /^x{1,3}l$/;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(",").flatMap(splitWords));
const STOPPED = setOf(STOP_WORDS);
const SOFT = setOf(SOFT_WORDS);
const BEFORE_PURPOSE = setOf(PURPOSE_WORDS.before);
const BEHIND_PURPOSE = setOf(PURPOSE_WORDS.behind);
const OWNER = setOf(PURPOSE_WORDS.of);
const ENDINGS_OF = [...setOf(ENDINGS.of)];
const OTHER_ENDINGS = [...setOf(ENDINGS.others)];

type Meanings = Pick<Catalogue, "text" | "concepts">;

export interface QueryWord extends Word {
  weight: Weight;
}

/** The lightest words are left out first, where nothing is found with them. */
export const WEIGHTS = ["praise", "purpose", "occasion", "firm"] as const;
type Weight = (typeof WEIGHTS)[number];

/** Whether a text says anything about the wanted product. */
export function isTelling(text: string): boolean {
  return splitWords(text).some((stem) => !STOPPED.has(stem) && !SOFT.has(stem));
}

/**
 * The words of a search without stop words; all of them, where it has no others. Joined words are parted, and words that
 * nothing is called lose their endings.
 */
export function readQuery(catalogue: Meanings, q: string): QueryWord[] {
  const all = weigh(readWords(q.slice(0, MAX_SEARCH_LENGTH)).slice(0, MAX_WORDS));
  const telling = all.filter(({ stem }) => !STOPPED.has(stem));
  return (telling.length > 0 ? telling : all)
    .flatMap((word) => toKnown(catalogue, word))
    .map((word) => {
      const concepts = conceptsOf(catalogue, word.stem);
      if (concepts.some((concept) => isKind(concept))) return { ...word, weight: "firm" };
      return concepts.some((concept) => isOccasion(concept)) ? { ...word, weight: "occasion" } : word;
    });
}

/** "Belt for pant", "pant er belt", "pant er jonno belt": the belt is wanted. */
function weigh(words: readonly Word[]): QueryWord[] {
  const purpose = words.findIndex(({ stem }) => BEFORE_PURPOSE.has(stem));
  const behind = words.findLastIndex(({ stem }) => BEHIND_PURPOSE.has(stem));
  return words.map((word, at) => {
    const isPurpose = (purpose > 0 && at > purpose) || at < behind;
    const isOwner = OWNER.has(words[at + 1]?.stem ?? "");
    const weight = SOFT.has(word.stem) ? "praise" : isPurpose || isOwner ? "purpose" : "firm";
    return { ...word, weight };
  });
}

const conceptsOf = ({ concepts }: Meanings, stem: string): Concept[] =>
  concepts.findAt([stem], 0)?.concepts ?? [];

/** A word that means nothing by itself is taken without its ending, if it means something then. */
function toKnown(meanings: Meanings, word: QueryWord): QueryWord[] {
  const { vocabulary } = meanings.text;
  const isMeant = (stem: string) => conceptsOf(meanings, stem).length > 0;
  if (isMeant(word.stem)) return [word];
  const isKnown = vocabulary.isKnown(word.stem);
  const bare = withoutEnding(vocabulary, word, (stem) => isMeant(stem) || (!isKnown && vocabulary.has(stem)));
  return bare ?? (isKnown ? [word] : (partJoined(vocabulary, word) ?? [word]));
}

function withoutEnding(
  vocabulary: Vocabulary,
  word: QueryWord,
  isWord: (stem: string) => boolean,
): QueryWord[] | null {
  const bareOf = (endings: readonly string[]) =>
    endings
      .filter((ending) => word.stem.endsWith(ending))
      .map((ending) => word.stem.slice(0, -ending.length))
      .find((bare) => bare.length >= LEAST_BARE_LETTERS && isWord(bare));
  const owner = bareOf(ENDINGS_OF);
  const bare = owner ?? bareOf(OTHER_ENDINGS);
  if (bare === undefined) return null;
  const weight = owner !== undefined && word.weight === "firm" ? "purpose" : word.weight;
  return [{ stem: bare, shown: vocabulary.shownAs(bare), weight }];
}

/** The words that somebody has joined, two rather than three; the cut nearest to the middle counts. */
function partJoined(vocabulary: Vocabulary, word: QueryWord): QueryWord[] | null {
  const parts = cutInto(vocabulary, word.stem, 2) ?? cutInto(vocabulary, word.stem, 3);
  return parts?.map((part) => ({ ...word, ...part })) ?? null;
}

function cutInto(vocabulary: Vocabulary, letters: string, count: number): Word[] | null {
  if (count === 1) {
    if (letters.length < LEAST_LETTERS && !JOINED_SIZE.test(letters)) return null;
    const stem = stemOf(letters);
    return JOINED_SIZE.test(letters) || vocabulary.has(stem) ? [{ stem, shown: letters }] : null;
  }
  const cuts = Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => at + 1).toSorted(
    (one, other) => Math.abs(one - letters.length / 2) - Math.abs(other - letters.length / 2),
  );
  for (const at of cuts) {
    const first = cutInto(vocabulary, letters.slice(0, at), 1);
    const others = first && cutInto(vocabulary, letters.slice(at), count - 1);
    if (others) return [...first, ...others];
  }
  return null;
}
