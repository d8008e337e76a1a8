import type { UserDto } from "@/lib/accounts/users/dto";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { decideReview } from "@/lib/orders/reviews/decide-review";
import { type SendReviewRequest, sendReviewSchema } from "@/lib/orders/reviews/schema";
import { sendReview } from "@/lib/orders/reviews/send-review";
import { trackingLinkOf } from "@/lib/orders/tracking/tracking-link";
import { trackingTokenOf } from "@/lib/orders/tracking/tracking-token";
import { readOrder } from "@/testing/orders";
import { Review } from "@/models/review";

type Fields = Partial<SendReviewRequest>;

/** Reviews a line of an order as its customer does, the first one unless it is told; returns the id. */
export async function reviewOrder(
  user: UserDto | null,
  orderId: string,
  fields: Fields = {},
): Promise<string> {
  const [line] = (await readOrder(orderId)).cartItems;
  const said = { orderId, lineId: line?._id.toString() ?? "", rating: 5, fit: "right" as const, ...fields };
  return await sendReview({ user, input: sendReviewSchema.parse(said) });
}

/** The same, let through by the desk. */
export async function showReview(user: UserDto, orderId: string, fields: Fields = {}): Promise<string> {
  const reviewId = await reviewOrder(user, orderId, fields);
  await decideReview({ reviewId, decision: { state: "shown" } });
  return reviewId;
}

export async function readReview(reviewId: string) {
  const review = await Review.findById(reviewId).lean();
  if (!review) throw new Error("There is no such review.");
  return review;
}

/** The line of a product in an order. */
export async function lineOfProduct(product: ProductDto, orderId: string): Promise<string> {
  const line = (await readOrder(orderId)).cartItems.find(
    ({ productId }) => productId.toString() === product._id,
  );
  return line?._id.toString() ?? "";
}

/** The token of an order's link, which works from now on. */
export async function linkOfOrder(orderId: string): Promise<string> {
  await trackingLinkOf(await readOrder(orderId));
  return trackingTokenOf(orderId);
}
