import { useLanguage } from "#words";
import { splitByNames } from "@/lib/words/split-names";

interface EnglishNamesProps {
  /** In the language of the page. */
  text: string;
  /** Names as the owner gives them. */
  names: readonly string[];
}

/** A text that says of each name in it that is in English that it is. */
export function EnglishNames({ text, names }: EnglishNamesProps) {
  if (useLanguage() === "en") return text;
  return splitByNames(text, names).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={place} lang="en">
        {part}
      </span>
    ),
  );
}
