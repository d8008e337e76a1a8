import { importErrors } from "@/lib/words/en/import-errors";

const MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*";

/** "10-12" as a spreadsheet program writes it, once it has taken it for a day. */
const DATE = new RegExp(
  `^(?:\\d{1,2}[-/ ]${MONTH}(?:[-/ ]\\d{2,4})?|${MONTH}[-/ ]\\d{1,4}|\\d{1,4}[-/.]\\d{1,2}[-/.]\\d{1,4}(?:[ T]\\d{1,2}(?::\\d{2}){1,2}(?: ?[ap]m)?)?)$`,
  "i",
);
/** Such a day as a number, which is what is left of it when the column is set to text: the days of 2009 to 2036. A color may have such a number. */
const DAY_NUMBER = /^4\d{4}$/;
/** Letters that were not there in the file's characters. */
const LOST_LETTERS = /\?{3,}|^[?\s]*\?{2}[?\s]*$/;
/** The bytes of Bengali or accented letters in UTF-8, each read as a letter of its own, as Windows-1252 has them. */
const TORN_LETTERS = /à[¦§¥]|â€|[ÃÂ][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/;
const SHORTENED_NUMBER = /^[-+]?\d+(?:[.,]\d+)?E\+?\d+$/i;
const FORMULA_ERROR = /^#(?:NAME\?|REF!|VALUE!|DIV\/0!|N\/A|NUM!|NULL!|#+)$/i;

/** What a spreadsheet program has done to a value, in words; null where nothing. `option` says what the value lists, if anything. */
export function damageOf(value: string, option: "sizes" | "colors" | null): string | null {
  const text = value.trim();
  const shown = quote(text);
  if (LOST_LETTERS.test(text) || TORN_LETTERS.test(text)) return importErrors.lostLetters(shown);
  if (SHORTENED_NUMBER.test(text)) return importErrors.shortened(shown);
  if (FORMULA_ERROR.test(text)) return importErrors.formula(shown);
  return option ? damageOfOption(text, option) : null;
}

function damageOfOption(text: string, option: "sizes" | "colors"): string | null {
  const parts = text.split(",").map((part) => part.trim());
  const date = parts.find((part) => DATE.test(part));
  if (date !== undefined) return importErrors.date(quote(date));
  const day = option === "sizes" ? parts.find((part) => DAY_NUMBER.test(part)) : undefined;
  if (day === undefined) return null;
  return importErrors.dayNumber(quote(day));
}

const MOST_SHOWN = 40;

const quote = (text: string): string => `“${text.slice(0, MOST_SHOWN)}”`;
