import { importRowDtoSchema } from "@/lib/catalogue/imports/dto";
import { listImportRows } from "@/lib/catalogue/imports/queries";
import { importParamsSchema, listRowsQuerySchema } from "@/lib/catalogue/imports/schema";
import { pageSchema } from "@/lib/platform/http/list";
import { methodNotAllowed, route } from "@/lib/rest/route";

// GET /api/imports/{kind}/{id}/rows?status=&cursor=
export const GET = route(
  {
    summary: "What the rows of a file change, a hundred at a time, for admins",
    auth: "admin",
    params: importParamsSchema,
    query: listRowsQuerySchema,
    response: pageSchema(importRowDtoSchema),
  },
  async ({ params, query }) => Response.json(await listImportRows(params.id, query)),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD");
