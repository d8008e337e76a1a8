import { queueDtoSchema } from "@/lib/orders/call-queue/dto";
import { getQueue } from "@/lib/orders/call-queue/queries";
import { queueQuerySchema } from "@/lib/orders/call-queue/schema";
import { methodNotAllowed, route } from "@/lib/rest/route";

// GET /api/orders/queue
export const GET = route(
  {
    summary: "The desk reads the orders that wait for a call: call-backs that are due, then oldest first",
    auth: "staff",
    query: queueQuerySchema,
    response: queueDtoSchema,
  },
  async ({ user, query }) => await getQueue({ viewer: user, query }),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD");
