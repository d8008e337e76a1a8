import { useWords } from "#words";

interface SearchSummaryProps {
  q: string;
  corrected: string | null;
  /** The labels of colours that nothing of it comes in. */
  lacked: string[];
  count: number;
}

/** The text of the search, and the number of results. */
export function SearchSummary({ q, corrected, lacked, count }: SearchSummaryProps) {
  const { found, foundFor, unknown, lacking } = useWords("listing").search;
  const { color } = useWords("values");
  const { before, after } = foundFor(count);
  return (
    <p className="my-6 text-lg wrap-anywhere">
      {lacked.length > 0 && `${lacking(lacked.map((label) => color(label)))} `}
      {corrected !== null && lacked.length === 0 && (
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
