import { useWords } from "#words";

interface SearchSummaryProps {
  q: string;
  corrected: string | null;
  count: number;
}

/** The text of the search, and the number of results. */
export function SearchSummary({ q, corrected, count }: SearchSummaryProps) {
  const { found, foundFor, unknown } = useWords("listing").search;
  const { before, after } = foundFor(count);
  return (
    <p className="my-6 text-lg wrap-anywhere">
      {corrected !== null && (
        <>
          {unknown.before}
          <bdi>{q}</bdi>
          {unknown.after}{" "}
        </>
      )}
      {q === "" ? (
        found(count)
      ) : (
        <>
          {before}
          <bdi className="font-semibold">{corrected ?? q}</bdi>
          {after}
        </>
      )}
    </p>
  );
}
