import { escapeRegExp } from "@/lib/platform/text/text";

/** A sentence, or how it is made of what stands in its gaps. */
export type Sentence = string | ((...gaps: [string, string, string]) => string);
type Sentences = Readonly<Record<string, Sentence>>;

/** They stand for what a sentence has in its gaps, and in no text that people read. */
const GAPS = ["\uE000", "\uE001", "\uE002"] as const;
const ANY_GAP = /[\uE000-\uE002]/g;

/** What stands in the gaps of a sentence; null where another sentence is told. */
function readGaps(told: string, sentence: Sentence): string[] | null {
  if (typeof sentence === "string") return sentence === told ? [] : null;
  const pattern = escapeRegExp(sentence(...GAPS)).replaceAll(ANY_GAP, "(.+)");
  return new RegExp(`^${pattern}$`, "s").exec(told)?.slice(1) ?? null;
}

/** What has been told in English, in the words of a page; undefined where it is none of the sentences that are known. */
export function sayTold(told: string, known: Sentences, words: Sentences): string | undefined {
  for (const [name, sentence] of Object.entries(known)) {
    const gaps = readGaps(told, sentence);
    const said = words[name];
    if (gaps === null || said === undefined) continue;
    const [first = "", second = "", third = ""] = gaps;
    return typeof said === "string" ? said : said(first, second, third);
  }
  return undefined;
}
