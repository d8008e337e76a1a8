import { saleDtoSchema } from "@/lib/catalogue/sales/dto";
import { endSale } from "@/lib/catalogue/sales/end-sale";
import { endSaleSchema } from "@/lib/catalogue/sales/schema";
import { idParamsSchema } from "@/lib/platform/http/id-schema";
import { methodNotAllowed, route } from "@/lib/rest/route";

// POST /api/sales/{id}/end
export const POST = route(
  {
    summary: "An admin ends a running sale; its prices are put back within seconds",
    auth: "admin",
    params: idParamsSchema,
    body: endSaleSchema,
    errors: ["NOT_FOUND", "SALE_STATE", "STALE_VERSION"],
    response: saleDtoSchema,
    audit: ({ params }) => ({ verb: "update", kind: "sale", id: params.id, isReadAfterwards: true }),
  },
  async ({ params, body }) => await endSale(params.id, body.version),
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
