import { expect, it, vi } from "vitest";
import { Types } from "mongoose";
import { listViolations } from "@/lib/maintenance/invariants/invariant-violations";
import { erasePerson } from "@/lib/maintenance/personal-data/erase-person";
import { readAccountData } from "@/lib/maintenance/personal-data/read-account-data";
import { forgetReviewer } from "@/lib/orders/reviews/forget-reviewer";
import { countShownReviews, listShownReviews } from "@/lib/orders/reviews/queries";
import { sweepOrderPictures } from "@/lib/orders/pictures/sweep-order-pictures";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { makeOrder } from "@/testing/orders";
import { bringTo } from "@/testing/parcels";
import { makePlain } from "@/testing/pictures";
import { makeStaff, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { uploadReturnPicture } from "@/testing/return-pictures";
import { lineOfProduct, readReview, showReview } from "@/testing/reviews";
import { CacheInvalidation } from "@/models/cache-invalidation";
import { ReturnPicture } from "@/models/return-picture";
import { Review } from "@/models/review";

useDatabase();

async function makeReviewed() {
  const [user, product] = [await makeUser(), await makeProduct()];
  const orderId = await makeOrder(user, { product });
  await bringTo(await makeStaff(), orderId, "delivered");
  const pictureId = await uploadReturnPicture(user, orderId, await makePlain(20, 20));
  const text = "I am Rahim of Mirpur";
  const reviewId = await showReview(user, orderId, { rating: 4, text, pictures: [pictureId] });
  await Review.updateOne({ _id: reviewId }, { reply: "Thank you, Rahim" });
  return { user, product, orderId, reviewId, pictureId, text };
}

it("takes name, words and pictures off a review, keeps how it was rated, and makes the product's pages anew", async () => {
  const { user, product, reviewId } = await makeReviewed();
  await CacheInvalidation.deleteMany({});
  await erasePerson(new Types.ObjectId(user._id));
  const review = await readReview(reviewId);
  expect(review).toMatchObject({ name: "", text: "", reply: "", pictures: [], rating: 4, state: "shown" });
  expect(review.userId).toBeUndefined();
  expect(await ReturnPicture.countDocuments()).toBe(0);
  expect((await listShownReviews(product._id)).reviews).toMatchObject([{ name: "", text: "", rating: 4 }]);
  expect(await countShownReviews(product._id)).toMatchObject({ count: 1, average: 4 });
  const [invalidation] = await CacheInvalidation.find().lean();
  expect(invalidation?.tags).toEqual([`product:${product._id}`]);
  await expectInvariants();
});

it("makes the product's pages anew also where a crash came between", async () => {
  const { user, product, reviewId } = await makeReviewed();
  const userId = new Types.ObjectId(user._id);
  await CacheInvalidation.deleteMany({});
  const crash = vi.spyOn(CacheInvalidation, "updateOne").mockImplementationOnce(() => {
    throw new Error("The server is gone.");
  });
  await expect(forgetReviewer(userId)).rejects.toThrow("The server is gone.");
  crash.mockRestore();
  await forgetReviewer(userId);
  const [invalidation] = await CacheInvalidation.find().lean();
  expect(invalidation?.tags).toEqual([`product:${product._id}`]);
  const review = await readReview(reviewId);
  expect(review).toMatchObject({ name: "", text: "", pictures: [] });
  expect(review.userId).toBeUndefined();
});

it("stands in the file of one's data", async () => {
  const { user, orderId, text, pictureId } = await makeReviewed();
  expect((await readAccountData(user)).reviews).toMatchObject([{ orderId, text, pictures: [pictureId] }]);
  expect((await readAccountData(await makeUser())).reviews).toEqual([]);
});

it("keeps its pictures as long as it is there", async () => {
  const { reviewId } = await makeReviewed();
  for (const days of [2, 10, 100, 400]) await sweepOrderPictures(new Date(Date.now() + days * DAY_MS));
  expect(await ReturnPicture.countDocuments()).toBe(1);
  await Review.deleteOne({ _id: reviewId });
  await sweepOrderPictures(new Date(Date.now() + 500 * DAY_MS));
  expect(await ReturnPicture.countDocuments()).toBe(0);
});

it("is of a line that its order has: the checks tell any other", async () => {
  const { reviewId, orderId, product } = await makeReviewed();
  const wrong = [`review ${reviewId}: of a line that its order does not have`];
  expect(await listViolations()).toEqual([]);
  await Review.updateOne({ _id: reviewId }, { lineId: new Types.ObjectId() });
  expect(await listViolations()).toEqual(wrong);
  const lineId = new Types.ObjectId(await lineOfProduct(product, orderId));
  await Review.updateOne({ _id: reviewId }, { lineId, productId: new Types.ObjectId() });
  expect(await listViolations()).toEqual(wrong);
});
