import { markPrinted } from "@/lib/orders/all-orders/mark-printed";
import { markPrintedSchema } from "@/lib/orders/all-orders/schema";
import { modifiedResponseSchema } from "@/lib/rest/response-schemas";
import { methodNotAllowed, route } from "@/lib/rest/route";

// POST /api/orders/printed
export const POST = route(
  {
    summary: "The desk notes that slips or labels of these orders were printed",
    auth: "staff",
    body: markPrintedSchema,
    response: modifiedResponseSchema,
  },
  async ({ user, body }) => ({ modifiedCount: await markPrinted({ actor: user, orderIds: body.ids }) }),
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
