import { methodNotAllowed, route } from "@/lib/rest/route";
import { orderCountsSchema } from "@/lib/orders/dto";
import { readableBy } from "@/lib/orders/for-staff";
import { countOrders } from "@/lib/orders/queries";

// GET /api/allOrders/counts
export const GET = route(
  {
    summary: "The desk reads how many of the orders that it may list there are in each status, and in all",
    auth: "staff",
    response: orderCountsSchema,
  },
  async ({ user }) => await countOrders(readableBy(user)),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD");
