import { neutralizeFormula } from "@/lib/platform/csv/formula-cells";

/** A text, also one of digits such as a phone number, is written as it is; a number as a number. */
export type CsvCell = string | number | null | undefined;

const BYTE_ORDER_MARK = "\uFEFF";
const LINE_END = "\r\n";
const PIECE_CHARACTERS = 32_768;

/** One row by RFC 4180, with its line end; texts that a spreadsheet program would run are neutralised. */
export function toCsvRow(cells: readonly CsvCell[]): string {
  return cells.map(toCell).join(",") + LINE_END;
}

function toCell(cell: CsvCell): string {
  if (typeof cell === "number") return String(cell);
  const text = neutralizeFormula(cell ?? "");
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The whole file in pieces, beginning with the byte order mark by which Excel knows UTF-8. */
export async function* writeCsv(
  header: readonly string[],
  rows: Iterable<readonly CsvCell[]> | AsyncIterable<readonly CsvCell[]>,
): AsyncGenerator<string> {
  let piece = BYTE_ORDER_MARK + toCsvRow(header);
  for await (const row of rows) {
    piece += toCsvRow(row);
    if (piece.length < PIECE_CHARACTERS) continue;
    yield piece;
    piece = "";
  }
  yield piece;
}
