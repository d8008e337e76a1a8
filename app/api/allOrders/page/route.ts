import { adminOrdersPageDtoSchema } from "@/lib/orders/all-orders/dto";
import { getAdminOrdersPage } from "@/lib/orders/all-orders/queries";
import { adminOrdersQuerySchema } from "@/lib/orders/all-orders/schema";
import { readableBy } from "@/lib/orders/for-staff";
import { methodNotAllowed, route } from "@/lib/rest/route";

// GET /api/allOrders/page
export const GET = route(
  {
    summary: "The desk reads 25 of the orders that it may list, with what else is known of their customers",
    auth: "staff",
    query: adminOrdersQuerySchema,
    response: adminOrdersPageDtoSchema,
  },
  async ({ user, query }) => await getAdminOrdersPage(query, readableBy(user)),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD");
