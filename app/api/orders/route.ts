import { z } from "zod";
import { requireOwnEmail } from "@/lib/accounts/auth/guards";
import { insertedResponseSchema } from "@/lib/rest/response-schemas";
import { readIdempotencyKey } from "@/lib/platform/http/idempotency-key";
import { clientAddress } from "@/lib/platform/http/rate-limit";
import { methodNotAllowed, route } from "@/lib/rest/route";
import { orderDtoSchema } from "@/lib/orders/dto";
import { placeOrder } from "@/lib/orders/place/place-order";
import { listOrdersOfEmail, listOrdersOfUser } from "@/lib/orders/queries";
import { createOrderSchema } from "@/lib/orders/schema";
import { canProvePhone } from "@/lib/messages/phone-proof/send-phone-code";
import { revalidateAll } from "@/lib/catalogue/products/revalidate";
import { emailQuerySchema } from "@/lib/accounts/users/schema";

const placedResponseSchema = insertedResponseSchema.extend({
  isCanceled: z.literal(true).optional().describe("The order of a repeated key has been cancelled since."),
  callFirst: z.literal(true).optional().describe("It holds no pieces until the shop has called."),
});

// GET /api/orders?email=
export const GET = route(
  {
    summary: "The caller's own orders, newest first; an admin may ask for anybody's",
    auth: "customer",
    query: emailQuerySchema,
    errors: ["FORBIDDEN"],
    response: z.array(orderDtoSchema),
  },
  async ({ user, query }) => {
    if (user.role === "admin" && query.email && query.email !== user.email)
      return await listOrdersOfEmail(query.email);
    requireOwnEmail(user, query.email);
    return await listOrdersOfUser(user._id);
  },
);

// POST /api/orders
export const POST = route(
  {
    summary: "The caller orders what is in their cart",
    auth: "customer",
    accountRate: { name: "order", points: 60, windowSeconds: 15 * 60 },
    headers: ["Idempotency-Key"],
    body: createOrderSchema,
    errors: [
      "CART_CHANGED",
      "CART_EMPTY",
      "COUPON_ENDED",
      "COUPON_NOT_FOR_THIS",
      "COUPON_UNKNOWN",
      "COUPON_USED_UP",
      "FORBIDDEN",
      "IN_PROGRESS",
      "KEY_REUSED",
      "OUT_OF_STOCK",
      "PRICE_CHANGED",
      "TOO_MANY_PIECES",
    ],
    status: 201,
    response: placedResponseSchema,
  },
  async ({ user, body, request }) => {
    const key = readIdempotencyKey(request);
    requireOwnEmail(user, body.email);
    const { orderId, products, isCanceled, isCallFirst } = await placeOrder({
      user,
      input: body,
      key,
      clientAddress: clientAddress(request.headers),
      canProvePhone,
    });
    await revalidateAll(products);
    return {
      insertedId: orderId,
      ...(isCanceled && { isCanceled }),
      ...(isCallFirst && { callFirst: isCallFirst }),
    };
  },
);

export const { PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD", "POST");
