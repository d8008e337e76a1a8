import { describeSale } from "@/lib/catalogue/sales/describe-sale";
import { saleDtoSchema } from "@/lib/catalogue/sales/dto";
import { listSales } from "@/lib/catalogue/sales/queries";
import { createSale } from "@/lib/catalogue/sales/save-sale";
import { createSaleSchema, listSalesQuerySchema } from "@/lib/catalogue/sales/schema";
import { pageSchema } from "@/lib/platform/http/list";
import { insertedResponseSchema } from "@/lib/rest/response-schemas";
import { methodNotAllowed, route } from "@/lib/rest/route";

// GET /api/sales?cursor=
export const GET = route(
  {
    summary: "The sales, newest first, with what each has changed, for admins",
    auth: "admin",
    query: listSalesQuerySchema,
    response: pageSchema(saleDtoSchema),
  },
  async ({ query }) => await listSales(query),
);

// POST /api/sales
export const POST = route(
  {
    summary: "An admin plans a sale, whose prices hold from its start to its end",
    auth: "admin",
    accountRate: { name: "sales", points: 60, windowSeconds: 15 * 60 },
    body: createSaleSchema,
    errors: ["IN_PROGRESS", "SALE_OVERLAP"],
    status: 201,
    response: insertedResponseSchema,
    audit: ({ body }) => ({ verb: "create", kind: "sale", after: describeSale(body) }),
  },
  async ({ user, body }) => ({ insertedId: await createSale(user, body) }),
);

export const { PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD", "POST");
