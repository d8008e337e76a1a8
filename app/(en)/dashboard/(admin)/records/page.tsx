import type { Metadata } from "next";
import { DeletedList } from "@/components/data-desk/deleted-list";
import { RecordFilters } from "@/components/data-desk/record-filters";
import { RecordList } from "@/components/data-desk/record-list";
import { PartLinks } from "@/components/desk-kit/part-links";
import { PageLink } from "@/components/ui/page-link";
import { requireAdmin } from "@/lib/accounts/auth/current-user";
import { withPageDeadline } from "@/lib/platform/http/page-deadline";
import { KEPT_DAYS } from "@/lib/platform/deleted-documents/constants";
import { parsePlace } from "@/lib/platform/http/list";
import { searchOf } from "@/lib/platform/http/search-of";
import { PATHS } from "@/lib/paths";
import { getAuditPage } from "@/lib/accounts/audit-log/queries";
import { type AuditPlace, auditPlaceSchema } from "@/lib/accounts/audit-log/schema";
import { COMMAND_LINE } from "@/lib/accounts/audit-log/audit-action";
import { listDesk } from "@/lib/accounts/users/queries";
import { listDeleted } from "@/lib/maintenance/deleted/list-deleted";
import { findOrderId } from "@/lib/orders/find-order-id";
import { recordedSettings } from "@/lib/messages/settings/audit-names";
import { wordsOf } from "@/lib/words/of-request";

export const generateMetadata = (): Metadata => ({ title: wordsOf("deskMenu").places.activity });

export default async function RecordsPage({ searchParams }: PageProps<"/dashboard/records">) {
  await requireAdmin();
  const place = parsePlace(auditPlaceSchema, await searchParams);
  const { records: words } = wordsOf("deskData");
  const { activity } = wordsOf("deskMenu").places;
  return (
    <>
      <h1 className="text-3xl">{place.view ? words.deleted : activity}</h1>
      <p className="mt-2 max-w-prose text-muted">
        {place.view ? words.introDeleted(KEPT_DAYS) : words.intro(KEPT_DAYS)}
      </p>
      <p className="mb-4">
        <PageLink
          href={PATHS.auditLog + (place.view ? "" : searchOf({ view: "deleted" }))}
          className="tap-link"
        >
          {place.view ? activity : words.deleted}
        </PageLink>
      </p>
      {place.view ? <Deleted /> : <Activity place={place} />}
    </>
  );
}

async function Deleted() {
  return <DeletedList items={await withPageDeadline(listDeleted)} />;
}

async function Activity({ place }: { place: AuditPlace }) {
  const { order, cursor, view: _view, ...filters } = place;
  const [{ rows, next, total }, desk] = await withPageDeadline(async () => {
    const objectId = order === undefined ? undefined : await findOrderId(Number(order));
    const page =
      objectId === null ? { rows: [], next: null, total: 0 } : getAuditPage({ ...filters, cursor, objectId });
    return await Promise.all([page, listDesk()]);
  });
  return (
    <>
      <RecordFilters place={place} people={[...desk.map(({ email }) => email), COMMAND_LINE.email]} />
      <RecordList
        records={rows}
        now={Date.now()}
        settings={recordedSettings({
          settings: wordsOf("deskSettings"),
          categories: wordsOf("categories"),
        })}
      />
      <PartLinks
        path={PATHS.auditLog}
        place={{ ...filters, order }}
        isLater={cursor !== undefined}
        {...{ next, total }}
      />
    </>
  );
}
