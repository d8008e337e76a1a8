import { readIdempotencyKey } from "@/lib/platform/http/idempotency-key";
import { revalidateProducts } from "@/lib/catalogue/products/revalidate";
import { methodNotAllowed, route } from "@/lib/rest/route";
import { placeAtDesk } from "@/lib/orders/by-staff/place-at-desk";
import { requirePlaced } from "@/lib/orders/by-staff/queries";
import { placedByStaffSchema, staffOrderSchema } from "@/lib/orders/by-staff/schema";

// POST /api/orders/byStaff
export const POST = route(
  {
    summary: "The shop writes down an order that came in by phone, by message or at the outlet",
    auth: "staff",
    headers: ["Idempotency-Key"],
    body: staffOrderSchema,
    errors: [
      "COUPON_ENDED",
      "COUPON_NOT_FOR_THIS",
      "COUPON_UNKNOWN",
      "COUPON_USED_UP",
      "DISCOUNT_LIMIT",
      "IN_PROGRESS",
      "KEY_REUSED",
      "NOT_FOUND",
      "OUT_OF_STOCK",
      "PARCEL_STATE",
      "PRICE_CHANGED",
    ],
    status: 201,
    response: placedByStaffSchema,
    audit: ({ body }) => ({
      verb: "create",
      kind: "order",
      after: { name: body.name, phone: body.phone, source: body.source },
    }),
  },
  async ({ user, body, request }) => {
    const key = readIdempotencyKey(request);
    const { orderId, productIds } = await placeAtDesk({ staff: user, input: body, key });
    await revalidateProducts(productIds);
    return await requirePlaced(orderId);
  },
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
