import { fileResponseSchema } from "@/lib/rest/response-schemas";
import { methodNotAllowed, route } from "@/lib/rest/route";
import { readOrderPicture } from "@/lib/orders/pictures/read-order-picture";
import { orderPictureParamsSchema, pictureQuerySchema } from "@/lib/orders/pictures/schema";

const HEADERS = {
  "Content-Type": "image/webp",
  "Cache-Control": "private, no-store",
  "X-Content-Type-Options": "nosniff",
};

// GET /api/orders/{id}/returnPictures/{pictureId}?size=
export const GET = route(
  {
    summary: "A picture of what a customer wants to send back or reviews, for them and for the desk",
    auth: "customer",
    params: orderPictureParamsSchema,
    query: pictureQuerySchema,
    errors: ["NOT_FOUND"],
    response: fileResponseSchema,
    responseType: "image/webp",
  },
  async ({ user, params: { id: orderId, pictureId }, query }) => {
    const bytes = await readOrderPicture({ user, orderId, pictureId, size: query.size });
    return new Response(new Uint8Array(bytes), { headers: HEADERS });
  },
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD");
