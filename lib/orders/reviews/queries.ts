import "server-only";
import { cache } from "react";
import { getProduct } from "@/lib/catalogue/products/queries";
import type { ReviewState } from "@/lib/orders/reviews/constants";
import type { DeskReviewDto, ReviewListDto, ReviewSummary, ShownReviews } from "@/lib/orders/reviews/dto";
import { flagsOf, summarize } from "@/lib/orders/reviews/rules";
import type { ListReviewsQuery } from "@/lib/orders/reviews/schema";
import { toReviewDto, toReviewFields } from "@/lib/orders/reviews/to-review-dto";
import { getEnv } from "@/lib/env";
import { CACHE_TAGS } from "@/lib/platform/cache/cache-tags";
import { cachedRead } from "@/lib/platform/cache/cached-read";
import { behind } from "@/lib/platform/database/behind";
import { engineHint } from "@/lib/platform/database/engine-hint";
import { AppError } from "@/lib/platform/http/errors";
import { toPage } from "@/lib/platform/http/list";
import { Order } from "@/models/order";
import { Review, type StoredReview } from "@/models/review";

const REVIEWS_STEP = 10;
const DESK_STEP = 50;
const NEWEST_FIRST = { _id: -1 } as const;
const BY_PRODUCT = { productId: 1, state: 1, _id: -1, rating: 1, fit: 1 } as const;
const BY_STATE = { state: 1, _id: -1 } as const;

const SHOWN = { state: "shown" } as const;

/** What the shown reviews of a product say together, straight from the database. */
export async function countShownReviews(productId: string): Promise<ReviewSummary> {
  const shown = await Review.find({ productId, ...SHOWN })
    .hint(engineHint(BY_PRODUCT))
    .select("-_id rating fit")
    .lean();
  return summarize(shown);
}

/** The pages' read of it: cached until the product or one of its reviews changes. */
export const readReviewSummary = cache((productId: string): Promise<ReviewSummary> =>
  cachedRead({
    key: ["review-summary", productId],
    tags: [CACHE_TAGS.product(productId)],
    read: () => countShownReviews(productId),
  }),
);

/** The shown reviews of a product, newest first, behind the one with this id. */
export async function listShownReviews(productId: string, after?: string): Promise<ShownReviews> {
  const found = await Review.find({
    productId,
    ...SHOWN,
    ...behind(NEWEST_FIRST, after === undefined ? undefined : [after]),
  })
    .sort(NEWEST_FIRST)
    .hint(engineHint(BY_PRODUCT))
    .limit(REVIEWS_STEP + 1)
    .lean();
  const { rows, next } = toPage(found, REVIEWS_STEP, ({ _id }) => _id.toString());
  return { reviews: rows.map(toReviewDto), next };
}

/** The pages' read of the newest ones: cached as the summary is. */
export const readFirstReviews = cache((productId: string): Promise<ShownReviews> =>
  cachedRead({
    key: ["first-reviews", productId],
    tags: [CACHE_TAGS.product(productId)],
    read: () => listShownReviews(productId),
  }),
);

/** The same as listShownReviews() of a product that everybody may see. Throws NOT_FOUND. */
export async function requireShownReviews(productId: string, after?: string): Promise<ShownReviews> {
  if (!(await getProduct(productId))) throw new AppError("NOT_FOUND");
  return await listShownReviews(productId, after);
}

/** The reviews in a state, newest first, and how many there are in each. */
export async function listReviews({
  state = "waiting",
  cursor,
  limit = DESK_STEP,
}: ListReviewsQuery = {}): Promise<ReviewListDto> {
  const [found, waiting, shown, hidden] = await Promise.all([
    Review.find({ state, ...behind(NEWEST_FIRST, cursor === undefined ? undefined : [cursor]) })
      .sort(NEWEST_FIRST)
      .hint(engineHint(BY_STATE))
      .limit(limit + 1)
      .lean(),
    countReviews("waiting"),
    countReviews("shown"),
    countReviews("hidden"),
  ]);
  const { rows, next } = toPage(found, limit, ({ _id }) => _id.toString());
  return { rows: await toDeskDtos(rows), next, counts: { waiting, shown, hidden } };
}

/** How many reviews are in a state. */
export const countReviews = async (state: ReviewState): Promise<number> =>
  await Review.countDocuments({ state }).hint(engineHint(BY_STATE));

async function toDeskDtos(found: readonly StoredReview[]): Promise<DeskReviewDto[]> {
  const orders = await Order.find({ _id: { $in: found.map(({ orderId }) => orderId) } })
    .select("orderNumber cartItems._id cartItems.productName cartItems.productNameBn cartItems.image1")
    .lean();
  const orderOf = new Map(orders.map((order) => [order._id.toString(), order]));
  const { hostname } = new URL(getEnv().NEXTAUTH_URL);
  return found.map((review) => {
    const order = orderOf.get(review.orderId.toString());
    const line = order?.cartItems.find(({ _id }) => _id.equals(review.lineId));
    const { productName: name = "", productNameBn: nameBn, image1 = "" } = line ?? {};
    return {
      ...toReviewFields(review),
      state: review.state,
      pictures: review.pictures.map(String),
      flags: flagsOf(review.text, [hostname]),
      product: { _id: review.productId.toString(), name, image1, ...(nameBn && { nameBn }) },
      order: { _id: review.orderId.toString(), orderNumber: order?.orderNumber ?? 0 },
    };
  });
}
