import { listCustomersQuerySchema } from "@/lib/orders/customers/schema";
import { pageSchema } from "@/lib/platform/http/list";
import { customerDtoSchema } from "@/lib/reports/customers/dto";
import { listCustomers } from "@/lib/reports/customers/queries";
import { methodNotAllowed, route } from "@/lib/rest/route";

// GET /api/customers?q=&cursor=
export const GET = route(
  {
    summary: "The desk reads the customers, by phone, each with what came of their orders",
    auth: "staff",
    query: listCustomersQuerySchema,
    response: pageSchema(customerDtoSchema),
  },
  async ({ user, query }) => await listCustomers(user, query),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD");
