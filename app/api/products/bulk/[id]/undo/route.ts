import { undoBulk } from "@/lib/catalogue/bulk/change-products";
import { bulkParamsSchema } from "@/lib/catalogue/bulk/schema";
import { importDtoSchema } from "@/lib/catalogue/imports/dto";
import { methodNotAllowed, route } from "@/lib/rest/route";

// POST /api/products/bulk/{id}/undo
export const POST = route(
  {
    summary: "An admin takes a change of many products back, some at a time: the rest follows by itself",
    auth: "admin",
    params: bulkParamsSchema,
    // Each call does a part of the rows, and the last of them may have to wait.
    deadlineMs: () => 10_000,
    errors: ["IN_PROGRESS", "NOT_FOUND", "STALE_VERSION"],
    response: importDtoSchema,
  },
  async ({ user, params }) => await undoBulk({ actor: user, importId: params.id }),
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
