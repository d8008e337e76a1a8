import { revalidateProducts } from "@/lib/catalogue/products/revalidate";
import { insertedResponseSchema } from "@/lib/rest/response-schemas";
import { methodNotAllowed, route } from "@/lib/rest/route";
import { placeExchange } from "@/lib/returns/place-exchange";
import { placeExchangeSchema, returnParamsSchema } from "@/lib/returns/schema";

// POST /api/orders/{id}/returns/{returnId}/exchange
export const POST = route(
  {
    summary: "The shop places the order that brings something else for what a return brings back",
    auth: "staff",
    params: returnParamsSchema,
    body: placeExchangeSchema,
    errors: [
      "DISCOUNT_LIMIT",
      "IN_PROGRESS",
      "KEY_REUSED",
      "NOT_FOUND",
      "OUT_OF_STOCK",
      "PRICE_CHANGED",
      "RETURN_STATE",
    ],
    status: 201,
    response: insertedResponseSchema,
    audit: ({ params }) => ({ verb: "update", kind: "order", id: params.id, isReadAfterwards: true }),
  },
  async ({ user, params: { id: orderId, returnId }, body }) => {
    const placed = await placeExchange({ actor: user, orderId, returnId, input: body });
    await revalidateProducts(placed.productIds);
    return { insertedId: placed.orderId };
  },
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
