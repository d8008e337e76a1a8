import { addNote } from "@/lib/orders/call-queue/add-note";
import { requireDeskOrder } from "@/lib/orders/call-queue/desk-orders";
import { deskOrderDtoSchema } from "@/lib/orders/call-queue/dto";
import { addNoteSchema } from "@/lib/orders/call-queue/schema";
import { idParamsSchema } from "@/lib/platform/http/id-schema";
import { methodNotAllowed, route } from "@/lib/rest/route";

// POST /api/orders/{id}/notes
export const POST = route(
  {
    summary: "The desk writes a note on an order, for the desk alone",
    auth: "staff",
    params: idParamsSchema,
    body: addNoteSchema,
    errors: ["NOT_FOUND"],
    response: deskOrderDtoSchema,
    audit: ({ params, body }) => ({
      verb: "note",
      kind: "order",
      id: params.id,
      after: { note: body.text },
    }),
  },
  async ({ user, params, body }) => {
    await addNote({ actor: user, orderId: params.id, text: body.text });
    return await requireDeskOrder(params.id, user);
  },
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
