import { Types } from "mongoose";
import { listReviews, listShownReviews } from "@/lib/orders/reviews/queries";
import { listReviewsQuerySchema, shownReviewsQuerySchema } from "@/lib/orders/reviews/schema";
import { Review } from "@/models/review";
import { acceptsBy, type DeskListRow, idsOf, inserted, places, timeOf } from "@/testing/lists/desk-list-rows";

const PRODUCT_ID = "65f0000000000000000000aa";
const SOURCE = "lib/orders/reviews/queries.ts";

const reviews = (state: string) => async (count: number) =>
  inserted(
    (
      await Review.collection.insertMany(
        places(count).map((index) => ({
          orderId: new Types.ObjectId(),
          lineId: new Types.ObjectId(),
          productId: new Types.ObjectId(PRODUCT_ID),
          name: "Rahim",
          rating: 5,
          fit: "right",
          size: "32",
          color: "Indigo",
          text: "",
          pictures: [],
          at: timeOf(index),
          state,
          reply: "",
        })),
      )
    ).insertedIds,
  );

export const REVIEW_LISTS: DeskListRow[] = [
  {
    list: "reviews that wait",
    source: SOURCE,
    fill: reviews("waiting"),
    read: async (cursor) => idsOf(await listReviews(listReviewsQuerySchema.parse({ cursor }))),
    accepts: acceptsBy(listReviewsQuerySchema),
  },
  {
    list: "a product's shown reviews",
    source: SOURCE,
    fill: reviews("shown"),
    read: async (after) => {
      const { reviews: rows, next } = await listShownReviews(PRODUCT_ID, after);
      return idsOf({ rows, next });
    },
    accepts: acceptsBy(shownReviewsQuerySchema, "after"),
  },
];
