import { answerAdvanceNote } from "@/lib/orders/call-queue/answer-advance-note";
import { requireDeskOrder } from "@/lib/orders/call-queue/desk-orders";
import { deskOrderDtoSchema } from "@/lib/orders/call-queue/dto";
import { noteAdvance } from "@/lib/orders/call-queue/note-advance";
import { changeAdvanceSchema } from "@/lib/orders/call-queue/schema";
import { idParamsSchema } from "@/lib/platform/http/id-schema";
import { methodNotAllowed, route } from "@/lib/rest/route";

// POST /api/orders/{id}/advance
export const POST = route(
  {
    summary: "The desk notes what was paid before delivery, or answers its customer's note; 0 takes it back",
    auth: "staff",
    params: idParamsSchema,
    body: changeAdvanceSchema,
    errors: ["NOT_FOUND", "PARCEL_STATE", "STALE_VERSION"],
    response: deskOrderDtoSchema,
    audit: ({ params, body }) => ({
      verb: "update",
      kind: "order",
      id: params.id,
      ...(body.answer
        ? { isReadAfterwards: true }
        : { after: { advance: body.amount, advanceReference: body.reference } }),
    }),
  },
  async ({ user, params, body }) => {
    const { amount = 0, reference, answer } = body;
    const orderId = params.id;
    if (answer) await answerAdvanceNote({ actor: user, orderId, ...answer });
    else await noteAdvance({ actor: user, orderId, advance: { amount, reference } });
    return await requireDeskOrder(params.id, user);
  },
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
