import { deletedResponseSchema, modifiedResponseSchema } from "@/lib/rest/response-schemas";
import { idParamsSchema } from "@/lib/platform/http/id-schema";
import { methodNotAllowed, route } from "@/lib/rest/route";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { deleteOrder } from "@/lib/orders/decide/delete-order";
import { staffActor } from "@/lib/orders/events";
import { changeOrderStatusSchema } from "@/lib/orders/schema";
import { revalidateProducts } from "@/lib/catalogue/products/revalidate";
import { isSold } from "@/lib/orders/lifecycle/rules";

// PATCH /api/orders/{id}
export const PATCH = route(
  {
    summary: "The desk confirms or cancels a pending order",
    auth: "staff",
    params: idParamsSchema,
    body: changeOrderStatusSchema,
    errors: ["IN_PROGRESS", "NOT_FOUND", "ORDER_NOT_PENDING", "OUT_OF_STOCK", "PARCEL_STATE"],
    response: modifiedResponseSchema,
    audit: ({ params, body }) => ({
      verb: isSold(body.status) ? "confirm" : "cancel",
      kind: "order",
      id: params.id,
      after: body,
    }),
  },
  async ({ user, params, body }) => {
    const { status: decision, ...words } = body;
    const decided = { orderId: params.id, decision, by: staffActor(user), words };
    await revalidateProducts(await decideOrder(decided));
    return { modifiedCount: 1 };
  },
);

// DELETE /api/orders/{id}
export const DELETE = route(
  {
    summary: "A customer cancels their own pending order, an admin deletes any; staff delete none",
    auth: "customer",
    params: idParamsSchema,
    errors: ["IN_PROGRESS", "NOT_FOUND", "ORDER_NOT_PENDING", "RETURN_STATE"],
    response: deletedResponseSchema,
    audit: ({ params }) => ({ verb: "delete", kind: "order", id: params.id }),
  },
  async ({ user, params }) => {
    await revalidateProducts(await deleteOrder({ actor: user, orderId: params.id }));
    return { deletedCount: 1 };
  },
);

export const { GET, HEAD, POST, PUT, OPTIONS } = methodNotAllowed("PATCH", "DELETE");
