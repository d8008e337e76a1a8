import { Types } from "mongoose";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@/lib/platform/time/durations.mjs";
import { CACHE_TAGS } from "@/lib/platform/cache/cache-tags";
import { listCart } from "@/lib/orders/cart/queries";
import { abandonOrder } from "@/lib/orders/place/abandon-order";
import { placeOrder } from "@/lib/orders/place/place-order";
import { startSettlement } from "@/lib/orders/settle-order";
import { sweepOrders } from "@/lib/orders/place/sweep";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { crashWhilePlacing, endLease, pauseWhilePlacing } from "@/testing/crashes";
import { markerOf, settlePieces } from "@/lib/stock/settle-pieces";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { checkout, fillCart, makeKey, makeOrder, readOrder } from "@/testing/orders";
import { times } from "@/testing/outcomes";
import { makeUser } from "@/testing/people";
import { makeProduct, readUnit, requireProduct } from "@/testing/products";
import type { UserDto } from "@/lib/accounts/users/dto";
import { CartLine } from "@/models/cart-line";
import { CacheInvalidation } from "@/models/cache-invalidation";
import { Order } from "@/models/order";
import { Product } from "@/models/product";
import { StockUnit } from "@/models/stock-unit";

useDatabase();
afterEach(expectInvariants);

let user: UserDto;
let one: ProductDto;
let two: ProductDto;

/** Seven pieces and three; the cart takes two of each. */
beforeEach(async () => {
  [user, one, two] = [await makeUser(), await makeProduct({ stock: "7" }), await makeProduct({ stock: "3" })];
});

const fill = () => fillCart(user, { product: one, quantity: 2 }, { product: two, quantity: 2 });

async function expectUntouched(): Promise<void> {
  expect(await listCart(user)).toHaveLength(2);
  expect(await readUnit(one._id)).toMatchObject({ stock: 7, held: 0 });
  expect(await readUnit(two._id)).toMatchObject({ stock: 3, held: 0 });
  expect((await requireProduct(one._id)).stock).toBe("7");
}

describe("sweepOrders announces", () => {
  it("what it gave back, so that no page goes on saying that it is sold", async () => {
    await fill();
    await crashWhilePlacing({ user, key: makeKey(), after: "first hold" });
    await sweepOrders();
    const changes = await CacheInvalidation.find().lean();
    const named = new Set(changes.flatMap(({ tags }) => tags));
    expect([...named].filter((tag) => tag.startsWith("product:"))).toHaveLength(1);
    expect(named).toContain(CACHE_TAGS.category("Denim Pants"));
    await sweepOrders();
    expect(await CacheInvalidation.countDocuments()).toBe(changes.length);
  });
});

describe("sweepOrders undoes a checkout that crashed", () => {
  it.each(["start", "claim", "first hold", "all holds"] as const)("after the step %s", async (after) => {
    await fill();
    const key = makeKey();
    const orderId = await crashWhilePlacing({ user, key, after });
    await sweepOrders();
    expect((await readOrder(orderId.toString())).status).toBe("abandoned");
    await expectUntouched();
    const { orderId: placed } = await placeOrder({ user, input: checkout(5_000), key });
    expect(await readOrder(placed)).toMatchObject({ status: "pending", key });
  });

  it("while it was being undone, before the stock", async () => {
    await fill();
    const orderId = await crashWhilePlacing({ user, after: "all holds" });
    await Order.updateOne({ _id: orderId }, { status: "abandoned", key: `abandoned ${orderId.toString()}` });
    await sweepOrders();
    await expectUntouched();
  });

  it("while it was being undone, before the lines", async () => {
    await fill();
    const orderId = await crashWhilePlacing({ user, after: "all holds" });
    await abandonOrder(orderId);
    await CartLine.updateMany({}, { orderId });
    await sweepOrders();
    await expectUntouched();
  });

  it("whose request went on after it had been undone", async () => {
    await fill();
    const { wakeUp } = await pauseWhilePlacing(user);
    await sweepOrders();
    await expect(wakeUp()).rejects.toMatchObject({ code: "IN_PROGRESS" });
    await sweepOrders();
    await expectUntouched();
  });

  it("also when all instances sweep at once", async () => {
    await fill();
    await crashWhilePlacing({ user, after: "all holds" });
    const { codes } = await times(6, () => sweepOrders());
    expect(codes).toEqual([]);
    await expectUntouched();
  });

  it("but leaves one alone whose lease still runs", async () => {
    await fill();
    const orderId = await crashWhilePlacing({ user, after: "all holds", isLeaseOver: false });
    await sweepOrders();
    expect((await readOrder(orderId.toString())).status).toBe("placing");
    expect(await listCart(user)).toEqual([]);
    expect(await readUnit(one._id)).toMatchObject({ stock: 5, held: 2 });
    await endLease(orderId);
    await sweepOrders();
    await expectUntouched();
  });

  it("and forgets it after ten minutes, not before", async () => {
    await fill();
    const orderId = await crashWhilePlacing({ user, after: "claim" });
    await sweepOrders();
    await sweepOrders();
    expect(await Order.countDocuments({ _id: orderId })).toBe(1);
    await Order.updateOne({ _id: orderId }, { leaseUntil: new Date(Date.now() - 10 * 60_000 - 1) });
    await sweepOrders();
    expect(await Order.countDocuments({ _id: orderId })).toBe(0);
    await expectUntouched();
  });

  it("also when the shop was down for longer than that", async () => {
    await fill();
    const orderId = await crashWhilePlacing({ user, after: "all holds" });
    await Order.updateOne({ _id: orderId }, { leaseUntil: new Date(0) });
    await sweepOrders();
    await expectUntouched();
  });

  it.each([HOUR_MS, DAY_MS, 30 * DAY_MS])("also where the clock was put back %i ms since", async (ms) => {
    await fill();
    const orderId = await crashWhilePlacing({ user, after: "all holds" });
    await Order.updateOne({ _id: orderId }, { leaseUntil: new Date(Date.now() + ms) });
    await sweepOrders();
    await expectUntouched();
  });

  it("of which a killed database has lost the beginning, also where the clock was put back since", async () => {
    const orderId = Types.ObjectId.createFromTime((Date.now() + HOUR_MS) / 1_000);
    await StockUnit.updateOne(
      { productId: one._id },
      { $inc: { stock: -2 }, $push: { holds: { orderId, quantity: 2 } } },
    );
    await sweepOrders();
    expect(await readUnit(one._id)).toMatchObject({ stock: 7, held: 0 });
  });

  it.each([
    ["leaves alone what may be held by a server whose clock is minutes behind", 5 * MINUTE_MS, 2],
    ["takes back what nobody can be at any more, however far the clocks differ", 7 * MINUTE_MS, 0],
  ])("and %s", async (_, ageMs, held) => {
    const orderId = Types.ObjectId.createFromTime(Math.floor((Date.now() - ageMs) / 1_000));
    await StockUnit.updateOne(
      { productId: one._id },
      { $inc: { stock: -2 }, $push: { holds: { orderId, quantity: 2 } } },
    );
    await sweepOrders();
    expect(await readUnit(one._id)).toMatchObject({ stock: 7 - held });
    await sweepOrders({ clocksDifferMs: 0 });
    expect(await readUnit(one._id)).toMatchObject({ stock: 7 });
  });

  it("even if its request wakes up after it was forgotten", async () => {
    await fill();
    const { orderId, wakeUp } = await pauseWhilePlacing(user);
    await Order.updateOne({ _id: orderId }, { leaseUntil: new Date(0) });
    await sweepOrders();
    await expect(wakeUp()).rejects.toMatchObject({ code: "IN_PROGRESS" });
    await sweepOrders();
    await expectUntouched();
  });
});

describe("sweepOrders finishes what was committed", () => {
  const wishes = () => [
    { product: one, quantity: 2 },
    { product: two, quantity: 2 },
  ];

  it("when the lines of an order are still in the cart", async () => {
    const [lineId = ""] = await fill();
    const line = await CartLine.findById(lineId).lean();
    const { orderId } = await placeOrder({ user, input: checkout(5_000), key: makeKey() });
    await CartLine.create({ ...line, orderId });
    await sweepOrders();
    expect(await CartLine.countDocuments()).toBe(0);
    expect(await readOrder(orderId)).toMatchObject({ status: "pending", amount: 5_100 });
  });

  it("when the stock text was not published", async () => {
    await makeOrder(user, ...wishes());
    await Product.updateMany({}, { stock: "7", stockRevision: 1 });
    await StockUnit.updateMany({}, { isUnpublished: true });
    await sweepOrders();
    expect((await requireProduct(one._id)).stock).toBe("5");
    expect((await requireProduct(two._id)).stock).toBe("1");
  });

  it.each([
    ["Confirmed", "sell", { stock: 5, sold: 2 }],
    ["Canceled", "give back", { stock: 7, sold: 0 }],
  ] as const)("when an order that is %s is still to %s", async (status, settlement, unit) => {
    const orderId = await makeOrder(user, ...wishes());
    await Order.updateOne({ _id: orderId }, { status, settlement });
    await sweepOrders();
    await sweepOrders();
    expect(await readUnit(one._id)).toMatchObject({ ...unit, held: 0, received: 7 });
    expect((await requireProduct(one._id)).stock).toBe(String(unit.stock));
    expect((await readOrder(orderId)).settlement).toBeUndefined();
  });

  it("when only some of the stock was settled", async () => {
    const orderId = await makeOrder(user, ...wishes());
    await Order.updateOne({ _id: orderId }, { status: "Canceled", ...startSettlement("give back") });
    const { _id, settlementId, cartItems } = await readOrder(orderId);
    const unitId = cartItems.find((line) => line.productId.equals(one._id))?.unitId;
    if (!unitId) throw new Error("The line names no unit.");
    const moves = [{ unitId, quantity: 2, from: "held", into: "stock" } as const];
    const until = new Date(Date.now() + 60_000);
    await settlePieces({ orderId: _id, marker: markerOf(_id, settlementId), until, moves });
    expect(await readUnit(one._id)).toMatchObject({ stock: 7, held: 0 });
    await sweepOrders();
    expect(await readUnit(one._id)).toMatchObject({ stock: 7, held: 0 });
    expect(await readUnit(two._id)).toMatchObject({ stock: 3, held: 0 });
  });

  it("and leaves healthy orders, carts and stock as they are", async () => {
    const orderId = await makeOrder(user, ...wishes());
    await fillCart(user, { product: one });
    const before = [await readOrder(orderId), await CartLine.find().lean(), await StockUnit.find().lean()];
    const now = Date.now();
    const clock = vi.spyOn(Date, "now");
    for (const ms of [0, -HOUR_MS, DAY_MS, 2 * DAY_MS]) {
      clock.mockReturnValue(now + ms);
      await sweepOrders();
      expect([await readOrder(orderId), await CartLine.find().lean(), await StockUnit.find().lean()]).toEqual(
        before,
      );
    }
    clock.mockRestore();
  });
});
