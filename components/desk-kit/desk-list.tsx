import { useWords } from "#words";
import type { ReactNode } from "react";
import { type Pages, ShowMore } from "@/components/desk-kit/show-more";
import { type Query, QueryState } from "@/components/ui/query-state";
import type { Page } from "@/lib/platform/http/list";

interface Listed {
  _id: string;
}

/** The state of a list query: see useListPages. */
interface ListPages<Answer> extends Query<{ pages: Answer[] }>, Pages {
  isPlaceholderData: boolean;
}

interface DeskListProps<Row extends Listed, More> {
  list: ListPages<Page<Row> & More>;
  /** The list's name for screen readers. */
  label: string;
  className: string;
  /** Shown instead of the rows where there are none. */
  empty: ReactNode;
  renderRow: (row: Row, rows: Row[]) => ReactNode;
  /** Shown above the rows once they have loaded. */
  renderBefore?: (rows: Row[], first: More) => ReactNode;
  /** Shown below the rows. */
  renderAfter?: (rows: Row[], first: More) => ReactNode;
  /** True where links lead to the next rows, so that there is no button. */
  isPaged?: boolean;
  /** True for orders that the desk handles one after the other: see reachNext. */
  isWorkedThrough?: boolean;
}

/** The rows of a list of the desk; without rows it shows a spinner, an error, or that the list is empty. */
export function DeskList<Row extends Listed, More>({ list, isPaged, ...shown }: DeskListProps<Row, More>) {
  const { failure } = useWords("deskKit");
  return (
    <div aria-busy={list.isPlaceholderData} className={list.isPlaceholderData ? "opacity-55" : ""}>
      <QueryState query={list} say={failure}>
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

/** The element id of an order's row. */
export const rowId = (orderId: string): string => `order-${orderId}`;

/** Scrolls to the next row below that still waits, and no further than it must. */
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
