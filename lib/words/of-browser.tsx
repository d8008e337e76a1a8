import { createContext, type ReactNode, use } from "react";
import type { Language } from "@/lib/words/constants";
import type { Room, Words } from "@/lib/words/words";

/** Fetches the words of what opens at a press: the same promise each time, until it fails. */
export type LoadOpened = () => Promise<Words["opened"]>;

interface Spoken {
  language: Language;
  words: Partial<Words>;
  loadOpened: LoadOpened;
}

const SpokenContext = createContext<Spoken>({
  language: "en",
  words: {},
  loadOpened: () => Promise.reject(new Error("No layout fetches the words of what opens here.")),
});

/** The language of the page. */
export const useLanguage = (): Language => use(SpokenContext).language;

/** The words of a room in the language of the page. Throws where no layout above it provides them. */
export function useWords<Name extends Room>(room: Name): Words[Name] {
  const words = use(SpokenContext).words[room];
  if (!words) throw new Error(`No layout provides the words of "${room}" to the browser.`);
  return words;
}

/** What fetches the words of what opens at a press. */
export const useLoadOpened = (): LoadOpened => use(SpokenContext).loadOpened;

/** The words of what has opened: it waits until they have come. */
export const useOpenedWords = (): Words["opened"] => use(useLoadOpened()());

/** Makes such a function of an import. */
export function loadOnce(load: LoadOpened): LoadOpened {
  let loading: Promise<Words["opened"]> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}

interface ProvideWordsProps {
  language: Language;
  words: Partial<Words>;
  loadOpened?: LoadOpened;
  children: ReactNode;
}

/** Gives words to what runs in the browser, beside those that are there. */
export function ProvideWords({ language, words, loadOpened, children }: ProvideWordsProps) {
  const around = use(SpokenContext);
  const all = { ...around.words, ...words };
  return (
    <SpokenContext value={{ language, words: all, loadOpened: loadOpened ?? around.loadOpened }}>
      {children}
    </SpokenContext>
  );
}
