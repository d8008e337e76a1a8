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
import { readReviewPicture } from "@/lib/orders/reviews/read-review-picture";
import { trackingLinkOf } from "@/lib/orders/tracking/tracking-link";
import { trackingTokenOf } from "@/lib/orders/tracking/tracking-token";
import { useDatabase } from "@/testing/database";
import { makeOrder, readOrder } from "@/testing/orders";
import { codeOf, times } from "@/testing/outcomes";
import { bringTo } from "@/testing/parcels";
import { makePlain } from "@/testing/pictures";
import { makeStaff, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { uploadReturnPicture } from "@/testing/return-pictures";
import { askReturnOf, wantBack } from "@/testing/returns";
import { readReview, reviewOrder, showReview } from "@/testing/reviews";
import { Order } from "@/models/order";
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

const lineOf = async (product: ProductDto, id = orderId) =>
  (await readOrder(id)).cartItems
    .find(({ productId }) => productId.toString() === product._id)
    ?._id.toString() ?? "";
const linkOf = async (id: string) => {
  await trackingLinkOf(await readOrder(id));
  return trackingTokenOf(id);
};
const shownOf = async (product: ProductDto) => (await listShownReviews(product._id)).reviews;

describe("sending a review", () => {
  it("keeps it with the size and color that were taken, waiting, and with a first name alone", async () => {
    const lineId = await lineOf(jeans);
    const reviewId = await reviewOrder(customer, orderId, { lineId, text: " Good  cloth\u202e ", rating: 4 });
    const line = (await readOrder(orderId)).cartItems.find(({ _id }) => _id.toString() === lineId);
    expect(await readReview(reviewId)).toMatchObject({
      productId: new Types.ObjectId(jeans._id),
      name: (await readOrder(orderId)).name.split(" ")[0],
      rating: 4,
      fit: "right",
      size: line?.size,
      color: line?.color,
      text: "Good cloth",
      state: "waiting",
      reply: "",
    });
  });

  it("is for its customer alone", async () => {
    for (const user of [await makeUser(), staff])
      expect(await codeOf(reviewOrder(user, orderId))).toBe("NOT_FOUND");
    expect(await codeOf(reviewOrder(null, orderId))).toBe("NOT_SIGNED_IN");
    expect(await Review.countDocuments()).toBe(0);
  });

  it("is of a line of that order", async () => {
    const other = await makeOrder(customer, { product: jeans });
    await bringTo(staff, other, "delivered");
    const foreign = await lineOf(jeans, other);
    expect(await codeOf(reviewOrder(customer, orderId, { lineId: foreign }))).toBe("NOT_FOUND");
    expect(await codeOf(reviewOrder(customer, orderId, { lineId: "65f000000000000000000001" }))).toBe(
      "NOT_FOUND",
    );
  });

  it("waits for the delivery, and is for no order that came back, was cancelled or is deleted", async () => {
    const early = await makeOrder(customer, { product: jeans });
    expect(await codeOf(reviewOrder(customer, early))).toBe("NOT_DELIVERED");
    await bringTo(staff, early, "handedOver");
    expect(await codeOf(reviewOrder(customer, early))).toBe("NOT_DELIVERED");
    for (const state of ["returning", "returned", "lost"]) {
      await Order.updateOne({ _id: early }, { "parcel.state": state });
      expect(await codeOf(reviewOrder(customer, early))).toBe("NOT_DELIVERED");
    }
    await Order.updateOne({ _id: orderId }, { deletedAt: new Date() });
    expect(await codeOf(reviewOrder(customer, orderId))).toBe("NOT_FOUND");
  });

  it("is of no line that went back at the door as a whole", async () => {
    const [gone, part] = [await lineOf(jeans), await lineOf(shirt)];
    const returned = [{ lineId: gone, sellable: 1 }];
    await Order.updateOne(
      { _id: orderId },
      { "parcel.state": "partlyDelivered", "parcel.returned": returned },
    );
    expect(await codeOf(reviewOrder(customer, orderId, { lineId: gone }))).toBe("NOT_DELIVERED");
    expect(await codeOf(reviewOrder(customer, orderId, { lineId: part }))).toBe("done");
  });

  it("is done once for a line, however many come at once, also by the link", async () => {
    const token = await linkOf(orderId);
    const lineId = await lineOf(jeans);
    const { done, codes } = await times(6, (index) =>
      index % 2 === 0
        ? reviewOrder(customer, orderId, { lineId })
        : reviewOrder(null, orderId, { lineId, token }),
    );
    expect(done).toHaveLength(1);
    expect(codes).toEqual(Array.from({ length: 5 }, () => "REVIEWED_ALREADY"));
    expect(await codeOf(reviewOrder(customer, orderId, { lineId }))).toBe("REVIEWED_ALREADY");
    expect(await codeOf(reviewOrder(customer, orderId, { lineId: await lineOf(shirt) }))).toBe("done");
  });

  it("goes by the order's link, for that order alone", async () => {
    const other = await makeOrder(await makeUser(), { product: jeans });
    await bringTo(staff, other, "delivered");
    const token = await linkOf(orderId);
    for (const lineId of [await lineOf(jeans), await lineOf(jeans, other)])
      expect(await codeOf(reviewOrder(null, other, { token, lineId }))).toBe("NOT_FOUND");
    const foreign = await lineOf(jeans, other);
    expect(await codeOf(reviewOrder(null, orderId, { token, orderId: undefined, lineId: foreign }))).toBe(
      "NOT_FOUND",
    );
    expect(await codeOf(reviewOrder(customer, orderId, { token: "0".repeat(25) }))).toBe("NOT_FOUND");
    expect(await codeOf(reviewOrder(null, orderId, { token, orderId: undefined }))).toBe("done");
  });

  it("says no name of an order whose customer is gone", async () => {
    const token = await linkOf(orderId);
    await Order.updateOne({ _id: orderId }, { name: "Account deleted", phone: "" });
    expect(await readReview(await reviewOrder(null, orderId, { token }))).toMatchObject({ name: "" });
  });
});

describe("the pictures of a review", () => {
  const upload = async (user = customer, id = orderId) =>
    await uploadReturnPicture(user, id, await makePlain(20, 20));

  it("are one's own of that order, and used once", async () => {
    const [lineId, otherLine] = [await lineOf(jeans), await lineOf(shirt)];
    const stranger = await makeUser();
    const theirs = await makeOrder(stranger, { product: jeans });
    await bringTo(staff, theirs, "delivered");
    const foreign = await upload(stranger, theirs);
    const send = (pictures: string[], line = lineId) =>
      codeOf(reviewOrder(customer, orderId, { lineId: line, pictures }));
    expect(await send([foreign])).toBe("INVALID_FIELDS");
    const second = await makeOrder(customer, { product: jeans });
    await bringTo(staff, second, "delivered");
    expect(await send([await upload(customer, second)])).toBe("INVALID_FIELDS");
    expect(await send(["65f000000000000000000001"])).toBe("INVALID_FIELDS");
    const own = await upload();
    expect(await send([own])).toBe("done");
    expect(await send([own], otherLine)).toBe("INVALID_FIELDS");
    const asked = { ...(await wantBack(orderId, [[jeans, 1]])), pictures: [own] };
    expect(await codeOf(askReturnOf(customer, orderId, asked))).toBe("INVALID_FIELDS");
  });

  it("are used once also where two reviews name one at the same time", async () => {
    const own = await upload();
    const lines = [await lineOf(jeans), await lineOf(shirt)];
    const { done, codes } = await times(2, (index) =>
      reviewOrder(customer, orderId, { lineId: lines[index] ?? "", pictures: [own] }),
    );
    expect([done.length, codes]).toEqual([1, ["INVALID_FIELDS"]]);
  });

  it("need a login", async () => {
    const [token, own] = [await linkOf(orderId), await upload()];
    expect(await codeOf(reviewOrder(null, orderId, { token, pictures: [own] }))).toBe("INVALID_FIELDS");
  });

  it("are seen by everybody as long as the review is shown, and no longer", async () => {
    const [pictureId, other] = [await upload(), await upload()];
    const reviewId = await reviewOrder(customer, orderId, { pictures: [pictureId] });
    const see = (id = pictureId) => codeOf(readReviewPicture({ reviewId, pictureId: id, size: "small" }));
    expect(await see()).toBe("NOT_FOUND");
    await decideReview({ reviewId, decision: { state: "shown" } });
    expect(await see()).toBe("done");
    expect(await see(other)).toBe("NOT_FOUND");
    expect((await shownOf(jeans))[0]?.pictures ?? (await shownOf(shirt))[0]?.pictures).toEqual([
      `/api/reviews/${reviewId}/pictures/${pictureId}`,
    ]);
    await decideReview({ reviewId, decision: { state: "hidden" } });
    expect(await see()).toBe("NOT_FOUND");
  });
});

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
