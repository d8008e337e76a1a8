import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { deleteOrder } from "@/lib/orders/decide/delete-order";
import { reopenOrder } from "@/lib/orders/decide/reopen-order";
import { SYSTEM } from "@/lib/orders/events";
import { listSoldLines, recountSold } from "@/lib/orders/sold/keep-sold";
import { SOLD } from "@/lib/orders/lifecycle/rules";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";
import { Order } from "@/models/order";
import { useDatabase } from "@/testing/database";
import { makeOrder } from "@/testing/orders";
import { bringTo, moveTo } from "@/testing/parcels";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";

useDatabase();
afterEach(() => vi.restoreAllMocks());

let productId: string;
let orderId: string;

const sold = async (days = 60, now = Date.now()) =>
  (await listSoldLines({ days, now })).map((line) => [line.productId, line.sold]);

/** A confirmed order of three pieces. */
beforeEach(async () => {
  const product = await makeProduct({ stock: "10" });
  productId = product._id;
  orderId = await makeOrder(await makeUser(), { product, quantity: 3 });
  await decideOrder({ orderId, decision: "Confirmed" });
});

/** Tells how often all orders were read from here on. */
function countWalks(): () => number {
  const find = vi.spyOn(Order, "find").mockClear();
  const isWalk = (filter: unknown) => JSON.stringify(filter).startsWith(JSON.stringify(SOLD).slice(0, -1));
  return () => find.mock.calls.filter(([filter]) => isWalk(filter)).length;
}

function failNextFind(): void {
  vi.spyOn(Order, "find").mockImplementationOnce(() => {
    throw new Error("The database is away.");
  });
}

it("reads all once, and afterwards what has changed", async () => {
  const walks = countWalks();
  const product = await makeProduct({ stock: "10" });
  expect(await sold()).toEqual([[productId, 3]]);
  const next = await makeOrder(await makeUser(), { product, quantity: 2 });
  expect(await sold()).toEqual([[productId, 3]]);
  await decideOrder({ orderId: next, decision: "Confirmed" });
  expect(await sold()).toEqual([
    [productId, 3],
    [product._id, 2],
  ]);
  expect(walks()).toBe(1);
});

it("forgets what is pending again, deleted, or came back", async () => {
  const admin = await makeAdmin();
  const walks = countWalks();
  expect(await sold()).toEqual([[productId, 3]]);
  await reopenOrder({ by: SYSTEM, orderId });
  expect(await sold()).toEqual([]);
  await bringTo(admin, orderId, "returning");
  expect(await sold()).toEqual([[productId, 0]]);
  await moveTo(admin, orderId, { from: "returning", to: "returned" });
  await deleteOrder({ actor: admin, orderId });
  expect(await sold()).toEqual([]);
  expect(walks()).toBe(1);
});

it("goes by the day of the order, and keeps no more days than are asked for", async () => {
  expect(await sold(1, Date.now() + 2 * DAY_MS)).toEqual([]);
  expect(await sold(30, Date.now() + 2 * DAY_MS)).toEqual([[productId, 3]]);
  await expect(sold(61)).rejects.toThrow("only 60 days");
  await recountSold(Date.now() + 61 * DAY_MS);
  // It has changed just now, but is long past.
  expect(await sold(60, Date.now() + 61 * DAY_MS)).toEqual([]);
});

it("finds at the next count what was changed without a trace", async () => {
  expect(await sold()).toEqual([[productId, 3]]);
  await Order.collection.deleteMany({});
  expect(await sold()).toEqual([[productId, 3]]);
  await recountSold();
  expect(await sold()).toEqual([]);
});

it("keeps what it has where a count fails, and tries anew where there was none", async () => {
  failNextFind();
  await expect(sold()).rejects.toThrow("away");
  expect(await sold()).toEqual([[productId, 3]]);
  failNextFind();
  await expect(recountSold()).rejects.toThrow("away");
  const walks = countWalks();
  expect(await sold()).toEqual([[productId, 3]]);
  expect(walks()).toBe(0);
});

it("sees a change that was on its way at the last look, also where the clock was put back since", async () => {
  expect(await sold()).toEqual([[productId, 3]]);
  const late = new Date(Date.now() - 4 * 60_000);
  await Order.collection.updateMany({}, { $set: { status: "Canceled", updatedAt: late } });
  expect(await sold()).toEqual([]);
  await Order.collection.updateMany({}, { $set: { status: "Confirmed", updatedAt: new Date() } });
  vi.useFakeTimers({ now: Date.now() + DAY_MS, toFake: ["Date"] });
  await sold();
  vi.useRealTimers();
  await Order.collection.updateMany({}, { $set: { status: "Canceled", updatedAt: new Date() } });
  expect(await sold()).toEqual([]);
});
