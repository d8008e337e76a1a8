import { z } from "zod";
import { admin } from "@/lib/auth/guards";
import { importRowDtoSchema } from "@/lib/imports/dto";
import { listImportRows } from "@/lib/imports/queries";
import { importParamsSchema, listRowsQuerySchema } from "@/lib/imports/schema";
import { methodNotAllowed, route } from "@/lib/rest/route";

// GET /api/imports/{kind}/{id}/rows?status=&after=
export const GET = route(
  {
    summary: "What the rows of a file change, a hundred at a time, for admins",
    auth: admin,
    params: importParamsSchema,
    query: listRowsQuerySchema,
    response: z.array(importRowDtoSchema),
  },
  async ({ params, query }) => Response.json(await listImportRows(params.id, query)),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD");
