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
  children: (data: Data) => ReactNode;
}

/** Shows a query's state: a spinner, its data, or its error with a button to try again. */
export function QueryState<Data>({ query, children }: QueryStateProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.error) return <Spinner note={query.failureCount > 0 ? "Still trying …" : undefined} />;
  return (
    <Notice kind="error">
      <p className="mb-3">{query.error.message}</p>
      <Button variant="quiet" onClick={() => void query.refetch()}>
        Try again
      </Button>
    </Notice>
  );
}
