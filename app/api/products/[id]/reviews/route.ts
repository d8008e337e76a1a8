import { shownReviewsSchema } from "@/lib/orders/reviews/dto";
import { requireShownReviews } from "@/lib/orders/reviews/queries";
import { shownReviewsQuerySchema } from "@/lib/orders/reviews/schema";
import { idParamsSchema } from "@/lib/platform/http/id-schema";
import { methodNotAllowed, route } from "@/lib/rest/route";

// GET /api/products/{id}/reviews?after=
export const GET = route(
  {
    summary: "The shown reviews of a product, newest first",
    auth: "anybody",
    params: idParamsSchema,
    query: shownReviewsQuerySchema,
    errors: ["NOT_FOUND"],
    response: shownReviewsSchema,
  },
  async ({ params, query }) => await requireShownReviews(params.id, query.after),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD");
