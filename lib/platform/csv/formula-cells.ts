// What spreadsheet programs take for a formula, also in full width, behind as many apostrophes as there are: so that
// what was written can be told from what was neutralised.
const NEUTRALISED = /^'+[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
const FORMULA = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** Puts an apostrophe before a text that a spreadsheet program would run. */
export function neutralizeFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The text as it was before neutralizeFormula; any other is left as it is. */
export function restoreFormula(cell: string): string {
  return NEUTRALISED.test(cell) ? cell.slice(1) : cell;
}
