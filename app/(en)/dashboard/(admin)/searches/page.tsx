import type { Metadata } from "next";
import { DataTable } from "@/components/reports-desk/data-table";
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
        <DataTable
          rows={searches}
          keyOf={({ text }) => text}
          head="Words"
          renderName={({ text }) => <bdi>{text}</bdi>}
          columns={[
            { head: "Times", value: ({ count }) => formatCount(count) },
            { head: "Last on", value: ({ lastDay }) => lastDay },
          ]}
          className="max-w-2xl"
        />
      )}
    </>
  );
}
