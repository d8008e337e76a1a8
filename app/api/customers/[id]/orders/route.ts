import { customerOrdersQuerySchema } from "@/lib/orders/customers/schema";
import { orderDtoSchema } from "@/lib/orders/dto";
import { idParamsSchema } from "@/lib/platform/http/id-schema";
import { pageSchema } from "@/lib/platform/http/list";
import { listCustomerOrders } from "@/lib/reports/customers/queries";
import { methodNotAllowed, route } from "@/lib/rest/route";

// GET /api/customers/{id}/orders?cursor=
export const GET = route(
  {
    summary: "The desk reads the orders of a customer, newest first",
    auth: "staff",
    params: idParamsSchema,
    query: customerOrdersQuerySchema,
    errors: ["NOT_FOUND"],
    response: pageSchema(orderDtoSchema),
  },
  async ({ user, params, query }) => await listCustomerOrders(user, params.id, query),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD");
