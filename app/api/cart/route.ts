import { z } from "zod";
import { customer, requireOwnEmail } from "@/lib/auth/guards";
import { addToCart } from "@/lib/cart/add-to-cart";
import { cartLineDtoSchema } from "@/lib/cart/dto";
import { listCart } from "@/lib/cart/queries";
import { CART_RATE } from "@/lib/cart/rules";
import { addToCartSchema } from "@/lib/cart/schema";
import { insertedResponseSchema } from "@/lib/rest/response-schemas";
import { findIdempotencyKey } from "@/lib/http/idempotency-key";
import { methodNotAllowed, route } from "@/lib/rest/route";
import { emailQuerySchema } from "@/lib/users/schema";

// GET /api/cart?email=
export const GET = route(
  {
    summary: "The caller's own cart at today's prices, newest first",
    auth: customer,
    query: emailQuerySchema,
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
    summary: "The caller puts a product into his cart",
    auth: customer,
    accountRate: CART_RATE,
    headers: ["Idempotency-Key"],
    body: addToCartSchema,
    failureDefaults: "insertedId",
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
