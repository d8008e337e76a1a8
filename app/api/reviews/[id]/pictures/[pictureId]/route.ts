import { readReviewPicture } from "@/lib/orders/reviews/read-review-picture";
import { pictureQuerySchema } from "@/lib/orders/pictures/schema";
import { reviewPictureParamsSchema } from "@/lib/orders/reviews/schema";
import { fileResponseSchema } from "@/lib/rest/response-schemas";
import { methodNotAllowed, route } from "@/lib/rest/route";

// A review may be hidden at any time: only whoever has seen its picture keeps it, and for a short while.
const HEADERS = {
  "Content-Type": "image/webp",
  "Cache-Control": "private, max-age=600",
  "X-Content-Type-Options": "nosniff",
};

// GET /api/reviews/{id}/pictures/{pictureId}?size=
export const GET = route(
  {
    summary: "A picture of a shown review, for everybody",
    auth: "anybody",
    params: reviewPictureParamsSchema,
    query: pictureQuerySchema,
    errors: ["NOT_FOUND"],
    response: fileResponseSchema,
    responseType: "image/webp",
  },
  async ({ params: { id: reviewId, pictureId }, query }) => {
    const bytes = await readReviewPicture({ reviewId, pictureId, size: query.size });
    return new Response(new Uint8Array(bytes), { headers: HEADERS });
  },
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD");
