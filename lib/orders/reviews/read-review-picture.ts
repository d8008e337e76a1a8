import "server-only";
import { getProduct } from "@/lib/catalogue/products/queries";
import type { PictureSize } from "@/lib/orders/pictures/schema";
import { AppError } from "@/lib/platform/http/errors";
import { ReturnPicture } from "@/models/return-picture";
import { Review } from "@/models/review";

interface ReadOptions {
  reviewId: string;
  pictureId: string;
  size: PictureSize;
}

/** A picture of a review that is shown, of a product that everybody may see. Throws NOT_FOUND. */
export async function readReviewPicture({ reviewId, pictureId, size }: ReadOptions): Promise<Buffer> {
  const review = await Review.findOne({ _id: reviewId, state: "shown", pictures: pictureId })
    .select("productId")
    .lean();
  const isSeen = review && (await getProduct(review.productId.toString()));
  const picture = isSeen && (await ReturnPicture.findById(pictureId).select(size).lean());
  const bytes = picture?.[size];
  if (!bytes) throw new AppError("NOT_FOUND", { message: "This picture is not there any more." });
  return Buffer.from(bytes.buffer);
}
