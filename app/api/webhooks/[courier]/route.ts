import { z } from "zod";
import { revalidateProducts } from "@/lib/catalogue/products/revalidate";
import { COURIERS } from "@/lib/delivery/couriers/registry";
import { receiveWebhook } from "@/lib/delivery/statuses/receive-webhook";
import { courierItself, readSigned } from "@/lib/delivery/statuses/webhook-guard";
import { methodNotAllowed, route } from "@/lib/rest/route";

// POST /api/webhooks/{courier}
export const POST = route(
  {
    summary:
      "A courier, with its token and signature, tells where a parcel is; repeats and older news change nothing",
    auth: courierItself,
    params: z.object({ courier: z.enum(COURIERS) }),
    headers: ["Authorization", "X-Signature", "Idempotency-Key"],
    bodyTypes: ["application/json"],
    errors: ["BODY_TOO_LARGE", "IN_PROGRESS", "NOT_FOUND", "NOT_SIGNED_IN", "PARCEL_STATE"],
    response: z.object({ status: z.literal("success") }),
  },
  async ({ request, params: { courier } }) => {
    await revalidateProducts(await receiveWebhook(courier, await readSigned(request, courier)));
    return { status: "success" as const };
  },
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
