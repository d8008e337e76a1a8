import { z } from "zod";
import { nextCursorSchema, pageSchema } from "@/lib/platform/http/list";
import { momentSchema } from "@/lib/platform/time/schema";
import { REVIEW_FITS, REVIEW_FLAGS, REVIEW_STATES } from "@/lib/orders/reviews/constants";

export const reviewerSchema = z
  .string()
  .describe("The first name of who wrote it; empty once their data are erased.");

const reviewFields = {
  _id: z.string(),
  name: reviewerSchema,
  rating: z.int().describe("1 – 5."),
  fit: z.enum(REVIEW_FITS),
  size: z.string().describe("As it was taken."),
  color: z.string(),
  text: z.string(),
  at: momentSchema,
  reply: z.string().describe("The shop's; empty without one."),
};

/** A review as everybody reads it: nothing else of a person. */
export const reviewDtoSchema = z.object({
  ...reviewFields,
  pictures: z.array(z.string()).describe("Addresses; with ?size=small a square of 240 pixels."),
});

export type ReviewDto = z.output<typeof reviewDtoSchema>;

export const shownReviewsSchema = z.object({ reviews: z.array(reviewDtoSchema), next: nextCursorSchema });

export type ShownReviews = z.output<typeof shownReviewsSchema>;

/** A review as the desk reads it. */
export const deskReviewDtoSchema = z.object({
  ...reviewFields,
  state: z.enum(REVIEW_STATES),
  pictures: z.array(z.string()).describe("Ids, for GET /orders/{id}/returnPictures/{pictureId}."),
  flags: z.array(z.enum(REVIEW_FLAGS)).describe("What is worth a look before it is shown."),
  product: z.object({
    _id: z.string(),
    name: z.string(),
    nameBn: z.string().optional(),
    image1: z.string(),
  }),
  order: z.object({ _id: z.string(), orderNumber: z.int() }),
});

export type DeskReviewDto = z.output<typeof deskReviewDtoSchema>;

/** A review as the file of one's data has it. */
export const ownReviewSchema = z.object({
  ...reviewFields,
  state: z.enum(REVIEW_STATES),
  pictures: z.array(z.string()),
  orderId: z.string(),
  lineId: z.string(),
});

export const reviewListDtoSchema = pageSchema(deskReviewDtoSchema).extend({
  counts: z.object({ waiting: z.int(), shown: z.int(), hidden: z.int() }),
});

export type ReviewListDto = z.output<typeof reviewListDtoSchema>;

/** What the shown reviews of a product say together. */
export interface ReviewSummary {
  count: number;
  /** From 1 to 5 with one decimal; 0 without a review. */
  average: number;
  /** Those who said how it fits. */
  fits: { tight: number; right: number; loose: number };
}
