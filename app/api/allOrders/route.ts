import { z } from "zod";
import { listDeadlineMs } from "@/lib/platform/http/list-deadline";
import { methodNotAllowed, route } from "@/lib/rest/route";
import { orderDtoSchema } from "@/lib/orders/dto";
import { listOrders } from "@/lib/orders/queries";
import { listOrdersQuerySchema } from "@/lib/orders/schema";

// GET /api/allOrders
export const GET = route(
  {
    summary: "The desk reads all orders, newest first",
    auth: "staff",
    query: listOrdersQuerySchema,
    deadlineMs: listDeadlineMs,
    response: z.array(orderDtoSchema),
  },
  async ({ query }) => await listOrders(query),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD");
