import { z } from "zod";
import { methodNotAllowed, route } from "@/lib/rest/route";
import { auditEntryDtoSchema } from "@/lib/accounts/audit-log/dto";
import { listAuditEntries } from "@/lib/accounts/audit-log/queries";
import { listAuditEntriesQuerySchema } from "@/lib/accounts/audit-log/schema";

// GET /api/records
export const GET = route(
  {
    summary: "An admin reads what admins did, newest first",
    auth: "admin",
    query: listAuditEntriesQuerySchema,
    response: z.array(auditEntryDtoSchema),
  },
  async ({ query }) => await listAuditEntries(query),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD");
