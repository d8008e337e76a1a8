import type { Metadata } from "next";
import { requireAdmin } from "@/lib/accounts/auth/current-user";
import { formatCount } from "@/lib/platform/text/format";
import { withPageDeadline } from "@/lib/platform/http/page-deadline";
import { listMissedSearches, SHOWN_DAYS } from "@/lib/catalogue/search/list-missed-searches";

export const metadata: Metadata = { title: "Searched and not found" };

export default async function MissedSearchesPage() {
  await requireAdmin();
  const searches = await withPageDeadline(listMissedSearches);
  return (
    <>
      <h1 className="text-3xl">Searched and not found</h1>
      <p className="mt-2 mb-6 max-w-prose text-muted">
        What shoppers looked for in the last {SHOWN_DAYS} days and we did not have, or call by another word.
        Only the words are counted; nothing about the shopper is kept.
      </p>
      {searches.length === 0 ? (
        <p className="text-lg">Every search has found something.</p>
      ) : (
        <table className="w-full max-w-2xl text-left">
          <thead className="care-label">
            <tr className="stitch-b">
              <th scope="col" className="py-2">
                Words
              </th>
              <th scope="col" className="px-4 py-2 text-right">
                Times
              </th>
              <th scope="col" className="py-2 text-right">
                Last on
              </th>
            </tr>
          </thead>
          <tbody>
            {searches.map(({ text, count, lastDay }) => (
              <tr key={text} className="stitch-b">
                <th scope="row" className="py-2 font-semibold wrap-anywhere">
                  <bdi>{text}</bdi>
                </th>
                <td className="px-4 py-2 text-right tabular-nums">{formatCount(count)}</td>
                <td className="py-2 text-right whitespace-nowrap tabular-nums">{lastDay}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
