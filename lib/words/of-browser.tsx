import { createContext, type ReactNode, use } from "react";
import type { Language } from "@/lib/words/constants";
import type { Room, Words } from "@/lib/words/words";

const Spoken = createContext<{ language: Language; words: Partial<Words> }>({ language: "en", words: {} });

/** The language of the page. */
export const useLanguage = (): Language => use(Spoken).language;

/** The words of a room in the language of the page. Throws where no layout above it provides them. */
export function useWords<Name extends Room>(room: Name): Words[Name] {
  const words = use(Spoken).words[room];
  if (!words) throw new Error(`No layout provides the words of "${room}" to the browser.`);
  return words;
}

interface ProvideWordsProps {
  language: Language;
  words: Partial<Words>;
  children: ReactNode;
}

/** Gives words to what runs in the browser, beside those that are there. */
export function ProvideWords({ language, words, children }: ProvideWordsProps) {
  const around = use(Spoken).words;
  return <Spoken value={{ language, words: { ...around, ...words } }}>{children}</Spoken>;
}
