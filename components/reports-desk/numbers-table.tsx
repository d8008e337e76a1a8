import { useWords } from "#words";
import type { ReactNode } from "react";
import { type Column, DataTable } from "@/components/reports-desk/data-table";
import type { NumbersRow } from "@/lib/reports/numbers/dto";

export interface NumbersTableProps {
  /** What its heading is called in the document. */
  id: string;
  title: string;
  /** The head of the first column. */
  head: string;
  rows: NumbersRow[];
  nameOf: (row: NumbersRow) => ReactNode;
  columns: readonly Column<NumbersRow>[];
  /** The measure that the bars show. */
  measure: (row: NumbersRow) => number;
  note?: string;
}

/** Rows of one kind, the greatest first, each with a bar as long as its share of the greatest. */
export function NumbersTable({ id, title, head, rows, nameOf, columns, measure, note }: NumbersTableProps) {
  const { nothing } = useWords("deskReports");
  const most = Math.max(1, ...rows.map(measure));
  return (
    <section aria-labelledby={id} className="mb-8 min-w-0 break-inside-avoid">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {note && <p className="text-sm text-muted">{note}</p>}
      {rows.length === 0 ? (
        <p className="mt-2 text-muted">{nothing}</p>
      ) : (
        <DataTable
          caption={title}
          rows={rows}
          keyOf={({ key }) => key}
          head={head}
          renderName={(row) => <Named name={nameOf(row)} share={measure(row) / most} />}
          columns={columns}
          className="mt-2 text-sm"
        />
      )}
    </section>
  );
}

/** A name over its bar. */
function Named({ name, share }: { name: ReactNode; share: number }) {
  return (
    <>
      <bdi>{name}</bdi>
      <svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none" className="mt-1 h-1 w-full">
        <rect width={100 * share} height="1" fill="var(--color-faded)" />
      </svg>
    </>
  );
}
