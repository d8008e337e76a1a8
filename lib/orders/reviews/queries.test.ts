import { beforeEach, describe, expect, it } from "vitest";
import { Types } from "mongoose";
import type { UserDto } from "@/lib/accounts/users/dto";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { decideReview } from "@/lib/orders/reviews/decide-review";
import {
  countShownReviews,
  listReviews,
  listShownReviews,
  requireShownReviews,
} from "@/lib/orders/reviews/queries";
import { useDatabase } from "@/testing/database";
import { makeOrder, readOrder } from "@/testing/orders";
import { codeOf } from "@/testing/outcomes";
import { bringTo } from "@/testing/parcels";
import { makeStaff, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { lineOfProduct, readReview, reviewOrder, showReview } from "@/testing/reviews";
import { Review } from "@/models/review";

useDatabase();

let customer: UserDto;
let staff: UserDto;
let jeans: ProductDto;
let shirt: ProductDto;
let orderId: string;

beforeEach(async () => {
  [customer, staff] = [await makeUser({ name: "Rahim Uddin" }), await makeStaff()];
  [jeans, shirt] = [await makeProduct({ stock: "40" }), await makeProduct({ stock: "40" })];
  orderId = await makeOrder(customer, { product: jeans }, { product: shirt });
  await bringTo(staff, orderId, "delivered");
});

const lineOf = (product: ProductDto, id = orderId) => lineOfProduct(product, id);
const shownOf = async (product: ProductDto) => (await listShownReviews(product._id)).reviews;

describe("the reviews of a product", () => {
  it("are those that are shown, of that product, with nothing else of a person", async () => {
    await reviewOrder(customer, orderId, { lineId: await lineOf(jeans), text: "I wait" });
    expect(await shownOf(jeans)).toEqual([]);
    const second = await makeOrder(customer, { product: jeans });
    await bringTo(staff, second, "delivered");
    const reviewId = await showReview(customer, second, { text: "I am shown", rating: 3, fit: "tight" });
    const { reviews, next } = await requireShownReviews(jeans._id);
    expect(next).toBeNull();
    expect(reviews).toEqual([
      {
        _id: reviewId,
        name: expect.any(String),
        rating: 3,
        fit: "tight",
        size: expect.any(String),
        color: expect.any(String),
        text: "I am shown",
        pictures: [],
        at: expect.stringMatching(/\+06:00$/),
        reply: "",
      },
    ]);
    const { email, phone, name, address } = await readOrder(second);
    for (const personal of [email, phone, name, address, customer._id, second])
      expect(JSON.stringify(reviews)).not.toContain(personal);
    expect(await shownOf(shirt)).toEqual([]);
  });

  it("are read on, newest first, without one twice, also while others come", async () => {
    const line = {
      orderId,
      lineId: undefined,
      productId: jeans._id,
      rating: 5,
      fit: "right",
      at: new Date(),
    };
    const add = (count: number) =>
      Review.insertMany(
        Array.from({ length: count }, () => ({ ...line, lineId: new Types.ObjectId(), state: "shown" })),
      );
    await add(23);
    const first = await listShownReviews(jeans._id);
    await add(3);
    const second = await listShownReviews(jeans._id, first.next ?? "");
    const third = await listShownReviews(jeans._id, second.next ?? "");
    const ids = [first, second, third].flatMap(({ reviews }) => reviews.map(({ _id }) => _id));
    expect([ids.length, new Set(ids).size, third.next]).toEqual([23, 23, null]);
    expect(ids).toEqual(ids.toSorted().toReversed());
  });

  it("are told together of what is shown alone", async () => {
    const second = await makeOrder(customer, { product: jeans });
    await bringTo(staff, second, "delivered");
    await reviewOrder(customer, orderId, { lineId: await lineOf(jeans), rating: 1, fit: "loose" });
    const reviewId = await showReview(customer, second, { rating: 4, fit: "tight" });
    const none = { count: 0, average: 0, fits: { tight: 0, right: 0, loose: 0 } };
    expect(await countShownReviews(jeans._id)).toEqual({
      ...none,
      count: 1,
      average: 4,
      fits: { ...none.fits, tight: 1 },
    });
    await decideReview({ reviewId, decision: { state: "hidden" } });
    expect(await countShownReviews(jeans._id)).toEqual(none);
  });

  it("are not there for a product that is a draft, or gone", async () => {
    const draft = await makeProduct({ isDraft: true });
    for (const id of [draft._id, "65f000000000000000000001"])
      expect(await codeOf(requireShownReviews(id))).toBe("NOT_FOUND");
  });
});

describe("the desk's list", () => {
  it("has the reviews of a state with what they are of, their flags, and how many there are of each", async () => {
    const text = "Call ০১৭১২৩৪৫৬৭৮, see www.other.example";
    const reviewId = await reviewOrder(customer, orderId, { lineId: await lineOf(jeans), text });
    const { orderNumber } = await readOrder(orderId);
    expect(await listReviews()).toMatchObject({
      rows: [
        {
          _id: reviewId,
          state: "waiting",
          text,
          flags: ["link", "phone"],
          product: { _id: jeans._id, name: jeans.name },
          order: { _id: orderId, orderNumber },
        },
      ],
      next: null,
      counts: { waiting: 1, shown: 0, hidden: 0 },
    });
    await decideReview({ reviewId, decision: { state: "hidden" } });
    expect(await listReviews()).toMatchObject({ rows: [], counts: { waiting: 0, hidden: 1 } });
    expect((await listReviews({ state: "hidden" })).rows).toHaveLength(1);
  });

  it("keeps a reply until another one comes, and forgets it when that is empty", async () => {
    const reviewId = await showReview(customer, orderId);
    const decide = async (reply?: string) => {
      await decideReview({ reviewId, decision: { state: "shown", ...(reply !== undefined && { reply }) } });
      return (await readReview(reviewId)).reply;
    };
    expect([await decide("Thank you"), await decide(), await decide("")]).toEqual([
      "Thank you",
      "Thank you",
      "",
    ]);
    const gone = decideReview({ reviewId: "65f000000000000000000001", decision: { state: "shown" } });
    expect(await codeOf(gone)).toBe("NOT_FOUND");
  });
});
