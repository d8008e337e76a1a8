import { beforeEach, describe, expect, it } from "vitest";
import type { UserDto } from "@/lib/accounts/users/dto";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { decideReview } from "@/lib/orders/reviews/decide-review";
import { listShownReviews } from "@/lib/orders/reviews/queries";
import { readReviewPicture } from "@/lib/orders/reviews/read-review-picture";
import { useDatabase } from "@/testing/database";
import { makeOrder } from "@/testing/orders";
import { codeOf, times } from "@/testing/outcomes";
import { bringTo } from "@/testing/parcels";
import { makePlain } from "@/testing/pictures";
import { makeStaff, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { uploadReturnPicture } from "@/testing/return-pictures";
import { askReturnOf, wantBack } from "@/testing/returns";
import { lineOfProduct, linkOfOrder, reviewOrder } from "@/testing/reviews";

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

  it("are named by one of several same reviews that come at once; the others are told that there is one", async () => {
    const [own, lineId] = [await upload(), await lineOf(jeans)];
    const { done, codes } = await times(6, () => reviewOrder(customer, orderId, { lineId, pictures: [own] }));
    expect(done).toHaveLength(1);
    expect(codes).toEqual(Array.from({ length: 5 }, () => "REVIEWED_ALREADY"));
  });

  it("need a login", async () => {
    const [token, own] = [await linkOfOrder(orderId), await upload()];
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
