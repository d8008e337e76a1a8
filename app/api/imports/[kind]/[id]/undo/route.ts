import { importDtoSchema } from "@/lib/catalogue/imports/dto";
import { undoImport } from "@/lib/catalogue/imports/run-import";
import { importParamsSchema, undoImportSchema } from "@/lib/catalogue/imports/schema";
import { methodNotAllowed, route } from "@/lib/rest/route";

// POST /api/imports/{kind}/{id}/undo
export const POST = route(
  {
    summary: "An admin takes back what a file has changed, some rows at a time: called again until all is",
    auth: "admin",
    params: importParamsSchema,
    body: undoImportSchema,
    // Each call does a part of the rows, and the last of them may have to wait.
    deadlineMs: () => 10_000,
    errors: ["IN_PROGRESS", "NOT_FOUND", "STALE_VERSION"],
    response: importDtoSchema,
  },
  async ({ user, params: { id }, body }) => await undoImport({ actor: user, importId: id, ...body }),
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
