import type { ReactNode } from "react";

export interface Column<Row> {
  head: string;
  value: (row: Row) => ReactNode;
  /** The class of its cells; numbers align right. */
  className?: string;
}

interface DataTableProps<Row> {
  /** The table's name; only screen readers get it where a heading stands above. */
  caption?: ReactNode;
  isCaptioned?: boolean;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The head of the first column. */
  head: string;
  renderName: (row: Row) => ReactNode;
  nameClass?: string;
  columns: readonly Column<Row>[];
  className?: string;
}

const NUMBER = "text-right whitespace-nowrap tabular-nums";

/** A table whose first column is the name of each row. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, isCaptioned, rows, keyOf, head: first, renderName, columns, className = "" } = props;
  const { nameClass = "font-semibold wrap-anywhere" } = props;
  return (
    <table className={`w-full text-left ${className}`}>
      {caption && (
        <caption className={isCaptioned ? "text-left text-base font-semibold" : "sr-only"}>{caption}</caption>
      )}
      <thead>
        <tr className="stitch-b align-bottom">
          <th scope="col" className="py-2">
            {first}
          </th>
          {columns.map(({ head, className: cell }) => (
            <th key={head} scope="col" className={`py-2 pl-2 font-semibold sm:pl-4 ${cell ?? "text-right"}`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} className="stitch-b align-baseline">
            <th scope="row" className={`py-1.5 ${nameClass}`}>
              {renderName(row)}
            </th>
            {columns.map(({ head, value, className: cell = NUMBER }) => (
              <td key={head} className={`py-1.5 pl-2 sm:pl-4 ${cell}`}>
                {value(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
