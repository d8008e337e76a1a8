import { idParamsSchema } from "@/lib/platform/http/id-schema";
import { readIdempotencyKey } from "@/lib/platform/http/idempotency-key";
import { insertedResponseSchema } from "@/lib/rest/response-schemas";
import { methodNotAllowed, route } from "@/lib/rest/route";
import { openReturn } from "@/lib/returns/open-return";
import { openReturnSchema } from "@/lib/returns/schema";

// POST /api/orders/{id}/returns
export const POST = route(
  {
    summary: "The shop agrees that delivered pieces come back, within the return window; an admin also later",
    auth: "staff",
    params: idParamsSchema,
    headers: ["Idempotency-Key"],
    body: openReturnSchema,
    errors: ["IN_PROGRESS", "KEY_REUSED", "NOT_FOUND", "RETURN_STATE", "RETURN_WINDOW"],
    status: 201,
    response: insertedResponseSchema,
    audit: ({ params }) => ({ verb: "update", kind: "order", id: params.id, isReadAfterwards: true }),
  },
  async ({ user, params, body, request }) => {
    const key = readIdempotencyKey(request);
    return { insertedId: await openReturn({ actor: user, orderId: params.id, input: body, key }) };
  },
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
