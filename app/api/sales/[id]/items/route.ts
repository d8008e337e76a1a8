import { saleItemDtoSchema } from "@/lib/catalogue/sales/dto";
import { listSaleItems } from "@/lib/catalogue/sales/queries";
import { listItemsQuerySchema } from "@/lib/catalogue/sales/schema";
import { idParamsSchema } from "@/lib/platform/http/id-schema";
import { pageSchema } from "@/lib/platform/http/list";
import { methodNotAllowed, route } from "@/lib/rest/route";

// GET /api/sales/{id}/items?status=&cursor=
export const GET = route(
  {
    summary: "What a sale has done with its products, a hundred at a time, for admins",
    auth: "admin",
    params: idParamsSchema,
    query: listItemsQuerySchema,
    response: pageSchema(saleItemDtoSchema),
  },
  async ({ params, query }) => await listSaleItems(params.id, query),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD");
