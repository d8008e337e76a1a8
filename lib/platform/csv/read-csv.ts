import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { type CsvBytes, decodeCsv } from "@/lib/platform/csv/decode-csv";
import { findDelimiter } from "@/lib/platform/csv/find-delimiter";
import { restoreFormula } from "@/lib/platform/csv/formula-cells";
import { formatCount } from "@/lib/platform/text/format";
import { AppError } from "@/lib/platform/http/errors";

export interface CsvLimits {
  maxBytes: number;
  /** Below the first one, which has the names of the columns. */
  maxRows: number;
  maxColumns: number;
  maxCellCharacters: number;
}

export interface CsvRow {
  /** As spreadsheet programs count: from 1, empty ones too. */
  row: number;
  cells: string[];
}

/** So much is looked at to tell the delimiter. */
const HEAD_CHARACTERS = 4096;
const BYTES_PER_CHARACTER = 3;
/** So much is parsed at once. A whole file would be parsed to its end before the first of its rows is looked at. */
const PIECE_BYTES = 2_048;

/**
 * The rows of a CSV file, empty ones left out, as they arrive; neutralised cells are what they were. Throws BAD_CSV,
 * which names the row, and BODY_TOO_LARGE.
 */
export async function* readCsv(source: CsvBytes, limits: CsvLimits): AsyncGenerator<CsvRow> {
  const text = decodeCsv(source, limits.maxBytes);
  const head = await readHead(text);
  const parser = parse({
    delimiter: findDelimiter(head),
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_column_count: true,
    max_record_size: limits.maxColumns * limits.maxCellCharacters * BYTES_PER_CHARACTER,
  });
  const input = Readable.from(inPieces(startingWith(head, text)));
  // Not by pipeline, which would hide the reader's own reason behind an early end.
  input.on("error", (error) => parser.destroy(error));
  const records: AsyncIterable<string[]> = input.pipe(parser);
  let row = 0;
  try {
    for await (const record of records) {
      row += 1;
      if (row > limits.maxRows + 1) throw tooManyRows(limits);
      if (record.length === 1 && record[0] === "") continue;
      yield { row, cells: requireCells(record, row, limits) };
    }
  } catch (error) {
    throw error instanceof CsvError ? badCsv(parser.info.records + 1, reasonOf(error)) : error;
  } finally {
    input.destroy();
  }
}

/** A file that cannot be read, and where it is at fault. */
export function badCsv(row: number, reason: string): AppError {
  return new AppError("BAD_CSV", { message: `Row ${row}: ${reason}`, details: { row } });
}

async function readHead(text: AsyncGenerator<string>): Promise<string> {
  let head = "";
  while (head.length < HEAD_CHARACTERS) {
    const { done, value } = await text.next();
    if (done) break;
    head += value;
  }
  return head;
}

async function* startingWith(head: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield head;
  yield* rest;
}

async function* inPieces(text: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const part of text) {
    const bytes = Buffer.from(part);
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
  }
}

function requireCells(record: string[], row: number, { maxColumns, maxCellCharacters }: CsvLimits): string[] {
  if (record.length > maxColumns) throw badCsv(row, `There are more than ${maxColumns} columns.`);
  return record.map((cell) => {
    if (cell.length > maxCellCharacters) {
      throw badCsv(row, `A cell is longer than ${formatCount(maxCellCharacters)} characters.`);
    }
    if (cell.includes("\0"))
      throw badCsv(row, "This is not a text file. If it is an Excel workbook, save it as “CSV UTF-8”.");
    if (cell.includes("\uFFFD")) {
      throw badCsv(row, "The characters are not UTF-8. Save the file as “CSV UTF-8”.");
    }
    return restoreFormula(cell);
  });
}

function tooManyRows({ maxRows }: CsvLimits): AppError {
  return badCsv(maxRows + 2, `There are more than ${formatCount(maxRows)} rows.`);
}

function reasonOf({ code }: CsvError): string {
  switch (code) {
    case "CSV_MAX_RECORD_SIZE":
      return "It is too long. A quote may be missing.";
    case "CSV_QUOTE_NOT_CLOSED":
      return "A quote is opened and not closed.";
    default:
      return "A quote stands where none can be.";
  }
}
