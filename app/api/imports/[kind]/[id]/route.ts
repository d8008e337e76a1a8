import { importDtoSchema } from "@/lib/catalogue/imports/dto";
import { requireImport } from "@/lib/catalogue/imports/queries";
import { importParamsSchema } from "@/lib/catalogue/imports/schema";
import { methodNotAllowed, route } from "@/lib/rest/route";

// GET /api/imports/{kind}/{id}
export const GET = route(
  {
    summary: "How far a file that was checked has come, for admins",
    auth: "admin",
    params: importParamsSchema,
    errors: ["NOT_FOUND"],
    response: importDtoSchema,
  },
  async ({ params }) => await requireImport(params.id),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD");
