import { blockPhone, unblockPhone } from "@/lib/orders/blocked-phones/block-phone";
import { blockPhoneSchema } from "@/lib/orders/blocked-phones/schema";
import { requireDeskOrder } from "@/lib/orders/call-queue/desk-orders";
import { deskOrderDtoSchema } from "@/lib/orders/call-queue/dto";
import { requirePhone } from "@/lib/orders/call-queue/change-at-desk";
import { idParamsSchema } from "@/lib/platform/http/id-schema";
import { methodNotAllowed, route } from "@/lib/rest/route";

// POST /api/orders/{id}/phoneBlock
export const POST = route(
  {
    summary: "An admin has no order of this order's phone taken online, for some days",
    auth: "admin",
    params: idParamsSchema,
    body: blockPhoneSchema,
    errors: ["NOT_FOUND"],
    response: deskOrderDtoSchema,
    audit: ({ params, body }) => ({
      verb: "block",
      kind: "order",
      id: params.id,
      after: { reason: body.reason, days: body.days },
    }),
  },
  async ({ user, params, body }) => {
    await blockPhone({ actor: user, phone: await requirePhone(params.id), block: body });
    return await requireDeskOrder(params.id, user);
  },
);

// DELETE /api/orders/{id}/phoneBlock
export const DELETE = route(
  {
    summary: "An admin has orders of this order's phone taken online again",
    auth: "admin",
    params: idParamsSchema,
    errors: ["NOT_FOUND"],
    response: deskOrderDtoSchema,
    audit: ({ params }) => ({ verb: "unblock", kind: "order", id: params.id }),
  },
  async ({ user, params }) => {
    await unblockPhone(await requirePhone(params.id));
    return await requireDeskOrder(params.id, user);
  },
);

export const { GET, HEAD, PUT, PATCH, OPTIONS } = methodNotAllowed("POST", "DELETE");
