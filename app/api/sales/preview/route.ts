import { salePreviewSchema } from "@/lib/catalogue/sales/dto";
import { previewSale } from "@/lib/catalogue/sales/preview-sale";
import { createSaleSchema, previewSaleQuerySchema } from "@/lib/catalogue/sales/schema";
import { methodNotAllowed, route } from "@/lib/rest/route";

// POST /api/sales/preview?saleId=
export const POST = route(
  {
    summary: "What a sale would change if it began now, for admins; nothing changes",
    auth: "admin",
    accountRate: { name: "sale previews", points: 120, windowSeconds: 15 * 60 },
    query: previewSaleQuerySchema,
    body: createSaleSchema,
    errors: ["SALE_OVERLAP"],
    response: salePreviewSchema,
  },
  async ({ query, body }) => await previewSale(body, query.saleId),
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
