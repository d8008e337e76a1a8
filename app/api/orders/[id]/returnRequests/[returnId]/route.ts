import { deletedResponseSchema } from "@/lib/rest/response-schemas";
import { methodNotAllowed, route } from "@/lib/rest/route";
import { returnParamsSchema } from "@/lib/returns/schema";
import { withdrawReturn } from "@/lib/returns/withdraw-return";

// DELETE /api/orders/{id}/returnRequests/{returnId}
export const DELETE = route(
  {
    summary: "A customer takes back what they asked for, as long as nobody has answered it",
    auth: "customer",
    params: returnParamsSchema,
    errors: ["IN_PROGRESS", "NOT_FOUND", "RETURN_STATE"],
    response: deletedResponseSchema,
  },
  async ({ user, params: { id: orderId, returnId } }) => {
    await withdrawReturn({ user, orderId, returnId });
    return { deletedCount: 1 };
  },
);

export const { GET, HEAD, POST, PUT, PATCH, OPTIONS } = methodNotAllowed("DELETE");
