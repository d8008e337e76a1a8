import "server-only";
import { type AuditEntryDto, toAuditEntryDto } from "@/lib/accounts/audit-log/dto";
import type { ListAuditEntriesQuery } from "@/lib/accounts/audit-log/schema";
import { behind } from "@/lib/platform/database/behind";
import { type Page, toPage } from "@/lib/platform/http/list";
import { endOfDay, startOfDay } from "@/lib/platform/time/dhaka";
import { AuditEntry } from "@/models/audit-entry";

const AUDIT_PAGE_SIZE = 50;

const NEWEST_FIRST = { _id: -1 } as const;

/** The audit log: what admins did, newest first. */
export async function listAuditEntries({
  limit = AUDIT_PAGE_SIZE,
  cursor,
  ...query
}: ListAuditEntriesQuery = {}): Promise<AuditEntryDto[]> {
  const entries = await AuditEntry.find({
    ...toFilter(query),
    ...behind(NEWEST_FIRST, cursor ? [cursor] : undefined),
  })
    .sort(NEWEST_FIRST)
    .limit(limit)
    .lean();
  return entries.map(toAuditEntryDto);
}

type AuditFilter = Omit<ListAuditEntriesQuery, "limit" | "cursor">;

/** What was done to one thing, by one person, with one kind of things, on one day in Dhaka. */
function toFilter({ kind, person, day, objectId }: AuditFilter) {
  return {
    ...(objectId && { objectId }),
    ...(kind && { kind }),
    ...(person && { actorEmail: person.toLowerCase() }),
    ...(day && { at: { $gte: startOfDay(day), $lte: endOfDay(day) } }),
  };
}

/** A page of it, and how many entries there are in all. */
export async function getAuditPage({ cursor, ...query }: ListAuditEntriesQuery = {}): Promise<
  Page<AuditEntryDto> & { total: number }
> {
  const filter = toFilter(query);
  const [found, total] = await Promise.all([
    listAuditEntries({ ...query, cursor, limit: AUDIT_PAGE_SIZE + 1 }),
    Object.keys(filter).length > 0 ? AuditEntry.countDocuments(filter) : AuditEntry.estimatedDocumentCount(),
  ]);
  return { ...toPage(found, AUDIT_PAGE_SIZE, ({ _id }) => _id), total };
}
