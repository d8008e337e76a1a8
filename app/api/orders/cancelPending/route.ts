import { readIdempotencyKey } from "@/lib/platform/http/idempotency-key";
import { methodNotAllowed, route } from "@/lib/rest/route";
import { cancelPending } from "@/lib/orders/decide/cancel-pending";
import { staffActor } from "@/lib/orders/events";
import { cancelPendingSchema, canceledPendingSchema } from "@/lib/orders/schema";
import { revalidateProducts } from "@/lib/catalogue/products/revalidate";
import { ORDER_STEPS } from "@/lib/orders/lifecycle";

// POST /api/orders/cancelPending
export const POST = route(
  {
    summary: "The desk cancels all pending orders of an account, of a phone or of what new customers share",
    auth: "staff",
    headers: ["Idempotency-Key"],
    body: cancelPendingSchema,
    errors: ["IN_PROGRESS", "KEY_REUSED"],
    response: canceledPendingSchema,
    audit: ({ body }) => ({
      verb: "cancel",
      kind: "pending orders",
      id: body.email ?? body.phone ?? body.sharedKey ?? "",
      after: { status: ORDER_STEPS.cancel.to },
    }),
  },
  async ({ user, body, request }) => {
    const { productIds, ...canceled } = await cancelPending({
      input: body,
      key: readIdempotencyKey(request),
      by: staffActor(user),
    });
    await revalidateProducts(productIds);
    return canceled;
  },
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
