import type { ReactNode } from "react";
import { ShowMore } from "@/components/desk-kit/show-more";
import { QueryState } from "@/components/ui/query-state";
import type { Page } from "@/lib/platform/http/list";

interface Listed {
  _id: string;
}

/** A list as it is read: see useListPages. */
interface ListPages<Answer> {
  data: { pages: Answer[] } | undefined;
  error: Error | null;
  failureCount: number;
  isPlaceholderData: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  refetch: () => Promise<unknown>;
  fetchNextPage: () => Promise<unknown>;
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
export function DeskList<Row extends Listed, More>(props: DeskListProps<Row, More>) {
  const { list } = props;
  return (
    <div aria-busy={list.isPlaceholderData} className={list.isPlaceholderData ? "opacity-55" : ""}>
      <QueryState query={list}>
        {({ pages: [first, ...others] }) =>
          first && <Rows {...props} first={first} rows={[first, ...others].flatMap(({ rows }) => rows)} />
        }
      </QueryState>
    </div>
  );
}

interface RowsProps<Row extends Listed, More> extends DeskListProps<Row, More> {
  rows: Row[];
  first: More;
}

function Rows<Row extends Listed, More>({ rows, first, list, isPaged, ...shown }: RowsProps<Row, More>) {
  return (
    <>
      {shown.renderBefore?.(rows, first)}
      {rows.length === 0 ? (
        shown.empty
      ) : (
        <ul aria-label={shown.label} className={shown.className}>
          {rows.map((row) => (
            <li
              key={row._id}
              {...(shown.isWorkedThrough && { id: placeOf(row), tabIndex: -1 })}
              className="scroll-my-24 outline-none"
            >
              {shown.renderRow(row, rows)}
            </li>
          ))}
        </ul>
      )}
      {!isPaged && <ShowMore pages={list} />}
      {shown.renderAfter?.(rows, first)}
    </>
  );
}

const placeOf = ({ _id }: Listed): string => `order-${_id}`;

/** Brings the next row below this one that still waits within reach, and moves the list no further than it must. */
export function reachNext<Row extends Listed>(
  rows: Row[],
  done: Row,
  isWaiting: (row: Row) => boolean,
): void {
  const below = rows.slice(rows.findIndex(({ _id }) => _id === done._id) + 1);
  const next = below.find(isWaiting);
  const item = next && document.getElementById(placeOf(next));
  item?.focus({ preventScroll: true });
  item?.scrollIntoView({ block: "nearest" });
}
