import { staff } from "@/lib/auth/guards";
import { adminOrdersPageDtoSchema } from "@/lib/admin-orders/dto";
import { getAdminOrdersPage } from "@/lib/admin-orders/queries";
import { adminOrdersQuerySchema } from "@/lib/admin-orders/schema";
import { methodNotAllowed, route } from "@/lib/rest/route";

// GET /api/allOrders/page
export const GET = route(
  {
    summary: "The desk reads 25 orders, with what else is known of their customers",
    auth: staff,
    query: adminOrdersQuerySchema,
    response: adminOrdersPageDtoSchema,
  },
  async ({ query }) => await getAdminOrdersPage(query),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD");
