import type { Metadata } from "next";
import { RecordList } from "@/components/admin/record-list";
import { LinkButton } from "@/components/ui/link-button";
import { requireAdmin } from "@/lib/auth/current-user";
import { withPageDeadline } from "@/lib/http/page-deadline";
import { KEPT_DAYS } from "@/lib/deleted/constants";
import { PATHS } from "@/lib/paths";
import { listAuditEntries, AUDIT_PAGE_SIZE } from "@/lib/audit-log/queries";
import { listAuditEntriesQuerySchema } from "@/lib/audit-log/schema";

export const metadata: Metadata = { title: "Activity" };

interface RecordsPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function RecordsPage({ searchParams }: RecordsPageProps) {
  await requireAdmin();
  const query = listAuditEntriesQuerySchema.safeParse(await searchParams);
  const cursor = query.success ? query.data.cursor : undefined;
  const records = await withPageDeadline(() => listAuditEntries({ cursor, limit: AUDIT_PAGE_SIZE + 1 }));
  const now = Date.now();
  const shown = records.slice(0, AUDIT_PAGE_SIZE);
  return (
    <>
      <h1 className="text-3xl">Activity</h1>
      <p className="mt-2 mb-6 max-w-prose text-muted">
        What admins and staff did with orders, products and users, newest first. What was deleted can be
        brought back for {KEPT_DAYS} days, on its line.
      </p>
      <RecordList records={shown} now={now} />
      <div className="mt-6 flex flex-wrap gap-3">
        {cursor && (
          <LinkButton variant="quiet" href={PATHS.auditLog}>
            Back to the newest
          </LinkButton>
        )}
        {records.length > AUDIT_PAGE_SIZE && (
          <LinkButton variant="quiet" href={`${PATHS.auditLog}?cursor=${shown.at(-1)?._id}`}>
            Older
          </LinkButton>
        )}
      </div>
    </>
  );
}
