import { changeLine } from "@/lib/orders/cart/change-line";
import { removeCartLine } from "@/lib/orders/cart/remove-cart-line";
import { CART_RATE } from "@/lib/orders/cart/rules";
import { changeLineSchema } from "@/lib/orders/cart/schema";
import { deletedResponseSchema, modifiedResponseSchema } from "@/lib/rest/response-schemas";
import { idParamsSchema } from "@/lib/platform/http/id-schema";
import { methodNotAllowed, route } from "@/lib/rest/route";

// PATCH /api/cart/{id}
export const PATCH = route(
  {
    summary: "The caller changes quantity, size or color of a line of their own cart",
    auth: "customer",
    accountRate: CART_RATE,
    params: idParamsSchema,
    body: changeLineSchema,
    errors: ["CART_CHANGED", "NOT_FOUND", "OUT_OF_STOCK"],
    response: modifiedResponseSchema,
  },
  async ({ user, params, body }) => {
    await changeLine({ user, lineId: params.id, change: body });
    return { modifiedCount: 1 };
  },
);

// DELETE /api/cart/{id}
export const DELETE = route(
  {
    summary: "The caller removes a line from their own cart",
    auth: "customer",
    accountRate: CART_RATE,
    params: idParamsSchema,
    errors: ["NOT_FOUND"],
    response: deletedResponseSchema,
  },
  async ({ user, params }) => {
    await removeCartLine({ user, lineId: params.id });
    return { deletedCount: 1 };
  },
);

export const { GET, HEAD, POST, PUT, OPTIONS } = methodNotAllowed("PATCH", "DELETE");
