import { escapeRegExp } from "@/lib/platform/text/text";

/**
 * The parts of a text in Bangla: the first, the third and so on are its own, those between them names in English, which
 * stand in it as their owner gives them where Bangla has no word for one.
 */
export function splitByNames(text: string, names: readonly string[]): string[] {
  const english = names.filter((name) => /[A-Za-z]/.test(name)).toSorted((a, b) => b.length - a.length);
  return english.length === 0 ? [text] : text.split(new RegExp(`(${english.map(escapeRegExp).join("|")})`));
}
