import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  useInfiniteQuery,
} from "@tanstack/react-query";
import type { Page } from "@/lib/platform/http/list";

interface ListOptions<Answer> {
  key: QueryKey;
  read: (cursor: string | null) => Promise<Answer>;
  /** True for a list that somebody works through: it is read again when they ask, and not by itself. */
  isStill?: boolean;
}

/** A list, a part at a time. The parts of the last place stay until those of the next one are there. */
export function useListPages<Answer extends Page<unknown>>({ key, read, isStill }: ListOptions<Answer>) {
  return useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    ...(isStill && { refetchOnWindowFocus: false, refetchOnReconnect: false }),
  });
}

/** Changes what was read of each list whose key lies under this one. */
export function changePages<Answer extends Page<unknown>>(
  queryClient: QueryClient,
  key: QueryKey,
  change: (pages: Answer[]) => Answer[],
): void {
  queryClient.setQueriesData<InfiniteData<Answer, string | null>>(
    { queryKey: key },
    (list) => list && { ...list, pages: change(list.pages) },
  );
}

interface RowChange<Row extends { _id: string }> {
  key: QueryKey;
  id: string;
  /** The row as it is now; null takes it off. */
  change: (row: Row) => Row | null;
}

/** Changes a row wherever it is listed, at once. Returns how to take that back where it was not changed again since. */
export function changeRow<Row extends { _id: string }>(
  queryClient: QueryClient,
  { key, id, change }: RowChange<Row>,
): () => void {
  const changes: { was: Row; is: string }[] = [];
  const replace = (row: Row): Row | Row[] => {
    if (row._id !== id) return row;
    const changed = change(row);
    if (changed) changes.push({ was: row, is: JSON.stringify(changed) });
    return changed ?? [];
  };
  changePages<Page<Row>>(queryClient, key, (pages) =>
    pages.map((page) => ({ ...page, rows: page.rows.flatMap(replace) })),
  );
  // Compared by what is in them: the client keeps copies.
  const before = (row: Row) => changes.find(({ is }) => is === JSON.stringify(row))?.was ?? row;
  return () => {
    changeRow<Row>(queryClient, { key, id, change: before });
  };
}
