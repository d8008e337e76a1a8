import { escapeRegExp } from "@/lib/platform/text/text";
import { settingErrors } from "@/lib/words/en/setting-errors";
import type { Words } from "@/lib/words/words";

type Errors = Words["deskSettings"]["errors"];
type Say = string | ((...gaps: [string, string, string]) => string);

/** They stand for what a sentence has in its gaps, and in no text that people read. */
const GAPS = ["\uE000", "\uE001", "\uE002"] as const;
const ANY_GAP = /[\uE000-\uE002]/g;

/** What stands in the gaps of a sentence; null where another sentence is told. */
function readGaps(told: string, say: Say): string[] | null {
  if (typeof say === "string") return say === told ? [] : null;
  const pattern = escapeRegExp(say(...GAPS)).replaceAll(ANY_GAP, "(.+)");
  return new RegExp(`^${pattern}$`, "s").exec(told)?.slice(1) ?? null;
}

/** What the schema of a setting has told, in the words of a page; undefined where these have none for it. */
export function sayError(told: string, errors: Errors): string | undefined {
  const known: Readonly<Record<string, Say>> = settingErrors;
  const words: Readonly<Record<string, Say>> = errors;
  for (const [name, say] of Object.entries(known)) {
    const gaps = readGaps(told, say);
    const said = words[name];
    if (gaps === null || said === undefined) continue;
    const [first = "", second = "", third = ""] = gaps;
    return typeof said === "string" ? said : said(first, second, third);
  }
  return undefined;
}
