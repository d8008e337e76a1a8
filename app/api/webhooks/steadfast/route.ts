import { z } from "zod";
import { steadfastWebhookSchema } from "@/lib/couriers/steadfast/webhook";
import { AppError } from "@/lib/http/errors";
import { fieldsOf } from "@/lib/http/field-errors";
import { parseJson } from "@/lib/http/read-body";
import { revalidateProducts } from "@/lib/products/revalidate";
import { methodNotAllowed, route } from "@/lib/rest/route";
import { receiveWebhook } from "@/lib/tracking/receive-webhook";
import { readSigned, steadfast } from "@/lib/tracking/webhook-guard";

// POST /api/webhooks/steadfast
export const POST = route(
  {
    summary:
      "Steadfast, with its token and signature, tells where a parcel is; the same again, and what is older, changes nothing",
    auth: steadfast,
    headers: ["Authorization", "X-Signature", "Idempotency-Key"],
    bodyTypes: ["application/json"],
    response: z.object({ status: z.literal("success") }),
  },
  async ({ request }) => {
    const parsed = steadfastWebhookSchema.safeParse(parseJson(await readSigned(request)));
    if (!parsed.success) throw new AppError("INVALID_FIELDS", { fields: fieldsOf(parsed.error) });
    await revalidateProducts(await receiveWebhook(parsed.data));
    return { status: "success" as const };
  },
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
