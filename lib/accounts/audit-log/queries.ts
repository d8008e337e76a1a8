import "server-only";
import { type AuditEntryDto, toAuditEntryDto } from "@/lib/accounts/audit-log/dto";
import type { ListAuditEntriesQuery } from "@/lib/accounts/audit-log/schema";
import { behind } from "@/lib/platform/database/behind";
import { type Page, toPage } from "@/lib/platform/http/list";
import { AuditEntry } from "@/models/audit-entry";

const AUDIT_PAGE_SIZE = 50;

const NEWEST_FIRST = { _id: -1 } as const;

/** The audit log: what admins did, newest first. */
export async function listAuditEntries({
  limit = AUDIT_PAGE_SIZE,
  cursor,
}: ListAuditEntriesQuery = {}): Promise<AuditEntryDto[]> {
  const entries = await AuditEntry.find(behind(NEWEST_FIRST, cursor ? [cursor] : undefined))
    .sort(NEWEST_FIRST)
    .limit(limit)
    .lean();
  return entries.map(toAuditEntryDto);
}

/** A page of it, and how many entries there are in all. */
export async function getAuditPage(cursor?: string): Promise<Page<AuditEntryDto> & { total: number }> {
  const [found, total] = await Promise.all([
    listAuditEntries({ cursor, limit: AUDIT_PAGE_SIZE + 1 }),
    AuditEntry.estimatedDocumentCount(),
  ]);
  return { ...toPage(found, AUDIT_PAGE_SIZE, ({ _id }) => _id), total };
}
