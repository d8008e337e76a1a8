import type { Counts } from "@/lib/maintenance/backup/stored";

/** Prints a table of how many documents each collection has, with a column for each of the counts. */
export function printCounts(columns: Record<string, Counts>): void {
  const names = [...new Set(Object.values(columns).flatMap((counts) => Object.keys(counts)))];
  const widest = Math.max(...names.map((name) => name.length));
  const row = (first: string, cells: string[]) =>
    [first.padEnd(widest), ...cells.map((cell) => cell.padStart(10))].join("");
  console.log(row("", Object.keys(columns)));
  for (const name of names)
    console.log(
      row(
        name,
        Object.values(columns).map((counts) => String(counts[name] ?? 0)),
      ),
    );
}
