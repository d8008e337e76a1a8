import { admin, customer } from "@/lib/auth/guards";
import { deletedResponseSchema, modifiedResponseSchema } from "@/lib/rest/response-schemas";
import { idParamsSchema } from "@/lib/http/id-schema";
import { methodNotAllowed, route } from "@/lib/rest/route";
import { decideOrder } from "@/lib/orders/decide-order";
import { deleteOrder } from "@/lib/orders/delete-order";
import { changeOrderStatusSchema } from "@/lib/orders/schema";
import { revalidateProducts } from "@/lib/products/revalidate";

// PATCH /api/orders/{id}
export const PATCH = route(
  {
    summary: "An admin confirms or cancels a pending order",
    auth: admin,
    params: idParamsSchema,
    body: changeOrderStatusSchema,
    failureDefaults: "modifiedCount",
    response: modifiedResponseSchema,
    audit: ({ params, body }) => ({
      verb: body.status === "Confirmed" ? "confirm" : "cancel",
      kind: "order",
      id: params.id,
      after: body,
    }),
  },
  async ({ params, body }) => {
    await revalidateProducts(await decideOrder({ orderId: params.id, decision: body.status }));
    return { modifiedCount: 1 };
  },
);

// DELETE /api/orders/{id}
export const DELETE = route(
  {
    summary: "A customer cancels his own pending order, an admin deletes any",
    auth: customer,
    params: idParamsSchema,
    failureDefaults: "deletedCount",
    response: deletedResponseSchema,
    audit: ({ params }) => ({ verb: "delete", kind: "order", id: params.id }),
  },
  async ({ user, params }) => {
    await revalidateProducts(await deleteOrder({ actor: user, orderId: params.id }));
    return { deletedCount: 1 };
  },
);

export const { GET, HEAD, POST, PUT, OPTIONS } = methodNotAllowed("PATCH", "DELETE");
