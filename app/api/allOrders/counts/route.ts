import { methodNotAllowed, route } from "@/lib/rest/route";
import { orderCountsSchema } from "@/lib/orders/dto";
import { countOrders } from "@/lib/orders/queries";

// GET /api/allOrders/counts
export const GET = route(
  {
    summary: "The desk reads how many orders there are in each status, and in all",
    auth: "staff",
    response: orderCountsSchema,
  },
  async () => await countOrders(),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD");
