import { z } from "zod";
import {
  MAX_RATING,
  MAX_REVIEW_PICTURES,
  MAX_REVIEW_REPLY,
  MAX_REVIEW_TEXT,
  REVIEW_FITS,
  REVIEW_STATES,
} from "@/lib/orders/reviews/constants";
import { TOKEN_FORMAT } from "@/lib/orders/tracking/rules";
import { idSchema } from "@/lib/platform/http/id-schema";
import { listFields } from "@/lib/platform/http/list";
import { paragraphSchema } from "@/lib/platform/http/schema";
import { reviews } from "@/lib/words/en/reviews";
import { shared } from "@/lib/words/en/shared";

const { told } = reviews;

/** At most one empty line in a row: a text of empty lines alone would push the page apart. */
const withoutGaps = (text: string): string => text.replaceAll(/(?:\r?\n\s*){3,}/g, "\n\n");

/**
 * POST /reviews. The token is that of the order's link, in place of a login; it tells the order too, which its page does
 * not know by its id.
 */
export const sendReviewSchema = z
  .object({
    orderId: idSchema.optional().describe("May be missing beside a token."),
    lineId: idSchema,
    rating: z.int(told.rating).min(1, told.rating).max(MAX_RATING, told.rating),
    fit: z.enum(REVIEW_FITS, told.fit).default("none"),
    text: z.string().transform(withoutGaps).pipe(paragraphSchema(MAX_REVIEW_TEXT, told.text)).default(""),
    pictures: z
      .array(idSchema)
      .max(MAX_REVIEW_PICTURES, told.pictures)
      .refine((ids) => new Set(ids).size === ids.length, told.pictureTwice)
      .default([]),
    token: z.string().regex(TOKEN_FORMAT, shared.incompleteLink).optional(),
  })
  .refine(({ orderId, token }) => orderId !== undefined || token !== undefined, {
    message: told.order,
    path: ["orderId"],
  });

export type SendReviewInput = z.output<typeof sendReviewSchema>;
export type SendReviewRequest = z.input<typeof sendReviewSchema>;

/** PATCH /reviews/{id}. Without a reply, what the shop has replied stays; an empty one takes it away. */
export const decideReviewSchema = z.object({
  state: z.enum(["shown", "hidden"]),
  reply: paragraphSchema(MAX_REVIEW_REPLY, told.reply).optional(),
});

export type DecideReviewInput = z.output<typeof decideReviewSchema>;
export type DecideReviewRequest = z.input<typeof decideReviewSchema>;

/** GET /reviews */
export const listReviewsQuerySchema = z.object({
  state: z.enum(REVIEW_STATES).optional(),
  limit: listFields.limit,
  cursor: listFields.cursor,
});

export type ListReviewsQuery = z.output<typeof listReviewsQuerySchema>;

/** The place in the desk's list, as its address has it. */
export const reviewsPlaceSchema = listReviewsQuerySchema.pick({ state: true });

/** GET /products/{id}/reviews */
export const shownReviewsQuerySchema = z.object({ after: listFields.cursor });

/** /reviews/{id}/pictures/{pictureId} */
export const reviewPictureParamsSchema = z.object({ id: idSchema, pictureId: idSchema });
