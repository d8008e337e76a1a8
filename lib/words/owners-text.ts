import type { Language } from "@/lib/words/constants";

/** A text as a page shows it, and its language where that is another than the page's. */
export interface ShownText<Text = string> {
  text: Text;
  lang: Language | undefined;
}

interface OwnersText<Text> {
  /** In English. */
  text: Text;
  /** The same in Bangla, where the owner has given it. */
  textBn?: Text | undefined;
  /** What the shop itself says in Bangla, where the owner has left its English as it is. */
  usualBn?: Text | undefined;
}

/** A text of the owner's for a page: in English where they have given no Bangla. */
export function showOwnersText<Text>(
  language: Language,
  { text, textBn, usualBn }: OwnersText<Text>,
): ShownText<Text> {
  if (language === "en") return { text, lang: undefined };
  const inBangla = textBn || usualBn;
  return inBangla ? { text: inBangla, lang: undefined } : { text, lang: "en" };
}

/** The `lang` of a name that may be in English alone. */
export const langOfName = (language: Language, shown: string, english: string): Language | undefined =>
  language !== "en" && shown === english ? "en" : undefined;

/** The `lang` of what is in English alone: of products, collections, and places. */
export const langOfEnglish = (language: Language): Language | undefined =>
  language === "en" ? undefined : "en";

const BENGALI = /\p{Script=Bengali}/u;

/** The `lang` of a text that may be in either language: in English where it has no Bengali letter. */
export const langOfText = (language: Language, text: string): Language | undefined =>
  language !== "en" && /\p{L}/u.test(text) && !BENGALI.test(text) ? "en" : undefined;
