import "server-only";
import { type AuditEntryDto, toAuditEntryDto } from "@/lib/audit-log/dto";
import type { ListAuditEntriesQuery } from "@/lib/audit-log/schema";
import { AuditEntry } from "@/models/audit-entry";

export const AUDIT_PAGE_SIZE = 50;

/** The audit log: what admins did, newest first. */
export async function listAuditEntries({
  limit = AUDIT_PAGE_SIZE,
  cursor,
}: ListAuditEntriesQuery = {}): Promise<AuditEntryDto[]> {
  const entries = await AuditEntry.find(cursor ? { _id: { $lt: cursor } } : {})
    .sort({ _id: -1 })
    .limit(limit)
    .lean();
  return entries.map(toAuditEntryDto);
}
