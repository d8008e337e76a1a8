// Controls, direction overrides and everything else that is invisible; the Bengali joiners U+200C and U+200D stay.
const UNSAFE_CHARACTERS = /(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu;
const LONE_SURROGATES = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
// Hangul fillers and the empty Braille pattern: letters and symbols by their class, and nothing to see.
const BLANK_LETTERS = /[\u115f\u1160\u3164\uffa0\u2800]/g;
const JOINERS = /[\u200c\u200d]/g;

/** One trimmed line in Unicode NFC, without control and direction-override characters. */
export function cleanLine(text: string): string {
  return cleanCharacters(text.replace(/\s+/g, " ")).trim();
}

const DOTS = "…";

/** The text, or as many of its words as there is room for, and three dots; a word that is longer than that is cut. */
export function cutAtWord(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  const room = text.slice(0, maxCharacters);
  const end = room.lastIndexOf(" ");
  // Between letters as people see them: a vowel sign of Bengali belongs to what it stands on.
  const letters = [...new Intl.Segmenter("bn").segment(room)].slice(0, -1);
  const kept = end > 0 ? room.slice(0, end) : letters.map(({ segment }) => segment).join("");
  return kept.replace(/[\s,;:–-]+$/, "") + DOTS;
}

/** Like cleanLine, but line breaks stay: for an address. */
export function cleanParagraph(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map(cleanLine)
    .join("\n")
    .trim();
}

function cleanCharacters(text: string): string {
  return text.replace(UNSAFE_CHARACTERS, "").replace(LONE_SURROGATES, "").normalize("NFC");
}

/** The form in which names are compared: without regard to case, width and joiners, which nobody sees. */
export function foldCase(text: string): string {
  return text.normalize("NFKC").replace(JOINERS, "").toLowerCase();
}

/** The text as a pattern that matches just itself. */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** True if there is anything to see in the text. */
export function isVisible(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(BLANK_LETTERS, ""));
}
