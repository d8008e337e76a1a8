import { afterEach, describe, expect, it } from "vitest";
import { listCart } from "@/lib/orders/cart/queries";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { deleteOrder } from "@/lib/orders/decide/delete-order";
import { placeOrder } from "@/lib/orders/place/place-order";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { checkout, fillCart, makeKey, makeOrder } from "@/testing/orders";
import { makeAdmin } from "@/testing/people";
import { makeProduct, readUnit } from "@/testing/products";

// Read when the first order is placed, after the imports: two pending orders are the most then. An admin shops here,
// because they may have more pieces than that.
process.env.RATE_LIMIT_FACTOR = "0.1";

useDatabase();
afterEach(expectInvariants);

async function fillUp() {
  const [user, product] = [await makeAdmin(), await makeProduct({ stock: "10" })];
  const orderIds = [await makeOrder(user, { product }), await makeOrder(user, { product })];
  const [lineId] = await fillCart(user, { product });
  return { user, product, orderIds, lineId };
}

describe("an account with as many pending orders as it may have", () => {
  it("is refused one more, keeps its cart and holds no more stock", async () => {
    const { user, product, lineId } = await fillUp();
    await expect(placeOrder({ user, input: checkout(1_250), key: makeKey() })).rejects.toMatchObject({
      status: 429,
      code: "TOO_MANY_REQUESTS",
      message: expect.stringContaining("You already have 2 orders"),
      retryAfterSeconds: 3_600,
    });
    expect((await listCart(user)).map(({ _id }) => _id)).toEqual([lineId]);
    expect(await readUnit(product._id)).toMatchObject({ stock: 8 });
  });

  it("may order again once one is confirmed or cancelled", async () => {
    const { user, product, orderIds } = await fillUp();
    const [first = "", second = ""] = orderIds;
    await decideOrder({ orderId: first, decision: "Confirmed" });
    const { orderId } = await placeOrder({ user, input: checkout(1_250), key: makeKey() });
    await expect(makeOrder(user, { product })).rejects.toMatchObject({ status: 429 });
    await deleteOrder({ actor: user, orderId: second });
    expect(await placeOrder({ user, input: checkout(1_250), key: makeKey() })).not.toEqual({ orderId });
  });

  it("is still told of the order that a repeat is about, and stops nobody else", async () => {
    const { user, product } = await fillUp();
    const other = await makeAdmin();
    const key = makeKey();
    await fillCart(other, { product });
    const placed = await placeOrder({ user: other, input: checkout(1_250), key });
    await makeOrder(other, { product });
    const repeat = await placeOrder({ user: other, input: checkout(1_250), key });
    expect(repeat.orderId).toBe(placed.orderId);
    await expect(makeOrder(user, { product })).rejects.toMatchObject({ status: 429 });
  });
});
