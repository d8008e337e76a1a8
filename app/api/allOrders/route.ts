import { z } from "zod";
import { jsonListResponse } from "@/lib/platform/http/json-list";
import { methodNotAllowed, route } from "@/lib/rest/route";
import { orderDtoSchema } from "@/lib/orders/dto";
import { readableBy } from "@/lib/orders/for-staff";
import { listOrders, streamOrders } from "@/lib/orders/queries";
import { listOrdersQuerySchema } from "@/lib/orders/schema";

// GET /api/allOrders
export const GET = route(
  {
    summary: "Admins read all orders, staff those that are open and those of the last 30 days; newest first",
    auth: "staff",
    query: listOrdersQuerySchema,
    response: z.array(orderDtoSchema),
  },
  async ({ user, query }) =>
    query.limit === undefined
      ? await jsonListResponse(streamOrders(query, readableBy(user)))
      : await listOrders(query, readableBy(user)),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD");
