import { customer } from "@/lib/auth/guards";
import { removeCartLine } from "@/lib/cart/remove-cart-line";
import { idParamsSchema } from "@/lib/http/id-schema";
import { methodNotAllowed, route } from "@/lib/http/route";

// DELETE /api/cart/{id} — the caller removes a line from his own cart
export const DELETE = route(
  { auth: customer, params: idParamsSchema, promises: "deletedCount" },
  async ({ user, params }) => {
    await removeCartLine({ user, lineId: params.id });
    return { deletedCount: 1 };
  },
);

export const { GET, HEAD, POST, PUT, PATCH, OPTIONS } = methodNotAllowed("DELETE");
