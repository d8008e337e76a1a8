const MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*";

/** "10-12" as a spreadsheet program writes it, once it has taken it for a day. */
const DATE = new RegExp(
  `^(?:\\d{1,2}[-/ ]${MONTH}(?:[-/ ]\\d{2,4})?|${MONTH}[-/ ]\\d{1,4}|\\d{1,4}[-/.]\\d{1,2}[-/.]\\d{1,4})$`,
  "i",
);
/** Letters that were not there in the file's characters. */
const LOST_LETTERS = /\?{3,}|^[?\s]*\?{2}[?\s]*$/;
const SHORTENED_NUMBER = /^[-+]?\d+(?:[.,]\d+)?E\+?\d+$/i;
const FORMULA_ERROR = /^#(?:NAME\?|REF!|VALUE!|DIV\/0!|N\/A|NUM!|NULL!|#+)$/i;

/** What a spreadsheet program has done to a value, in words; null where nothing. An option is a size or a color. */
export function damageOf(value: string, isOption: boolean): string | null {
  const text = value.trim();
  const shown = `“${text.slice(0, 40)}”`;
  if (LOST_LETTERS.test(text))
    return `${shown} has lost its letters in a spreadsheet program. Type it again and save the file as “CSV UTF-8”.`;
  if (SHORTENED_NUMBER.test(text))
    return `${shown} is a number that a spreadsheet program has shortened. Set the column to text and type it again.`;
  if (FORMULA_ERROR.test(text)) return `${shown} is an error of a spreadsheet program. Type the value again.`;
  if (isOption && text.split(",").some((part) => DATE.test(part.trim())))
    return `A spreadsheet program took ${shown} for a date. Set the column to text and type it again.`;
  return null;
}
