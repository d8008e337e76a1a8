import { setOrderLanguageSchema } from "@/lib/orders/tracking/schema";
import { setOrderLanguage } from "@/lib/orders/tracking/set-order-language";
import { savedResponseSchema } from "@/lib/rest/response-schemas";
import { methodNotAllowed, route } from "@/lib/rest/route";

// PATCH /api/trackedOrders
export const PATCH = route(
  {
    summary: "Whoever has an order's link says in which language the shop writes about it",
    auth: "anybody",
    rate: { name: "order-language", points: 60, windowSeconds: 15 * 60 },
    body: setOrderLanguageSchema,
    errors: ["NOT_FOUND"],
    response: savedResponseSchema,
  },
  async ({ body }) => {
    await setOrderLanguage(body);
    return { saved: true as const };
  },
);

export const { GET, HEAD, POST, PUT, DELETE, OPTIONS } = methodNotAllowed("PATCH");
