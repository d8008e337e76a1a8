import { afterEach, describe, expect, it } from "vitest";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { deleteOrder } from "@/lib/orders/decide/delete-order";
import {
  LIMITS_BY_STANDING,
  NEWCOMER_LIMITS,
  NEWCOMER_WINDOW_SECONDS,
} from "@/lib/orders/limits/order-limits";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { fillCart, makeOrder, readOrder } from "@/testing/orders";
import { insist, order, type OrderFields } from "@/testing/newcomers";
import { codeOf, times } from "@/testing/outcomes";
import { makeProvedUser, makeUser, makeUsers } from "@/testing/people";
import { makeProduct, readUnit } from "@/testing/products";
import { Order } from "@/models/order";
import { User } from "@/models/user";

useDatabase();
afterEach(expectInvariants);

const cheap = () => makeProduct({ price: 100, stock: "1000" });

async function piecesOfPending(): Promise<number> {
  const orders = await Order.find({ status: "pending" }).lean();
  return orders.flatMap(({ cartItems }) => cartItems).reduce((sum, { quantity }) => sum + quantity, 0);
}

const isCallFirst = async (orderId: string): Promise<boolean> =>
  (await readOrder(orderId)).callFirst === true;

describe("newcomers who share something", () => {
  const PHONE = "01811111111";

  async function fillUp(
    fields: (index: number) => OrderFields,
    most: number = NEWCOMER_LIMITS.phone.maxPieces,
  ) {
    const product = await cheap();
    const users = await makeUsers(most / 10);
    const orderIds: string[] = [];
    for (const [index, user] of users.entries()) {
      await fillCart(user, { product, quantity: 10 });
      orderIds.push(await order(user, fields(index)));
    }
    expect(await piecesOfPending()).toBe(most);
    const next = await makeUser();
    await fillCart(next, { product });
    return { product, users, orderIds, next };
  }

  it("hold ninety pieces a day with one phone, whatever e-mail they have proved; who has been called holds more", async () => {
    const { next, product } = await fillUp(() => ({ phone: PHONE }));
    expect(await isCallFirst(await order(next, { phone: `+88${PHONE}` }))).toBe(true);
    expect(await readUnit(product._id)).toMatchObject({ stock: 910 });
    await fillCart(next, { product });
    expect(await isCallFirst(await order(next, { phone: "01822222222" }))).toBe(false);
    const proved = await makeProvedUser();
    await fillCart(proved, { product });
    expect(await isCallFirst(await order(proved, { phone: PHONE }))).toBe(true);
    const known = await makeUser();
    await decideOrder({ orderId: await makeOrder(known, { product }), decision: "Confirmed" });
    await fillCart(known, { product });
    expect(await isCallFirst(await order(known, { phone: PHONE }))).toBe(false);
  });

  it("hold as many pieces a day behind one address as ten accounts, and the address is not kept with the orders", async () => {
    const clientAddress = "203.0.113.7";
    const { next, product } = await fillUp(
      (index) => ({ clientAddress, phone: `018333333${10 + index}` }),
      10 * LIMITS_BY_STANDING.newcomer.maxPieces,
    );
    expect(await isCallFirst(await order(next, { clientAddress, phone: PHONE }))).toBe(true);
    expect(JSON.stringify(await Order.find().lean())).not.toContain(clientAddress);
    await fillCart(next, { product });
    expect(await isCallFirst(await order(next, { clientAddress: "203.0.113.8", phone: PHONE }))).toBe(false);
  });

  it("hold ninety pieces a day with one mailbox, by whichever of its addresses", async () => {
    const product = await cheap();
    const addresses = [
      "rahim@gmail.com",
      "ra.him+1@gmail.com",
      "RAHIM@googlemail.com",
      "r.a.h.i.m+x@gmail.com",
    ];
    const placed = await Promise.all(
      addresses.map(async (email) => {
        const user = await makeUser({ email: email.toLowerCase(), isEmailVerified: true });
        for (const option of ["30", "32"]) await fillCart(user, { product, quantity: 10, size: option });
        return user;
      }),
    );
    const orders: boolean[] = [];
    for (const [index, user] of placed.entries())
      orders.push(await isCallFirst(await order(user, { phone: `0181111111${index}` })));
    expect(orders).toEqual([false, false, false, false]);
    const last = await makeUser({ email: "ra.h.im@gmail.com", isEmailVerified: true });
    await fillCart(last, { product, quantity: 11 });
    expect(await isCallFirst(await order(last, { phone: "01811111119" }))).toBe(true);
  });

  it("count for it as long as they wait for a call, and no longer", async () => {
    const { next, users, orderIds, product } = await fillUp(() => ({ phone: PHONE }));
    const [first = "", second = "", third = ""] = orderIds;
    await decideOrder({ orderId: first, decision: "Canceled" });
    await deleteOrder({ actor: users[1]!, orderId: second });
    await decideOrder({ orderId: third, decision: "Confirmed" });
    await fillCart(next, { product, quantity: 9 });
    expect(await isCallFirst(await order(next, { phone: PHONE }))).toBe(false);
    const more = await makeUser();
    await fillCart(more, { product, quantity: 10 });
    expect(await isCallFirst(await order(more, { phone: PHONE }))).toBe(false);
    await fillCart(more, { product, quantity: 11 });
    expect(await codeOf(order(more, { phone: PHONE }))).toBe("TOO_MANY_PIECES");
  });

  it("still count for it that the shop has cancelled as fake", async () => {
    const { next, orderIds, product } = await fillUp(() => ({ phone: PHONE }));
    const [first = ""] = orderIds;
    await decideOrder({ orderId: first, decision: "Canceled", words: { reason: "fake" } });
    expect(await isCallFirst(await order(next, { phone: PHONE }))).toBe(true);
    expect(await readUnit(product._id)).toMatchObject({ stock: 920 });
  });

  it("may order again a day later", async () => {
    const { next } = await fillUp(() => ({ phone: PHONE }));
    const later = Date.now() + NEWCOMER_WINDOW_SECONDS * 1_000 + 1_000;
    const { now } = Date;
    Date.now = () => later;
    try {
      expect(await isCallFirst(await order(next, { phone: PHONE }))).toBe(false);
    } finally {
      Date.now = now;
    }
  });

  it("are free of it all with a phone that they have proved", async () => {
    const { next, product } = await fillUp(() => ({ phone: PHONE }));
    await User.updateOne({ _id: next._id }, { provedPhone: "01899999999" });
    expect(await isCallFirst(await order(next, { phone: PHONE }))).toBe(false);
    expect(await readUnit(product._id)).toMatchObject({ stock: 909 });
  });
});

describe("orders at the same moment", () => {
  it("of many accounts with one phone hold ninety pieces at the most, and every one is taken", async () => {
    const [product, users] = [await cheap(), await makeUsers(20)];
    for (const user of users) await fillCart(user, { product, quantity: 9 });
    const { done } = await times(20, (index) => insist(users[index]!, { phone: "01811111111" }));
    expect(done).toHaveLength(20);
    expect(new Set(done)).toEqual(new Set(["done"]));
    const { stock } = await readUnit(product._id);
    expect(stock).toBeGreaterThanOrEqual(910);
  });
});
