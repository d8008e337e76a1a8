import { Types } from "mongoose";
import { afterEach, describe, expect, it } from "vitest";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { mailboxOf } from "@/lib/orders/limits/mailbox";
import { NEWCOMER_WINDOW_SECONDS } from "@/lib/orders/limits/order-limits";
import { sweepOrders } from "@/lib/orders/place/sweep";
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

const isCallFirst = async (orderId: string): Promise<boolean> =>
  (await readOrder(orderId)).callFirst === true;

describe("newcomers who share something", () => {
  it.each([
    { by: "one phone", shared: { phone: PHONE }, most: 20 },
    { by: "one address", shared: { clientAddress: "203.0.113.7" }, most: 200 },
  ])(
    "have $most pending orders with $by that hold pieces, of however few, and more that wait for a call",
    async ({ shared, most }) => {
      const product = await uncounted();
      const [first, second, third] = [await makeUser(), await makeUser(), await makeUser()];
      for (const user of [first, second, third]) await fillCart(user, { product });
      const orderId = await order(first, shared);
      await multiply(orderId, most - 1);
      expect(await isCallFirst(await order(second, { phone: "01855555555", ...shared }))).toBe(false);
      expect(await isCallFirst(await order(third, { phone: "01866666666", ...shared }))).toBe(true);
      await decideOrder({ orderId, decision: "Canceled" });
      await fillCart(third, { product });
      expect(await isCallFirst(await order(third, { phone: "01877777777", ...shared }))).toBe(false);
    },
  );

  it("leave no trace of their address a day later, and it can be read at no time", async () => {
    const user = await makeUser();
    await fillCart(user, { product: await uncounted() });
    const orderId = await order(user, { clientAddress: "203.0.113.7" });
    const sharedOf = async () => (await readOrder(orderId)).newcomer?.shared;
    const others = ["phone:01712345678", `mailbox:${mailboxOf(user.email)}`];
    expect(await sharedOf()).toEqual([...others, expect.stringMatching(/^address:[\w-]{43}$/)]);
    await sweepOrders();
    expect(await sharedOf()).toHaveLength(3);
    const later = Date.now() + NEWCOMER_WINDOW_SECONDS * 1_000 + 1_000;
    const { now } = Date;
    Date.now = () => later;
    try {
      await sweepOrders();
    } finally {
      Date.now = now;
    }
    const { version, updatedAt } = await readOrder(orderId);
    expect(await sharedOf()).toEqual(others);
    expect(version).toBe(0);
    expect(updatedAt.getTime()).toBeLessThan(later);
  });

  it("of many accounts with one phone come to twenty that hold pieces, and not one more", async () => {
    const [product, users] = [await uncounted(), await makeUsers(6)];
    for (const user of users) await fillCart(user, { product });
    const phone = "01811111111";
    await multiply(await order(users[0]!, { phone }), 17);
    const { done } = await times(5, (index) => insist(users[index + 1]!, { phone }));
    expect(done).toEqual(["done", "done", "done", "done", "done"]);
    const holding = await Order.countDocuments({ phone, status: "pending", callFirst: { $ne: true } });
    expect(holding).toBeLessThanOrEqual(20);
    expect(await Order.countDocuments({ phone, status: "pending" })).toBe(22);
  });
});
