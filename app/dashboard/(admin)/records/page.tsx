import type { Metadata } from "next";
import { RecordList } from "@/components/data-desk/record-list";
import { PartLinks } from "@/components/desk-kit/part-links";
import { requireAdmin } from "@/lib/accounts/auth/current-user";
import { withPageDeadline } from "@/lib/platform/http/page-deadline";
import { KEPT_DAYS } from "@/lib/platform/deleted-documents/constants";
import { parsePlace } from "@/lib/platform/http/list";
import { PATHS } from "@/lib/paths";
import { getAuditPage } from "@/lib/accounts/audit-log/queries";
import { auditPlaceSchema } from "@/lib/accounts/audit-log/schema";

export const metadata: Metadata = { title: "Activity" };

export default async function RecordsPage({ searchParams }: PageProps<"/dashboard/records">) {
  await requireAdmin();
  const { cursor } = parsePlace(auditPlaceSchema, await searchParams);
  const { rows, next, total } = await withPageDeadline(() => getAuditPage(cursor));
  const now = Date.now();
  return (
    <>
      <h1 className="text-3xl">Activity</h1>
      <p className="mt-2 mb-6 max-w-prose text-muted">
        What admins and staff did with orders, products and users, newest first. What was deleted can be
        brought back for {KEPT_DAYS} days, on its line.
      </p>
      <RecordList records={rows} now={now} />
      <PartLinks path={PATHS.auditLog} isLater={cursor !== undefined} {...{ next, total }} />
    </>
  );
}
