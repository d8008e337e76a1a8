import { afterEach, describe, expect, it } from "vitest";
import { listCart } from "@/lib/orders/cart/queries";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { deleteOrder } from "@/lib/orders/decide/delete-order";
import { placeOrder } from "@/lib/orders/place/place-order";
import { crashWhilePlacing } from "@/testing/crashes";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { checkout, fillCart, makeKey, readOrder } from "@/testing/orders";
import { codeOf, times } from "@/testing/outcomes";
import { makeUser } from "@/testing/people";
import { makeProduct, readUnit } from "@/testing/products";
import { Order } from "@/models/order";

useDatabase();
afterEach(expectInvariants);

async function placeOne() {
  const [user, product, key] = [await makeUser(), await makeProduct({ stock: "10" }), makeKey()];
  const [lineId = ""] = await fillCart(user, { product });
  const cartItems = [{ _id: lineId }];
  const { orderId } = await placeOrder({ user, input: checkout(1_250, { cartItems }), key });
  return { user, product, key, orderId, cartItems };
}

type Placed = Awaited<ReturnType<typeof placeOne>>;

const OTHERS = [
  ["address", { address: "House 99, Road 1, Uttara, Dhaka" }],
  ["phone", { phone: "01899 999999" }],
  ["name", { name: "Karim Uddin" }],
  ["delivery location", { deliveryLocation: "Outside Dhaka" }],
  ["amount", { amount: 1 }],
  ["cart", { cartItems: [{ _id: "0123456789abcdef01234567" }] }],
] as const;

describe("a key that has placed an order", () => {
  it.each(OTHERS)("is refused with another %s, and the order is named", async (_, change) => {
    const { user, key, orderId, cartItems } = await placeOne();
    const input = checkout(1_250, { cartItems, ...change });
    await expect(placeOrder({ user, input, key })).rejects.toMatchObject({
      status: 409,
      code: "KEY_REUSED",
      details: { orderId },
    });
    expect(await readOrder(orderId)).toMatchObject({ phone: "01712345678", amount: 1_350 });
    expect(await Order.countDocuments()).toBe(1);
  });

  it("returns it for the same, in another notation too, also when something new is in the cart", async () => {
    const { user, product, key, orderId, cartItems } = await placeOne();
    await fillCart(user, { product });
    const input = checkout(1_250, { cartItems, phone: "+880 1712-345678" });
    expect(await placeOrder({ user, input, key })).toEqual({
      orderId,
      products: [],
      isCanceled: false,
      isCallFirst: false,
    });
    expect(await listCart(user)).toHaveLength(1);
    expect(await readUnit(product._id)).toMatchObject({ stock: 9 });
  });

  it("returns it as cancelled once its customer or an admin has cancelled it, and places no other", async () => {
    for (const cancel of [
      ({ orderId, user }: Placed) => deleteOrder({ actor: user, orderId }),
      ({ orderId }: Placed) => decideOrder({ orderId, decision: "Canceled" }),
    ]) {
      const placed = await placeOne();
      const { user, product, key, orderId, cartItems } = placed;
      await cancel(placed);
      await fillCart(user, { product });
      expect(await placeOrder({ user, input: checkout(1_250, { cartItems }), key })).toEqual({
        orderId,
        products: [],
        isCanceled: true,
        isCallFirst: false,
      });
      expect(await Order.countDocuments({ userId: user._id })).toBe(1);
      expect(await listCart(user)).toHaveLength(1);
    }
  });

  it("returns it to a checkout that sees by now the cart that it has emptied", async () => {
    const { user, key, orderId } = await placeOne();
    const input = checkout(0, { cartItems: [] });
    expect(await placeOrder({ user, input, key })).toMatchObject({ orderId });
    const corrected = checkout(0, { cartItems: [], phone: "01899 999999" });
    expect(await codeOf(placeOrder({ user, input: corrected, key }))).toBe("KEY_REUSED");
  });

  it("returns it for anything if it was placed before digests were kept", async () => {
    const { user, key, orderId } = await placeOne();
    await Order.updateOne({ _id: orderId }, { $unset: { digest: 1 } });
    expect(await placeOrder({ user, input: checkout(7), key })).toMatchObject({ orderId });
  });
});

it("is free for other details after a crash or a refusal", async () => {
  const [user, product, key] = [await makeUser(), await makeProduct({ stock: "10" }), makeKey()];
  await fillCart(user, { product });
  await crashWhilePlacing({ user, key, after: "claim" });
  expect(await codeOf(placeOrder({ user, input: checkout(1), key }))).toBe("PRICE_CHANGED");
  expect(await codeOf(placeOrder({ user, input: checkout(1_250), key }))).toBe("done");
});

it("places one order of two at once with the same key and different addresses", async () => {
  const [user, product, key] = [await makeUser(), await makeProduct({ stock: "10" }), makeKey()];
  await fillCart(user, { product });
  const { done, codes } = await times(8, (index) =>
    placeOrder({ user, input: checkout(1_250, { address: `House ${index}, Road 5, Dhaka` }), key }),
  );
  expect(done).toHaveLength(1);
  for (const code of codes) expect(["IN_PROGRESS", "KEY_REUSED"]).toContain(code);
  expect(await Order.countDocuments({ status: "pending" })).toBe(1);
});
