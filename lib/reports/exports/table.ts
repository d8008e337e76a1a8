import type { CsvCell } from "@/lib/platform/csv/write-csv";

/** A file before it is written: its first row, and the others as they are read. */
export interface Table {
  header: readonly string[];
  rows: AsyncIterable<readonly CsvCell[]>;
}
