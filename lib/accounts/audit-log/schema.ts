import { z } from "zod";
import { listFields } from "@/lib/platform/http/list";

/** GET /records. `cursor` is the id of the last one seen. */
export const listAuditEntriesQuerySchema = z.object({
  limit: listFields.limit,
  cursor: listFields.cursor,
});

/** The page of the log, as its address has it. */
export const auditPlaceSchema = listAuditEntriesQuerySchema.pick({ cursor: true });

export type ListAuditEntriesQuery = z.output<typeof listAuditEntriesQuerySchema>;
