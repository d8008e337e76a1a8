import { requireDeskOrder } from "@/lib/orders/call-queue/desk-orders";
import { deskOrderDtoSchema } from "@/lib/orders/call-queue/dto";
import { noteAdvance } from "@/lib/orders/call-queue/note-advance";
import { noteAdvanceSchema } from "@/lib/orders/call-queue/schema";
import { idParamsSchema } from "@/lib/platform/http/id-schema";
import { methodNotAllowed, route } from "@/lib/rest/route";

// POST /api/orders/{id}/advance
export const POST = route(
  {
    summary: "The desk notes what was paid before delivery; 0 takes the note back",
    auth: "staff",
    params: idParamsSchema,
    body: noteAdvanceSchema,
    errors: ["NOT_FOUND", "PARCEL_STATE"],
    response: deskOrderDtoSchema,
    audit: ({ params, body }) => ({
      verb: "update",
      kind: "order",
      id: params.id,
      after: { advance: body.amount, advanceReference: body.reference },
    }),
  },
  async ({ user, params, body }) => {
    await noteAdvance({ actor: user, orderId: params.id, advance: body });
    return await requireDeskOrder(params.id, user);
  },
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
