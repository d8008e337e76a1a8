import { z } from "zod";
import { pageQueryFields } from "@/lib/http/page-query";

/** GET /records. `cursor` is the id of the last one seen. */
export const listAuditEntriesQuerySchema = z.object({
  limit: pageQueryFields.limit,
  cursor: pageQueryFields.cursor,
});

export type ListAuditEntriesQuery = z.output<typeof listAuditEntriesQuerySchema>;
