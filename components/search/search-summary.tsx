import { formatCount } from "@/lib/platform/text/format";

interface SearchSummaryProps {
  q: string;
  corrected: string | null;
  count: number;
}

/** The text of the search, and the number of results. */
export function SearchSummary({ q, corrected, count }: SearchSummaryProps) {
  return (
    <p className="my-6 text-lg wrap-anywhere">
      {corrected !== null && (
        <>
          Nothing is called “<bdi>{q}</bdi>”.{" "}
        </>
      )}
      {count === 0 ? "No products" : count === 1 ? "1 product" : `${formatCount(count)} products`}
      {q !== "" && (
        <>
          {" "}
          for “<bdi className="font-semibold">{corrected ?? q}</bdi>”
        </>
      )}
    </p>
  );
}
