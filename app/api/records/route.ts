import { z } from "zod";
import { admin } from "@/lib/auth/guards";
import { methodNotAllowed, route } from "@/lib/rest/route";
import { recordDtoSchema } from "@/lib/records/dto";
import { listRecords } from "@/lib/records/queries";
import { listRecordsQuerySchema } from "@/lib/records/schema";

// GET /api/records
export const GET = route(
  {
    summary: "An admin reads what admins did, newest first",
    auth: admin,
    query: listRecordsQuerySchema,
    answer: z.array(recordDtoSchema),
  },
  async ({ query }) => await listRecords(query),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD");
