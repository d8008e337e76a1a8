import { z } from "zod";
import { requireOwnEmail } from "@/lib/accounts/auth/guards";
import { addToCart } from "@/lib/orders/cart/add-to-cart";
import { cartLineDtoSchema } from "@/lib/orders/cart/dto";
import { listCart } from "@/lib/orders/cart/queries";
import { CART_RATE } from "@/lib/orders/cart/rules";
import { addToCartSchema } from "@/lib/orders/cart/schema";
import { insertedResponseSchema } from "@/lib/rest/response-schemas";
import { findIdempotencyKey } from "@/lib/platform/http/idempotency-key";
import { methodNotAllowed, route } from "@/lib/rest/route";
import { emailQuerySchema } from "@/lib/accounts/users/schema";

// GET /api/cart?email=
export const GET = route(
  {
    summary: "The caller's own cart at today's prices, newest first",
    auth: "customer",
    query: emailQuerySchema,
    errors: ["FORBIDDEN"],
    response: z.array(cartLineDtoSchema),
  },
  async ({ user, query }) => {
    requireOwnEmail(user, query.email);
    return await listCart(user);
  },
);

// POST /api/cart
export const POST = route(
  {
    summary: "The caller puts a product into their cart",
    auth: "customer",
    accountRate: CART_RATE,
    headers: ["Idempotency-Key"],
    body: addToCartSchema,
    errors: ["FORBIDDEN", "KEY_REUSED", "NOT_FOUND", "OUT_OF_STOCK"],
    status: 201,
    response: insertedResponseSchema,
  },
  async ({ user, body, request }) => {
    const key = findIdempotencyKey(request);
    requireOwnEmail(user, body.email);
    return { insertedId: await addToCart({ user, input: body, key }) };
  },
);

export const { PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD", "POST");
