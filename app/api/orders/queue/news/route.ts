import { queueNewsDtoSchema } from "@/lib/orders/call-queue/dto";
import { getQueueNews } from "@/lib/orders/call-queue/queries";
import { queueNewsQuerySchema } from "@/lib/orders/call-queue/schema";
import { methodNotAllowed, route } from "@/lib/rest/route";

// GET /api/orders/queue/news
export const GET = route(
  {
    summary: "The desk reads what has changed in the queue since it was read",
    auth: "staff",
    query: queueNewsQuerySchema,
    response: queueNewsDtoSchema,
  },
  async ({ user, query }) => await getQueueNews({ viewer: user, query }),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD");
