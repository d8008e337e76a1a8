import { requireDeskOrder } from "@/lib/orders/call-queue/desk-orders";
import { deskOrderDtoSchema } from "@/lib/orders/call-queue/dto";
import { recordCall } from "@/lib/orders/call-queue/record-call";
import { recordCallSchema } from "@/lib/orders/call-queue/schema";
import { toDhakaIso } from "@/lib/platform/time/dhaka";
import { idParamsSchema } from "@/lib/platform/http/id-schema";
import { methodNotAllowed, route } from "@/lib/rest/route";

// POST /api/orders/{id}/calls
export const POST = route(
  {
    summary: "The desk writes down what came of a call, and when to call again",
    auth: "staff",
    params: idParamsSchema,
    body: recordCallSchema,
    errors: ["NOT_FOUND"],
    response: deskOrderDtoSchema,
    audit: ({ params, body }) => ({
      verb: "call",
      kind: "order",
      id: params.id,
      after: {
        call: body.outcome,
        callAgain: body.nextAt ? toDhakaIso(new Date(body.nextAt)) : null,
        note: body.note,
      },
    }),
  },
  async ({ user, params, body }) => {
    await recordCall({ actor: user, orderId: params.id, call: body });
    return await requireDeskOrder(params.id, user);
  },
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
