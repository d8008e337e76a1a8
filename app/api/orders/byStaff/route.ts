import { readIdempotencyKey } from "@/lib/platform/http/idempotency-key";
import { revalidateProducts } from "@/lib/catalogue/products/revalidate";
import { insertedResponseSchema } from "@/lib/rest/response-schemas";
import { methodNotAllowed, route } from "@/lib/rest/route";
import { placeByStaff } from "@/lib/orders/by-staff/place-by-staff";
import { staffOrderSchema } from "@/lib/orders/by-staff/schema";

// POST /api/orders/byStaff
export const POST = route(
  {
    summary: "The shop writes down an order that came in by phone, by message or at the outlet",
    auth: "staff",
    headers: ["Idempotency-Key"],
    body: staffOrderSchema,
    errors: ["IN_PROGRESS", "KEY_REUSED", "OUT_OF_STOCK", "PRICE_CHANGED"],
    status: 201,
    response: insertedResponseSchema,
    audit: ({ body }) => ({
      verb: "create",
      kind: "order",
      after: { name: body.name, phone: body.phone, source: body.source },
    }),
  },
  async ({ user, body, request }) => {
    const key = readIdempotencyKey(request);
    const { orderId, productIds } = await placeByStaff({ staff: user, input: body, key });
    await revalidateProducts(productIds);
    return { insertedId: orderId };
  },
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
