import { errorDetailsSchema } from "@/lib/rest/response-schemas";
import { methodNotAllowed, route } from "@/lib/rest/route";
import { orderLimitsSchema } from "@/lib/orders/dto";
import { findCartProblem } from "@/lib/orders/limits/find-cart-problem";

// GET /api/orders/limits
export const GET = route(
  {
    summary: "Whether the caller's cart is more than can be ordered now",
    auth: "customer",
    response: orderLimitsSchema.extend({ details: errorDetailsSchema.optional() }),
  },
  async ({ user }) => await findCartProblem(user),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD");
