import { z } from "zod";
import { callingSchema } from "@/lib/orders/call-queue/schema";
import { setCalling } from "@/lib/orders/call-queue/set-calling";
import { idParamsSchema } from "@/lib/platform/http/id-schema";
import { methodNotAllowed, route } from "@/lib/rest/route";

// POST /api/orders/{id}/calling
export const POST = route(
  {
    summary:
      "Tells every desk for two minutes that the caller has the dialler open, or that they have hung up",
    auth: "staff",
    params: idParamsSchema,
    body: callingSchema,
    response: z.object({}),
  },
  async ({ user, params, body }) => {
    await setCalling({ actor: user, orderId: params.id, isCalling: body.isCalling });
    return {};
  },
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
