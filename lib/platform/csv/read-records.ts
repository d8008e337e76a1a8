import type { CsvBytes } from "@/lib/platform/csv/decode-csv";
import { badCsv, type CsvLimits, type CsvRow, readCsv } from "@/lib/platform/csv/read-csv";
import { cleanLine, foldCase } from "@/lib/platform/text/text";

export interface CsvRecord<Column extends string> {
  row: number;
  /** Cells by the reader's names of the columns; undefined for a column that the file lacks. */
  cells: Partial<Record<Column, string>>;
  /** More cells than the first row has names: a comma may stand outside quotes, and what follows it in the wrong column. */
  isTooLong: boolean;
}

interface RecordsOptions<Column extends string> {
  source: CsvBytes;
  limits: CsvLimits;
  /** For each column the name that the file has for it, or may have, without regard to case. */
  columns: Readonly<Record<Column, string | readonly string[]>>;
  required: readonly NoInfer<Column>[];
  /** Called once, before the first row, with the names that are none of these. */
  onUnknown?: (names: string[]) => void;
}

/**
 * The rows below the first one, by its names; columns of other names are left out. Throws BAD_CSV and BODY_TOO_LARGE as
 * readCsv does, and BAD_CSV if a column is missing or there twice.
 */
export async function* readRecords<Column extends string>(
  options: RecordsOptions<Column>,
): AsyncGenerator<CsvRecord<Column>> {
  let positions: Map<Column, number> | null = null;
  let width = 0;
  for await (const { row, cells } of readCsv(options.source, options.limits)) {
    if (positions) {
      yield { row, cells: pick(cells, positions), isTooLong: cells.slice(width).some((cell) => cell !== "") };
      continue;
    }
    positions = findPositions({ row, cells }, options);
    width = cells.length;
  }
  if (!positions) throw badCsv(1, "The file is empty.");
}

function findPositions<Column extends string>(
  { row, cells }: CsvRow,
  { columns, required, onUnknown }: RecordsOptions<Column>,
): Map<Column, number> {
  const names = cells.map(toKey);
  const positions = new Map<Column, number>();
  for (const column of keysOf(columns)) {
    const known = [columns[column]].flat();
    const accepted = known.map(toKey);
    const found = [...names.keys()].filter((position) => accepted.includes(names[position] ?? ""));
    const [position, second] = found;
    const [title = column] = known;
    if (second !== undefined) throw badCsv(row, `The column “${title}” is there twice.`);
    if (position !== undefined) positions.set(column, position);
    else if (required.includes(column)) throw badCsv(row, `The column “${title}” is missing.`);
  }
  const read = new Set(positions.values());
  onUnknown?.(cells.map(cleanLine).filter((name, position) => name !== "" && !read.has(position)));
  return positions;
}

function keysOf<Column extends string>(columns: Readonly<Record<Column, unknown>>): Column[] {
  const isColumn = (key: string): key is Column => Object.hasOwn(columns, key);
  return Object.keys(columns).filter(isColumn);
}

const toKey = (name: string): string => foldCase(cleanLine(name));

function pick<Column extends string>(
  cells: readonly string[],
  positions: ReadonlyMap<Column, number>,
): Partial<Record<Column, string>> {
  const picked: Partial<Record<Column, string>> = {};
  for (const [column, position] of positions) picked[column] = cells[position] ?? "";
  return picked;
}
