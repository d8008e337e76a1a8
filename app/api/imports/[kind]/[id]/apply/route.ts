import { importDtoSchema } from "@/lib/catalogue/imports/dto";
import { applyImport } from "@/lib/catalogue/imports/run-import";
import { importParamsSchema, applyImportSchema } from "@/lib/catalogue/imports/schema";
import { methodNotAllowed, route } from "@/lib/rest/route";

// POST /api/imports/{kind}/{id}/apply
export const POST = route(
  {
    summary: "An admin applies a checked file, some rows at a time: called again until all are",
    auth: "admin",
    params: importParamsSchema,
    body: applyImportSchema,
    // Each call does a part of the rows, and the last of them may have to wait.
    deadlineMs: () => 10_000,
    errors: ["IN_PROGRESS", "NOT_FOUND", "STALE_VERSION"],
    response: importDtoSchema,
  },
  async ({ user, params: { id }, body }) => await applyImport({ actor: user, importId: id, ...body }),
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
