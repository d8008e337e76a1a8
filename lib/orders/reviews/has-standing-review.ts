import "server-only";
import { Review } from "@/models/review";

/** Whether something is said of an order that the desk has not hidden. */
export async function hasStandingReview(orderId: string): Promise<boolean> {
  return (await Review.exists({ orderId, state: { $ne: "hidden" } })) !== null;
}
