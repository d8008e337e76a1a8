import type { Types } from "mongoose";
import type { ReviewDto } from "@/lib/orders/reviews/dto";
import { toDhakaIso } from "@/lib/platform/time/dhaka";

type ReviewSource = Omit<ReviewDto, "_id" | "at" | "pictures"> & { _id: Types.ObjectId; at: Date };

/** What a review says, for everybody. */
export function toReviewFields({ _id, name, rating, fit, size, color, text, at, reply }: ReviewSource) {
  return { _id: _id.toString(), name, rating, fit, size, color, text, at: toDhakaIso(at), reply };
}

export function toReviewDto(review: ReviewSource & { pictures: Types.ObjectId[] }): ReviewDto {
  const address = (pictureId: Types.ObjectId) =>
    `/api/reviews/${review._id.toString()}/pictures/${pictureId.toString()}`;
  return { ...toReviewFields(review), pictures: review.pictures.map(address) };
}
