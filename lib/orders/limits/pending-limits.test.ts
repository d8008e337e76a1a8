import { Types } from "mongoose";
import { afterEach, describe, expect, it } from "vitest";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { NEWCOMER_WINDOW_SECONDS } from "@/lib/orders/limits/order-limits";
import { sweepOrders } from "@/lib/orders/place/sweep";
import { SITE } from "@/lib/site";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { insist, order } from "@/testing/newcomers";
import { fillCart, makeKey, readOrder } from "@/testing/orders";
import { times } from "@/testing/outcomes";
import { makeUser, makeUsers } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { Order } from "@/models/order";

useDatabase();
afterEach(expectInvariants);

const PHONE = "01811111111";

/** Pending orders like this one, of others, as many as there are to be with it. */
async function multiply(orderId: string, count: number): Promise<void> {
  const { cartItems, ...seen } = await readOrder(orderId);
  const copies = Array.from({ length: count - 1 }, (_, index) => ({
    ...seen,
    _id: new Types.ObjectId(),
    userId: new Types.ObjectId(),
    key: makeKey(),
    orderNumber: 900_000 + index,
    cartItems: cartItems.map(({ _id, ...line }) => ({ _id: new Types.ObjectId(), ...line })),
  }));
  await Order.insertMany(copies);
}

/** One that nobody counts, so that copies of its order hold nothing. */
const uncounted = () => makeProduct({ price: 100, stock: "Always here" });

describe("newcomers who share something", () => {
  it.each([
    { by: "one phone", shared: { phone: PHONE }, most: 20, words: "with this phone number" },
    {
      by: "one address",
      shared: { clientAddress: "203.0.113.7" },
      most: 200,
      words: "from this internet connection",
    },
  ])("have $most pending orders with $by, of however few pieces, until the shop has called", async (row) => {
    const { shared, most, words } = row;
    const product = await uncounted();
    const [first, second, third] = [await makeUser(), await makeUser(), await makeUser()];
    for (const user of [first, second, third]) await fillCart(user, { product });
    const orderId = await order(first, shared);
    await multiply(orderId, most - 1);
    await order(second, { phone: "01855555555", ...shared });
    await expect(order(third, { phone: "01866666666", ...shared })).rejects.toMatchObject({
      status: 429,
      code: "TOO_MANY_REQUESTS",
      message: `Many orders that wait for our call have been placed ${words}. Please call us at ${SITE.phone}, and we take your order by phone.`,
      retryAfterSeconds: 3_600,
    });
    await decideOrder({ orderId, decision: "Canceled" });
    await order(third, { phone: "01866666666", ...shared });
  });

  it("leave no trace of their address a day later, and it can be read at no time", async () => {
    const user = await makeUser();
    await fillCart(user, { product: await uncounted() });
    const orderId = await order(user, { clientAddress: "203.0.113.7" });
    expect((await readOrder(orderId)).newcomer?.address).toMatch(/^[\w-]{43}$/);
    await sweepOrders();
    expect((await readOrder(orderId)).newcomer?.address).toBeDefined();
    const later = Date.now() + NEWCOMER_WINDOW_SECONDS * 1_000 + 1_000;
    const { now } = Date;
    Date.now = () => later;
    try {
      await sweepOrders();
    } finally {
      Date.now = now;
    }
    const { newcomer, version, updatedAt } = await readOrder(orderId);
    expect(newcomer?.address).toBeUndefined();
    expect({ phone: newcomer?.phone, version }).toEqual({ phone: "01712345678", version: 0 });
    expect(updatedAt.getTime()).toBeLessThan(later);
  });

  it("of many accounts with one phone come to twenty that wait, and not one more", async () => {
    const [product, users] = [await uncounted(), await makeUsers(6)];
    for (const user of users) await fillCart(user, { product });
    const phone = "01811111111";
    await multiply(await order(users[0]!, { phone }), 17);
    const { done } = await times(5, (index) => insist(users[index + 1]!, { phone }));
    expect(await Order.countDocuments({ phone, status: "pending" })).toBe(20);
    expect(done.toSorted()).toEqual(["TOO_MANY_REQUESTS", "TOO_MANY_REQUESTS", "done", "done", "done"]);
  });
});
