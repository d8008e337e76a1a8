import { afterEach, describe, expect, it, vi } from "vitest";
import { listCart } from "@/lib/orders/cart/queries";
import { placeOrder } from "@/lib/orders/place/place-order";
import { listOrdersOfUser } from "@/lib/orders/queries";
import { updateProduct } from "@/lib/catalogue/products/update-product";
import { beforeFirstHold } from "@/testing/crashes";
import { setInsideDhaka } from "@/testing/charges";
import { processState } from "@/lib/platform/process-state.mjs";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { checkout, fillCart, makeKey, readOrder } from "@/testing/orders";
import { makeUser } from "@/testing/people";
import { makeProduct, readUnit, requireProduct } from "@/testing/products";
import { StockUnit } from "@/models/stock-unit";

useDatabase();
afterEach(() => {
  vi.restoreAllMocks();
  delete processState.shopFacts;
});

describe("placeOrder", () => {
  it("makes a pending order of the cart, at the server's own prices", async () => {
    const user = await makeUser();
    const jeans = await makeProduct({ price: 1_250, stock: "10", image2: "/catalogue/2.webp" });
    const cap = await makeProduct({ category: "Caps", price: 390, stock: "plenty", sizes: [], colors: [] });
    const [jeansLine, capLine] = await fillCart(user, { product: jeans, quantity: 2 }, { product: cap });
    const before = Date.now();
    const { orderId, products } = await placeOrder({ user, input: checkout(2_890), key: makeKey() });
    const [order] = await listOrdersOfUser(user._id);
    expect(order).toEqual({
      _id: orderId,
      isChangeable: true,
      orderNumber: expect.any(Number),
      version: 0,
      timeline: expect.objectContaining({ isLate: false }),
      amountDue: 2_990,
      name: "Rahim Uddin",
      email: user.email,
      phone: "01712345678",
      isPhoneUnusual: false,
      address: "House 12, Road 5, Dhanmondi, Dhaka",
      deliveryLocation: "Inside Dhaka",
      deliveryCharge: 100,
      amount: 2_990,
      paymentMethod: "Cash On Delivery",
      status: "pending",
      orderTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+\+06:00$/),
      cartItems: [
        {
          _id: capLine,
          productId: cap._id,
          productName: cap.name,
          category: "Caps",
          size: "",
          color: "",
          quantity: 1,
          price: 390,
          email: user.email,
          image1: "/catalogue/denim.webp",
          image2: "",
          image3: "",
        },
        {
          _id: jeansLine,
          productId: jeans._id,
          productName: jeans.name,
          category: "Denim Pants",
          size: "30",
          color: "Indigo",
          quantity: 2,
          price: 2_500,
          email: user.email,
          image1: "/catalogue/denim.webp",
          image2: "/catalogue/2.webp",
          image3: "",
        },
      ],
    });
    expect(new Date(order?.orderTime ?? 0).getTime()).toBeGreaterThanOrEqual(before);
    expect(products.map(({ productId }) => productId).toSorted()).toEqual([jeans._id, cap._id].toSorted());
    await expectInvariants();
  });

  it("empties the cart, holds the stock, and lets the stock text follow", async () => {
    const [user, other, product] = [await makeUser(), await makeUser(), await makeProduct({ stock: "১০" })];
    await fillCart(user, { product, quantity: 3 });
    await fillCart(other, { product });
    await placeOrder({ user, input: checkout(3_750), key: makeKey() });
    expect(await listCart(user)).toEqual([]);
    expect(await listCart(other)).toHaveLength(1);
    expect(await readUnit(product._id)).toMatchObject({ stock: 7, held: 3, sold: 0, received: 10 });
    expect((await requireProduct(product._id)).stock).toBe("7");
    await expectInvariants();
  });

  it("takes 150 BDT for a place outside Dhaka", async () => {
    const user = await makeUser();
    await fillCart(user, { product: await makeProduct() });
    const input = checkout(1_250, { deliveryLocation: "Outside Dhaka", amount: 1_400 });
    const { orderId } = await placeOrder({ user, input, key: makeKey() });
    expect(await readOrder(orderId)).toMatchObject({ deliveryCharge: 150, amount: 1_400 });
    await expectInvariants();
  });

  it("stores the charge that the customer agreed to, also where the owner changes it meanwhile", async () => {
    const user = await makeUser();
    await fillCart(user, { product: await makeProduct({ price: 1_250, stock: "10" }) });
    beforeFirstHold(async () => setInsideDhaka(180));
    const { orderId } = await placeOrder({ user, input: checkout(1_250), key: makeKey() });
    expect(await readOrder(orderId)).toMatchObject({ deliveryCharge: 100, amount: 1_350 });
    await expectInvariants();
  });

  it("believes none of the client's own facts", async () => {
    const [user, other, product] = [await makeUser(), await makeUser(), await makeProduct()];
    const [lineId] = await fillCart(user, { product, quantity: 2 });
    const lies = {
      email: other.email,
      status: "Confirmed",
      orderTime: "2020-01-01T00:00:00Z",
      deliveryCharge: 0,
      userId: other._id,
      cartItems: [{ _id: lineId, price: 1, quantity: 1, productId: product._id }],
    };
    const { orderId } = await placeOrder({ user, input: checkout(2_500, lies), key: makeKey() });
    const order = await readOrder(orderId);
    expect(order).toMatchObject({ email: user.email, status: "pending", amount: 2_600, deliveryCharge: 100 });
    expect(order.userId?.toString()).toBe(user._id);
    expect(order.orderTime.getFullYear()).toBeGreaterThan(2020);
    expect(order.cartItems).toMatchObject([{ price: 2_500, quantity: 2 }]);
    await expectInvariants();
  });

  it("keeps its own copy of the products", async () => {
    const [user, product] = [await makeUser(), await makeProduct()];
    await fillCart(user, { product });
    await placeOrder({ user, input: checkout(1_250), key: makeKey() });
    await updateProduct({
      productId: product._id,
      fields: { name: "Renamed", price: 9, image1: "/images/x" },
    });
    const [order] = await listOrdersOfUser(user._id);
    expect(order).toMatchObject({
      amount: 1_350,
      cartItems: [{ productName: product.name, price: 1_250, image1: product.image1 }],
    });
  });

  it("orders the last piece and says that it is sold out", async () => {
    const [user, product] = [await makeUser(), await makeProduct({ stock: "1" })];
    await fillCart(user, { product });
    await placeOrder({ user, input: checkout(1_250), key: makeKey() });
    expect((await requireProduct(product._id)).stock).toBe("0");
    await expectInvariants();
  });

  it("orders a product that was saved by a request that did not live to count it", async () => {
    const [user, product] = [await makeUser(), await makeProduct({ stock: "10" })];
    await StockUnit.deleteMany();
    await fillCart(user, { product, quantity: 2 });
    await placeOrder({ user, input: checkout(2_500), key: makeKey() });
    expect(await readUnit(product._id)).toMatchObject({ stock: 8, held: 2, received: 10 });
    await expectInvariants();
  });
});

describe("a repeat of placeOrder", () => {
  it("with the same key returns the first order, whatever is in the cart by then", async () => {
    const [user, product] = [await makeUser(), await makeProduct({ stock: "10" })];
    const key = makeKey();
    await fillCart(user, { product });
    const first = await placeOrder({ user, input: checkout(1_250), key });
    await fillCart(user, { product, quantity: 5 });
    const again = await placeOrder({ user, input: checkout(1_250), key });
    expect(again).toEqual({ orderId: first.orderId, products: [], isCanceled: false, isCallFirst: false });
    expect(await listCart(user)).toHaveLength(1);
    expect(await readUnit(product._id)).toMatchObject({ stock: 9, held: 1 });
    await expectInvariants();
  });

  it("with another key orders what is in the cart by then", async () => {
    const [user, product] = [await makeUser(), await makeProduct({ stock: "10" })];
    for (const quantity of [1, 2]) {
      await fillCart(user, { product, quantity });
      await placeOrder({ user, input: checkout(1_250 * quantity), key: makeKey() });
    }
    expect(await listOrdersOfUser(user._id)).toHaveLength(2);
    expect(await readUnit(product._id)).toMatchObject({ stock: 7, held: 3 });
    await expectInvariants();
  });

  it("is an order of its own when another person has the same key", async () => {
    const [one, other, product] = [await makeUser(), await makeUser(), await makeProduct()];
    const key = makeKey();
    await fillCart(one, { product });
    await fillCart(other, { product });
    const first = await placeOrder({ user: one, input: checkout(1_250), key });
    const second = await placeOrder({ user: other, input: checkout(1_250), key });
    expect(second.orderId).not.toBe(first.orderId);
    expect((await readOrder(second.orderId)).userId?.toString()).toBe(other._id);
    await expectInvariants();
  });
});
