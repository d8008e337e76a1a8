import { admin } from "@/lib/auth/guards";
import { methodNotAllowed, route } from "@/lib/rest/route";
import { orderCountsSchema } from "@/lib/orders/dto";
import { countOrders } from "@/lib/orders/queries";

// GET /api/allOrders/counts
export const GET = route(
  {
    summary: "An admin reads how many orders there are in each status, and in all",
    auth: admin,
    response: orderCountsSchema,
  },
  async () => await countOrders(),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD");
