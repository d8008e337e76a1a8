import { staff } from "@/lib/auth/guards";
import { readIdempotencyKey } from "@/lib/http/idempotency-key";
import { methodNotAllowed, route } from "@/lib/rest/route";
import { cancelPending } from "@/lib/orders/cancel-pending";
import { staffActor } from "@/lib/orders/events";
import { cancelPendingSchema, canceledPendingSchema } from "@/lib/orders/schema";
import { revalidateProducts } from "@/lib/products/revalidate";

// POST /api/orders/cancelPending
export const POST = route(
  {
    summary: "The desk cancels all pending orders of an account or of a phone",
    auth: staff,
    headers: ["Idempotency-Key"],
    body: cancelPendingSchema,
    failureDefaults: "modifiedCount",
    response: canceledPendingSchema,
    audit: ({ body }) => ({
      verb: "cancel",
      kind: "pending orders",
      id: body.email ?? body.phone ?? "",
      after: { status: "Canceled" },
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
