import { useWords } from "#words";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Spinner } from "@/components/ui/spinner";

export interface Query<Data> {
  data: Data | undefined;
  error: Error | null;
  failureCount: number;
  refetch: () => Promise<unknown>;
}

interface QueryStateProps<Data> {
  query: Query<Data>;
  /** Says an error in the page's language. */
  say?: (error: Error) => string;
  children: (data: Data) => ReactNode;
}

/** Shows a query's state: a spinner, its data, or its error with a button to try again. */
export function QueryState<Data>({ query, say, children }: QueryStateProps<Data>) {
  const { retrying, failed } = useWords("frame");
  if (query.data !== undefined) return children(query.data);
  if (!query.error) return <Spinner note={query.failureCount > 0 ? retrying : undefined} />;
  return (
    <Notice kind="error">
      <p className="mb-3">{say ? say(query.error) : query.error.message}</p>
      <Button variant="quiet" onClick={() => void query.refetch()}>
        {failed.retry}
      </Button>
    </Notice>
  );
}
