import { z } from "zod";
import { paginationFields } from "@/lib/http/pagination";

/** GET /records. `cursor` is the id of the last one seen. */
export const listAuditEntriesQuerySchema = z.object({
  limit: paginationFields.limit,
  cursor: paginationFields.cursor,
});

export type ListAuditEntriesQuery = z.output<typeof listAuditEntriesQuerySchema>;
