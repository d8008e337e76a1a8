/** The languages of the shop, each as its readers call it. */
export const LANGUAGE_LABELS = { en: "English", bn: "বাংলা" } as const;
export type Language = keyof typeof LANGUAGE_LABELS;

const isLanguage = (name: string): name is Language => Object.hasOwn(LANGUAGE_LABELS, name);
export const LANGUAGES: readonly Language[] = Object.keys(LANGUAGE_LABELS).filter(isLanguage);
