import { reviewListDtoSchema } from "@/lib/orders/reviews/dto";
import { listReviews } from "@/lib/orders/reviews/queries";
import { listReviewsQuerySchema, sendReviewSchema } from "@/lib/orders/reviews/schema";
import { sendReview } from "@/lib/orders/reviews/send-review";
import { insertedResponseSchema } from "@/lib/rest/response-schemas";
import { methodNotAllowed, route } from "@/lib/rest/route";

// GET /api/reviews?state=&cursor=
export const GET = route(
  {
    summary: "Reviews that wait, are shown or are hidden, newest first, and how many there are of each",
    auth: "staff",
    query: listReviewsQuerySchema,
    response: reviewListDtoSchema,
  },
  async ({ query }) => await listReviews(query),
);

// POST /api/reviews
export const POST = route(
  {
    summary: "A customer reviews a line of a delivered order; without a login with the token of its link",
    auth: "visitorOrCustomer",
    rate: { name: "reviews", points: 60, windowSeconds: 15 * 60 },
    body: sendReviewSchema,
    errors: ["NOT_DELIVERED", "NOT_FOUND", "NOT_SIGNED_IN", "REVIEWED_ALREADY"],
    response: insertedResponseSchema,
    status: 201,
  },
  async ({ user, body }) => ({ insertedId: await sendReview({ user, input: body }) }),
);

export const { PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD", "POST");
