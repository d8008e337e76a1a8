import { beforeEach, describe, expect, it } from "vitest";
import { Types } from "mongoose";
import type { UserDto } from "@/lib/accounts/users/dto";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { decideReview } from "@/lib/orders/reviews/decide-review";
import { useDatabase } from "@/testing/database";
import { makeOrder, readOrder } from "@/testing/orders";
import { codeOf, times } from "@/testing/outcomes";
import { bringTo, moveTo } from "@/testing/parcels";
import { makeStaff, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { lineOfProduct, linkOfOrder, readReview, reviewOrder } from "@/testing/reviews";
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

const lineOf = (product: ProductDto, id = orderId) => lineOfProduct(product, id);

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
    const token = await linkOfOrder(orderId);
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
    const token = await linkOfOrder(orderId);
    for (const lineId of [await lineOf(jeans), await lineOf(jeans, other)])
      expect(await codeOf(reviewOrder(null, other, { token, lineId }))).toBe("NOT_FOUND");
    const foreign = await lineOf(jeans, other);
    expect(await codeOf(reviewOrder(null, orderId, { token, orderId: undefined, lineId: foreign }))).toBe(
      "NOT_FOUND",
    );
    expect(await codeOf(reviewOrder(customer, orderId, { token: "0".repeat(25) }))).toBe("NOT_FOUND");
    expect(await codeOf(reviewOrder(null, orderId, { token, orderId: undefined }))).toBe("done");
  });

  it("is not for an order whose customer is gone, as nobody could take it back", async () => {
    const token = await linkOfOrder(orderId);
    await Order.updateOne({ _id: orderId }, { name: "Account deleted", phone: "" });
    expect(await codeOf(reviewOrder(null, orderId, { token }))).toBe("NOT_FOUND");
  });

  it("keeps its order delivered, until the desk hides it", async () => {
    const reviewId = await reviewOrder(customer, orderId);
    const back = { from: "delivered", to: "handedOver" } as const;
    expect(await codeOf(moveTo(staff, orderId, back))).toBe("PARCEL_STATE");
    await decideReview({ reviewId, decision: { state: "hidden" } });
    expect(await codeOf(moveTo(staff, orderId, back))).toBe("done");
  });

  it("has at most one empty line in a row", async () => {
    const reviewId = await reviewOrder(customer, orderId, {
      text: `Good\n${"\n \r\n".repeat(400)}Cloth\nand seams`,
    });
    expect(await readReview(reviewId)).toMatchObject({ text: "Good\n\nCloth\nand seams" });
  });
});
