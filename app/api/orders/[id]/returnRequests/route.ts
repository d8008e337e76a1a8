import { idParamsSchema } from "@/lib/platform/http/id-schema";
import { readIdempotencyKey } from "@/lib/platform/http/idempotency-key";
import { insertedResponseSchema } from "@/lib/rest/response-schemas";
import { methodNotAllowed, route } from "@/lib/rest/route";
import { askReturn } from "@/lib/returns/ask-return";
import { askReturnSchema } from "@/lib/returns/schema";

// POST /api/orders/{id}/returnRequests
export const POST = route(
  {
    summary: "A customer asks, within the return window, that the shop takes back pieces of their own order",
    auth: "customer",
    accountRate: { name: "return", points: 20, windowSeconds: 15 * 60 },
    params: idParamsSchema,
    headers: ["Idempotency-Key"],
    body: askReturnSchema,
    errors: ["IN_PROGRESS", "KEY_REUSED", "NOT_FOUND", "RETURN_STATE", "RETURN_WINDOW"],
    status: 201,
    response: insertedResponseSchema,
  },
  async ({ user, params, body, request }) => {
    const key = readIdempotencyKey(request);
    return { insertedId: await askReturn({ user, orderId: params.id, input: body, key }) };
  },
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
