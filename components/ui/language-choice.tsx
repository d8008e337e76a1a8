import { type Language, LANGUAGE_LABELS, LANGUAGES } from "@/lib/words/constants";

interface LanguageChoiceProps {
  legend: string;
  chosen: Language;
}

/** The choice of a language, each called as its readers call it. */
export function LanguageChoice({ legend, chosen }: LanguageChoiceProps) {
  return (
    <fieldset className="flex flex-wrap items-center gap-x-6">
      <legend className="sr-only">{legend}</legend>
      {LANGUAGES.map((language) => (
        <label key={language} lang={language} className="flex min-h-11 items-center gap-2">
          <input
            type="radio"
            name="language"
            value={language}
            className="size-5"
            defaultChecked={chosen === language}
          />
          {LANGUAGE_LABELS[language]}
        </label>
      ))}
    </fieldset>
  );
}

/** What is chosen in the form around this; undefined where there is no such choice. */
export const readLanguage = (form: FormData): Language | undefined =>
  LANGUAGES.find((language) => language === form.get("language"));
