import { admin } from "@/lib/accounts/auth/guards";
import { importDtoSchema } from "@/lib/catalogue/imports/dto";
import { undoImport } from "@/lib/catalogue/imports/run-import";
import { importParamsSchema, undoImportSchema } from "@/lib/catalogue/imports/schema";
import { methodNotAllowed, route } from "@/lib/rest/route";

/** A piece of it, of which the last row may wait. */
const PIECE_DEADLINE_MS = 10_000;

// POST /api/imports/{kind}/{id}/undo
export const POST = route(
  {
    summary: "An admin takes back what a file has changed, some rows at a time: called again until all is",
    auth: admin,
    params: importParamsSchema,
    body: undoImportSchema,
    deadlineMs: () => PIECE_DEADLINE_MS,
    errors: ["IN_PROGRESS", "NOT_FOUND", "STALE_VERSION"],
    response: importDtoSchema,
  },
  async ({ user, params: { id }, body }) => await undoImport({ actor: user, importId: id, ...body }),
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
