import { revalidate } from "@/lib/catalogue/products/revalidate";
import { CACHE_TAGS } from "@/lib/platform/cache/cache-tags";
import { decideReview } from "@/lib/orders/reviews/decide-review";
import { decideReviewSchema } from "@/lib/orders/reviews/schema";
import { idParamsSchema } from "@/lib/platform/http/id-schema";
import { methodNotAllowed, route } from "@/lib/rest/route";
import { modifiedResponseSchema } from "@/lib/rest/response-schemas";

// PATCH /api/reviews/{id}
export const PATCH = route(
  {
    summary: "Staff or an admin shows or hides a review, and replies to it",
    auth: "staff",
    params: idParamsSchema,
    body: decideReviewSchema,
    errors: ["NOT_FOUND"],
    response: modifiedResponseSchema,
    audit: ({ params }) => ({ verb: "update", kind: "review", id: params.id, isReadAfterwards: true }),
  },
  async ({ params, body }) => {
    const productId = await decideReview({ reviewId: params.id, decision: body });
    await revalidate([CACHE_TAGS.product(productId)]);
    return { modifiedCount: 1 };
  },
);

export const { GET, HEAD, POST, PUT, DELETE, OPTIONS } = methodNotAllowed("PATCH");
