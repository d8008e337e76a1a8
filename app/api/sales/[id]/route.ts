import { saleDtoSchema } from "@/lib/catalogue/sales/dto";
import { requireSale } from "@/lib/catalogue/sales/queries";
import { changeSale, deleteSale } from "@/lib/catalogue/sales/save-sale";
import { changeSaleSchema } from "@/lib/catalogue/sales/schema";
import { idParamsSchema } from "@/lib/platform/http/id-schema";
import { deletedResponseSchema } from "@/lib/rest/response-schemas";
import { methodNotAllowed, route } from "@/lib/rest/route";

// GET /api/sales/{id}
export const GET = route(
  {
    summary: "A sale and how far it has come, for admins",
    auth: "admin",
    params: idParamsSchema,
    errors: ["NOT_FOUND"],
    response: saleDtoSchema,
  },
  async ({ params }) => await requireSale(params.id),
);

// PATCH /api/sales/{id}
export const PATCH = route(
  {
    summary: "An admin changes a sale that has not begun, or only the end of one that has",
    auth: "admin",
    params: idParamsSchema,
    body: changeSaleSchema,
    errors: ["IN_PROGRESS", "NOT_FOUND", "SALE_OVERLAP", "SALE_STATE", "STALE_VERSION"],
    response: saleDtoSchema,
    audit: ({ params }) => ({ verb: "update", kind: "sale", id: params.id, isReadAfterwards: true }),
  },
  async ({ params, body }) => await changeSale(params.id, body),
);

// DELETE /api/sales/{id}
export const DELETE = route(
  {
    summary: "An admin deletes a sale that has not begun",
    auth: "admin",
    params: idParamsSchema,
    errors: ["NOT_FOUND", "SALE_STATE"],
    response: deletedResponseSchema,
    audit: ({ params }) => ({ verb: "delete", kind: "sale", id: params.id }),
  },
  async ({ params }) => ({ deletedCount: await deleteSale(params.id) }),
);

export const { POST, PUT, OPTIONS } = methodNotAllowed("GET", "HEAD", "PATCH", "DELETE");
