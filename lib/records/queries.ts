import "server-only";
import { type RecordDto, toRecordDto } from "@/lib/records/dto";
import type { ListRecordsQuery } from "@/lib/records/schema";
import { AdminRecord } from "@/models/admin-record";

export const RECORDS_PAGE_SIZE = 50;

/** What admins did, newest first. */
export async function listRecords({ limit = RECORDS_PAGE_SIZE, cursor }: ListRecordsQuery = {}): Promise<
  RecordDto[]
> {
  const records = await AdminRecord.find(cursor ? { _id: { $lt: cursor } } : {})
    .sort({ _id: -1 })
    .limit(limit)
    .lean();
  return records.map(toRecordDto);
}
