import type { ReactNode } from "react";
import { type Pages, ShowMore } from "@/components/desk-kit/show-more";
import { type Query, QueryState } from "@/components/ui/query-state";
import type { Page } from "@/lib/platform/http/list";

interface Listed {
  _id: string;
}

/** A list as it is read: see useListPages. */
interface ListPages<Answer> extends Query<{ pages: Answer[] }>, Pages {
  isPlaceholderData: boolean;
}

interface DeskListProps<Row extends Listed, More> {
  list: ListPages<Page<Row> & More>;
  /** What the list is called for screen readers. */
  label: string;
  className: string;
  /** What stands in place of the rows where there are none. */
  empty: ReactNode;
  renderRow: (row: Row, rows: Row[]) => ReactNode;
  /** Above the rows, once they are there. */
  renderBefore?: (rows: Row[], first: More) => ReactNode;
  /** Below the rows. */
  renderAfter?: (rows: Row[], first: More) => ReactNode;
  /** True where the address leads to the next rows, and so no button does. */
  isPaged?: boolean;
  /** True for orders that are done one after the other: see reachNext. */
  isWorkedThrough?: boolean;
}

/** The rows of a list of the desk; while there are none, a wait, an error, or that there is nothing. */
export function DeskList<Row extends Listed, More>({ list, isPaged, ...shown }: DeskListProps<Row, More>) {
  return (
    <div aria-busy={list.isPlaceholderData} className={list.isPlaceholderData ? "opacity-55" : ""}>
      <QueryState query={list}>
        {({ pages: [first, ...others] }) => {
          if (!first) return null;
          const all = [first, ...others].flatMap(({ rows }) => rows);
          return (
            <>
              {shown.renderBefore?.(all, first)}
              {all.length === 0 ? (
                shown.empty
              ) : (
                <ul aria-label={shown.label} className={shown.className}>
                  {all.map((row) => (
                    <li
                      key={row._id}
                      {...(shown.isWorkedThrough && { id: rowId(row._id), tabIndex: -1 })}
                      className="scroll-my-24 outline-none"
                    >
                      {shown.renderRow(row, all)}
                    </li>
                  ))}
                </ul>
              )}
              {!isPaged && <ShowMore pages={list} />}
              {shown.renderAfter?.(all, first)}
            </>
          );
        }}
      </QueryState>
    </div>
  );
}

/** The id of the row of an order in the page. */
export const rowId = (orderId: string): string => `order-${orderId}`;

/** Brings the next row below this one that still waits within reach, and moves the list no further than it must. */
export function reachNext<Row extends Listed>(
  rows: Row[],
  done: Row,
  isWaiting: (row: Row) => boolean,
): void {
  const below = rows.slice(rows.findIndex(({ _id }) => _id === done._id) + 1);
  const next = below.find(isWaiting);
  const item = next && document.getElementById(rowId(next._id));
  item?.focus({ preventScroll: true });
  item?.scrollIntoView({ block: "nearest" });
}
