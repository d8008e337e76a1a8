import { afterEach, describe, expect, it } from "vitest";
import { listCart } from "@/lib/orders/cart/queries";
import { removeCartLine } from "@/lib/orders/cart/remove-cart-line";
import { placeOrder } from "@/lib/orders/place/place-order";
import type { PlaceOrderRequest } from "@/lib/orders/schema";
import { deleteProduct } from "@/lib/catalogue/products/delete-product";
import { updateProduct } from "@/lib/catalogue/products/update-product";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { checkout, fillCart, makeKey, orderCart, readOrder } from "@/testing/orders";
import { codeOf } from "@/testing/outcomes";
import { makeUser } from "@/testing/people";
import { makeProduct, readUnit } from "@/testing/products";
import type { UserDto } from "@/lib/accounts/users/dto";
import { CartLine } from "@/models/cart-line";
import { Order } from "@/models/order";
import { processState } from "@/lib/platform/process-state.mjs";
import { setFreeFrom, setInsideDhaka } from "@/testing/charges";

useDatabase();
afterEach(async () => {
  delete processState.shopFacts;
  await expectInvariants();
});

type Fields = Partial<Record<keyof PlaceOrderRequest, unknown>>;

const place = (user: UserDto, itemsTotal: number, fields: Fields = {}) =>
  placeOrder({ user, input: checkout(itemsTotal, fields), key: makeKey() });

async function expectNothingChanged(user: UserDto, lineIds: string[]): Promise<void> {
  expect((await listCart(user)).map((line) => line._id).toSorted()).toEqual(lineIds.toSorted());
  expect(await Order.countDocuments({ status: { $ne: "abandoned" } })).toBe(0);
}

describe("placeOrder refuses", () => {
  it.each([
    ["less than the server's", { amount: 2_599 }],
    ["nothing", { amount: 0 }],
    ["more than the server's", { amount: 2_601 }],
    ["with the charge of another place", { amount: 2_600, deliveryLocation: "Outside Dhaka" }],
  ])("an amount that is %s, and tells the fresh figures", async (_, fields) => {
    const [user, product] = [await makeUser(), await makeProduct({ stock: "10" })];
    const lineIds = await fillCart(user, { product, quantity: 2 });
    const charge = "deliveryLocation" in fields ? 150 : 100;
    await expect(place(user, 0, fields)).rejects.toMatchObject({
      code: "PRICE_CHANGED",
      details: { items: 2_500, deliveryCharge: charge, amount: 2_500 + charge },
    });
    await expectNothingChanged(user, lineIds);
    expect(await readUnit(product._id)).toMatchObject({ stock: 10, held: 0, revision: 1 });
  });

  it("the old amount after a price was changed, and takes the fresh one with the same key", async () => {
    const [user, product, key] = [await makeUser(), await makeProduct(), makeKey()];
    await fillCart(user, { product });
    await updateProduct({ productId: product._id, fields: { price: 1_300 } });
    expect(await codeOf(placeOrder({ user, input: checkout(1_250), key }))).toBe("PRICE_CHANGED");
    expect(await codeOf(placeOrder({ user, input: checkout(1_300), key }))).toBe("done");
  });

  it("the old charge after the owner changed it, with the new one, and takes that with the same key", async () => {
    const [user, product, key] = [await makeUser(), await makeProduct({ price: 1_250 }), makeKey()];
    await fillCart(user, { product });
    setInsideDhaka(180);
    await expect(placeOrder({ user, input: checkout(1_250), key })).rejects.toMatchObject({
      code: "PRICE_CHANGED",
      details: { items: 1_250, deliveryCharge: 180, amount: 1_430 },
    });
    const input = { ...checkout(1_250), amount: 1_430 };
    expect(await codeOf(placeOrder({ user, input, key }))).toBe("done");
  });

  it("the sum with a charge once the owner has made delivery free, and takes the one without it", async () => {
    const [user, product, key] = [await makeUser(), await makeProduct({ price: 1_250 }), makeKey()];
    await fillCart(user, { product });
    setFreeFrom(1_250);
    const terms = { charge: 100, freeFrom: 1_250 };
    await expect(placeOrder({ user, input: checkout(1_250), key })).rejects.toMatchObject({
      code: "PRICE_CHANGED",
      details: { items: 1_250, deliveryCharge: 0, amount: 1_250, terms },
    });
    const { orderId } = await placeOrder({ user, input: { ...checkout(1_250), amount: 1_250 }, key });
    expect(await readOrder(orderId)).toMatchObject({ deliveryCharge: 0, amount: 1_250 });
  });

  it("an empty cart", async () => {
    const user = await makeUser();
    expect(await codeOf(place(user, 0))).toBe("CART_EMPTY");
    await expectNothingChanged(user, []);
  });

  it("an empty cart also while others' are full", async () => {
    await fillCart(await makeUser(), { product: await makeProduct() });
    expect(await codeOf(place(await makeUser(), 1_250))).toBe("CART_EMPTY");
  });

  it("a cart that grew, shrank or was exchanged since the shopper saw it", async () => {
    const [user, product] = [await makeUser(), await makeProduct()];
    const [one = "", two = "", three = ""] = await fillCart(user, { product }, { product }, { product });
    await removeCartLine({ user, lineId: three });
    for (const seen of [[one], [one, two, three], [one, three], [], [one, one]]) {
      const cartItems = seen.map((_id) => ({ _id }));
      expect(await codeOf(place(user, 2_500, { cartItems }))).toBe("CART_CHANGED");
    }
    await expectNothingChanged(user, [one, two]);
    const cartItems = [two, one].map((_id) => ({ _id }));
    expect(await codeOf(place(user, 2_500, { cartItems }))).toBe("done");
  });

  it("lines of somebody else's cart", async () => {
    const [user, other, product] = [await makeUser(), await makeUser(), await makeProduct()];
    const [lineId] = await fillCart(other, { product });
    expect(await codeOf(place(user, 1_250, { cartItems: [{ _id: lineId }] }))).toBe("CART_EMPTY");
    await fillCart(user, { product });
    expect(await codeOf(place(user, 1_250, { cartItems: [{ _id: lineId }] }))).toBe("CART_CHANGED");
    expect(await listCart(other)).toHaveLength(1);
  });

  it("a cart that another request is just ordering", async () => {
    const [user, product] = [await makeUser(), await makeProduct()];
    await fillCart(user, { product });
    const orderId = "65f000000000000000000001";
    await CartLine.updateMany({}, { orderId });
    await expect(place(user, 1_250)).rejects.toMatchObject({ code: "IN_PROGRESS", retryAfterSeconds: 1 });
    await CartLine.updateMany({}, { orderId: null });
  });
});

describe("placeOrder refuses for want of stock", () => {
  it("a line that was sold out meanwhile, and names it", async () => {
    const [user, other] = [await makeUser(), await makeUser()];
    const [plenty, last] = [await makeProduct(), await makeProduct({ stock: "1" })];
    const lineIds = await fillCart(user, { product: plenty }, { product: last });
    await fillCart(other, { product: last });
    await orderCart(other);
    await expect(place(user, 2_500)).rejects.toMatchObject({
      code: "OUT_OF_STOCK",
      message: expect.stringContaining(last.name),
    });
    expect((await listCart(user)).map((line) => line._id).toSorted()).toEqual(lineIds.toSorted());
    expect(await readUnit(plenty._id)).toMatchObject({ stock: 10, held: 0 });
  });

  it("a line whose product is gone, and names it", async () => {
    const [user, gone] = [await makeUser(), await makeProduct()];
    const lineIds = await fillCart(user, { product: gone }, { product: await makeProduct() });
    await deleteProduct(gone._id);
    await expect(place(user, 2_500)).rejects.toMatchObject({
      code: "OUT_OF_STOCK",
      message: expect.stringContaining(gone.name),
    });
    await expectNothingChanged(user, lineIds);
  });

  it("two lines of one product that together are more than there is, and gives all back", async () => {
    const user = await makeUser();
    const [other, scarce] = [await makeProduct({ stock: "5" }), await makeProduct({ stock: "4" })];
    const lineIds = await fillCart(
      user,
      { product: scarce, quantity: 2 },
      { product: other, quantity: 4 },
      { product: scarce, quantity: 2 },
    );
    await updateProduct({ productId: scarce._id, fields: { stock: "3" } });
    await expect(place(user, 1_250 * 8)).rejects.toMatchObject({
      code: "OUT_OF_STOCK",
      message: expect.stringContaining(scarce.name),
    });
    await expectNothingChanged(user, lineIds);
    expect(await readUnit(scarce._id)).toMatchObject({ stock: 3, held: 0 });
    expect(await readUnit(other._id)).toMatchObject({ stock: 5, held: 0 });
  });

  it("a count that is less than the text of the product says", async () => {
    const [user, product] = [await makeUser(), await makeProduct({ stock: "3" })];
    const lineIds = await fillCart(user, { product, quantity: 3 });
    await updateProduct({ productId: product._id, fields: { stock: "2" } });
    expect(await codeOf(place(user, 3_750))).toBe("OUT_OF_STOCK");
    await expectNothingChanged(user, lineIds);
  });

  it("but not two lines that together are just what there is", async () => {
    const [user, product] = [await makeUser(), await makeProduct({ stock: "3" })];
    await fillCart(user, { product, quantity: 2 }, { product });
    await place(user, 3_750);
    expect(await readUnit(product._id)).toMatchObject({ stock: 0, held: 3 });
  });
});
