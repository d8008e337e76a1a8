import type { Metadata } from "next";
import { DataTable } from "@/components/reports-desk/data-table";
import { requireAdmin } from "@/lib/accounts/auth/current-user";
import { withPageDeadline } from "@/lib/platform/http/page-deadline";
import { listMissedSearches, SHOWN_DAYS } from "@/lib/catalogue/search/list-missed-searches";
import { wordsOf } from "@/lib/words/of-request";

export const generateMetadata = (): Metadata => ({ title: wordsOf("deskReports").searches.title });

export default async function MissedSearchesPage() {
  await requireAdmin();
  const { searches: words } = wordsOf("deskReports");
  const { count: say } = wordsOf("units");
  const { day } = wordsOf("orders");
  const searches = await withPageDeadline(listMissedSearches);
  return (
    <>
      <h1 className="text-3xl">{words.title}</h1>
      <p className="mt-2 mb-6 max-w-prose text-muted">{words.intro(SHOWN_DAYS)}</p>
      {searches.length === 0 ? (
        <p className="text-lg">{words.none}</p>
      ) : (
        <DataTable
          rows={searches}
          keyOf={({ text }) => text}
          head={words.words}
          renderName={({ text }) => <bdi>{text}</bdi>}
          columns={[
            { head: words.times, value: ({ count }) => say(count) },
            { head: words.lastOn, value: ({ lastDay }) => day(lastDay) },
          ]}
          className="max-w-2xl"
        />
      )}
    </>
  );
}
