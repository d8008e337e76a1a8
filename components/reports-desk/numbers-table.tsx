import type { ReactNode } from "react";
import type { NumbersRow } from "@/lib/reports/numbers/dto";

export interface Column {
  head: string;
  value: (row: NumbersRow) => ReactNode;
}

export interface NumbersTableProps {
  title: string;
  /** What a row is of. */
  head: string;
  rows: NumbersRow[];
  nameOf: (row: NumbersRow) => ReactNode;
  columns: Column[];
  /** What a bar behind the name shows. */
  measure: (row: NumbersRow) => number;
  note?: string;
}

/** Rows of one kind, the greatest first, each with a bar as long as its share of the greatest. */
export function NumbersTable({ title, head, rows, nameOf, columns, measure, note }: NumbersTableProps) {
  const most = Math.max(1, ...rows.map(measure));
  const id = title.toLowerCase().replaceAll(/\W+/g, "-");
  return (
    <section aria-labelledby={id} className="mb-8 min-w-0 break-inside-avoid">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {note && <p className="text-sm text-muted">{note}</p>}
      {rows.length === 0 ? (
        <p className="mt-2 text-muted">Nothing in these days.</p>
      ) : (
        <table className="mt-2 w-full text-left text-sm">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="stitch-b align-bottom">
              <th scope="col" className="py-2">
                {head}
              </th>
              {columns.map((column) => (
                <th key={column.head} scope="col" className="py-2 pl-2 text-right font-semibold sm:pl-4">
                  {column.head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key} className="stitch-b align-baseline">
                <th scope="row" className="py-1.5 font-semibold wrap-anywhere">
                  <bdi>{nameOf(row)}</bdi>
                  <svg
                    aria-hidden="true"
                    viewBox="0 0 100 1"
                    preserveAspectRatio="none"
                    className="mt-1 h-1 w-full"
                  >
                    <rect width={(100 * measure(row)) / most} height="1" fill="var(--color-faded)" />
                  </svg>
                </th>
                {columns.map((column) => (
                  <td
                    key={column.head}
                    className="py-1.5 pl-2 text-right whitespace-nowrap tabular-nums sm:pl-4"
                  >
                    {column.value(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
