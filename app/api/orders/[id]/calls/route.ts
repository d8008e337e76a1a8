import { requireDeskOrder } from "@/lib/orders/call-queue/desk-orders";
import { deskOrderDtoSchema } from "@/lib/orders/call-queue/dto";
import { recordCall } from "@/lib/orders/call-queue/record-call";
import { recordCallSchema } from "@/lib/orders/call-queue/schema";
import { undoCall } from "@/lib/orders/call-queue/undo-call";
import { toDhakaIso } from "@/lib/platform/time/dhaka";
import { idParamsSchema } from "@/lib/platform/http/id-schema";
import { revalidateProducts } from "@/lib/catalogue/products/revalidate";
import { methodNotAllowed, route } from "@/lib/rest/route";

// POST /api/orders/{id}/calls
export const POST = route(
  {
    summary: "The desk writes down what came of a call, and when to call again",
    auth: "staff",
    params: idParamsSchema,
    body: recordCallSchema,
    errors: ["IN_PROGRESS", "NOT_FOUND", "ORDER_NOT_PENDING", "OUT_OF_STOCK", "PARCEL_STATE"],
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
    await revalidateProducts(await recordCall({ actor: user, orderId: params.id, call: body }));
    return await requireDeskOrder(params.id, user);
  },
);

// DELETE /api/orders/{id}/calls
export const DELETE = route(
  {
    summary: "Whoever has just noted a call takes it back",
    auth: "staff",
    params: idParamsSchema,
    errors: ["CANNOT_UNDO", "NOT_FOUND"],
    response: deskOrderDtoSchema,
    audit: ({ params }) => ({ verb: "update", kind: "order", id: params.id, isReadAfterwards: true }),
  },
  async ({ user, params }) => {
    await undoCall({ actor: user, orderId: params.id });
    return await requireDeskOrder(params.id, user);
  },
);

export const { GET, HEAD, PUT, PATCH, OPTIONS } = methodNotAllowed("POST", "DELETE");
