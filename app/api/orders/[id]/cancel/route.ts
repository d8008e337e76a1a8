import { modifiedResponseSchema } from "@/lib/rest/response-schemas";
import { adminOrderDtoSchema } from "@/lib/orders/all-orders/dto";
import { requireAdminOrder } from "@/lib/orders/all-orders/queries";
import { idParamsSchema } from "@/lib/platform/http/id-schema";
import { methodNotAllowed, route } from "@/lib/rest/route";
import { cancelOrder } from "@/lib/orders/decide/cancel-order";
import { noteReason } from "@/lib/orders/decide/note-reason";
import { staffActor } from "@/lib/orders/events";
import { cancelOrderSchema, noteReasonSchema } from "@/lib/orders/schema";
import { revalidateProducts } from "@/lib/catalogue/products/revalidate";

// POST /api/orders/{id}/cancel
export const POST = route(
  {
    summary: "The desk cancels an order that is pending, or Confirmed and not handed over yet",
    auth: "staff",
    params: idParamsSchema,
    body: cancelOrderSchema,
    errors: ["IN_PROGRESS", "NOT_FOUND", "ORDER_NOT_PENDING", "PARCEL_STATE"],
    response: modifiedResponseSchema,
    audit: ({ params, body }) => ({ verb: "cancel", kind: "order", id: params.id, after: body }),
  },
  async ({ user, params, body }) => {
    await revalidateProducts(await cancelOrder({ by: staffActor(user), orderId: params.id, words: body }));
    return { modifiedCount: 1 };
  },
);

// PATCH /api/orders/{id}/cancel
export const PATCH = route(
  {
    summary: "The desk notes why an order was cancelled",
    auth: "staff",
    params: idParamsSchema,
    body: noteReasonSchema,
    errors: ["NOT_FOUND", "ORDER_NOT_PENDING"],
    response: adminOrderDtoSchema,
    audit: ({ params, body }) => ({ verb: "update", kind: "order", id: params.id, after: body }),
  },
  async ({ params, body }) => {
    await noteReason(params.id, body);
    return await requireAdminOrder(params.id);
  },
);

export const { GET, HEAD, PUT, DELETE, OPTIONS } = methodNotAllowed("POST", "PATCH");
