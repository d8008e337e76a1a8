import { cache } from "react";
import { bangla } from "@/lib/words/bn/bangla";
import type { Language } from "@/lib/words/constants";
import { english } from "@/lib/words/en/english";
import type { Room, Words } from "@/lib/words/words";

const TABLES: Record<Language, Words> = { en: english, bn: bangla };

/** Of the page that is rendered; outside of one it is asked anew each time, and English. */
const asked = cache((): { language: Language } => ({ language: "en" }));

/** The language of the page that is rendered. */
export const languageOfRequest = (): Language => asked().language;

/** The words of a room in the language of the page that is rendered, or in the language named. */
export const wordsOf = <Name extends Room>(room: Name, language = languageOfRequest()): Words[Name] =>
  TABLES[language][room];

/**
 * A page, a layout or its metadata in Bangla. Each of them is wrapped: a page that is changed in place is rendered without
 * its layout.
 */
export const inBangla =
  <Props, Result>(render: (props: Props) => Result) =>
  (props: Props): Result => {
    asked().language = "bn";
    return render(props);
  };

export { languageOfRequest as useLanguage, wordsOf as useWords };

/** For tests of components by themselves, which load nothing. */
export const useOpenedWords = (): Words["opened"] => wordsOf("opened");
export const useLoadOpened = () => () => Promise.resolve(wordsOf("opened"));
