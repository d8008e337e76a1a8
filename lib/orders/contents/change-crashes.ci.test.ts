import { Types } from "mongoose";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { deleteOrder } from "@/lib/orders/decide/delete-order";
import { sweepOrders } from "@/lib/orders/place/sweep";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { change } from "@/testing/contents";
import { interceptWrite } from "@/testing/crashes";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { makeOrder, readOrder } from "@/testing/orders";
import { codeOf } from "@/testing/outcomes";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct, readUnit } from "@/testing/products";
import type { UserDto } from "@/lib/accounts/users/dto";
import { Order } from "@/models/order";
import { StockUnit } from "@/models/stock-unit";
import { MINUTE_MS } from "@/lib/platform/time/durations.mjs";

useDatabase();
afterEach(() => vi.restoreAllMocks());

const CRASH = new Error("The process ended here.");
const crash = (): never => {
  throw CRASH;
};

/** Between which two steps the process dies, and the call of the database with which the next one would begin. */
const BEFORE_THE_COMMIT = {
  "the first hold": () => interceptWrite(1, crash),
  "all holds": () => vi.spyOn(Order, "findOneAndUpdate").mockImplementationOnce(crash),
};
const AFTER_THE_COMMIT = {
  // Two holds came before.
  "the commit": () => {
    const write = StockUnit.collection.bulkWrite.bind(StockUnit.collection);
    vi.spyOn(StockUnit.collection, "bulkWrite")
      .mockImplementationOnce(write)
      .mockImplementationOnce(write)
      .mockImplementationOnce(crash);
  },
  "the pieces": () => vi.spyOn(Order, "updateOne").mockImplementationOnce(crash),
  "its note": () => vi.spyOn(StockUnit, "updateMany").mockImplementationOnce(crash),
};

let customer: UserDto;
let admin: UserDto;
let jeans: ProductDto;
let shirt: ProductDto;
let cap: ProductDto;
let orderId: string;

/** Three jeans and two shirts of ten; the change makes one of the jeans four of the shirts and two caps. */
beforeEach(async () => {
  [customer, admin] = [await makeUser(), await makeAdmin()];
  jeans = await makeProduct({ stock: "10" });
  shirt = await makeProduct({ name: "Shirt", stock: "10" });
  cap = await makeProduct({ name: "Cap", stock: "10" });
  orderId = await makeOrder(customer, { product: jeans, quantity: 3 }, { product: shirt, quantity: 2 });
});

const LINES = () =>
  [
    [jeans, 1],
    [shirt, 4],
    [cap, 2],
  ] as const;
const edit = () =>
  change(admin, orderId, {
    lines: LINES().map(([product, quantity]) => ({
      productId: product._id,
      quantity,
      size: "30",
      color: "Indigo",
    })),
  });

const counts = async () =>
  Promise.all(
    [jeans, shirt, cap].map(async ({ _id }) => {
      const { stock, held, sold } = await readUnit(_id);
      return [stock, held, sold];
    }),
  );
const BEFORE = [
  [7, 3, 0],
  [8, 2, 0],
  [10, 0, 0],
];
const AFTER = [
  [9, 1, 0],
  [6, 4, 0],
  [8, 2, 0],
];
const sold = (rows: number[][]) => rows.map(([stock, held]) => [stock, 0, held]);

/** As the sweeper finds it when nobody can be at it any more. */
async function sweepLater(): Promise<void> {
  vi.restoreAllMocks();
  await Order.updateMany({ settlingUntil: { $exists: true } }, { settlingUntil: new Date(0) });
  const later = Date.now() + 7 * MINUTE_MS;
  vi.spyOn(Date, "now").mockReturnValue(later);
  await sweepOrders();
  vi.restoreAllMocks();
}

describe.each(["pending", "Confirmed"] as const)("a change of a %s order that ends after", (status) => {
  const as = (rows: number[][]) => (status === "pending" ? rows : sold(rows));
  beforeEach(async () => {
    if (status === "Confirmed") await decideOrder({ orderId, decision: "Confirmed" });
  });

  it.each(Object.entries(BEFORE_THE_COMMIT))("%s is undone", async (_, crashThen) => {
    crashThen();
    await expect(edit()).rejects.toBe(CRASH);
    vi.restoreAllMocks();
    // Its request may still be running.
    await sweepOrders();
    expect(await counts()).not.toEqual(as(BEFORE));
    await sweepLater();
    expect(await counts()).toEqual(as(BEFORE));
    expect((await readOrder(orderId)).cartItems).toHaveLength(2);
    await expectInvariants();
  });

  it.each(Object.entries(AFTER_THE_COMMIT))("%s is finished", async (_, crashThen) => {
    crashThen();
    await edit();
    expect((await readOrder(orderId)).cartItems).toHaveLength(3);
    await sweepLater();
    expect(await counts()).toEqual(as(AFTER));
    await sweepLater();
    expect(await counts()).toEqual(as(AFTER));
    await expectInvariants();
  });
});

describe("a change whose pieces are still on their way", () => {
  const crashAtOnce = async () => {
    AFTER_THE_COMMIT["the commit"]();
    await edit();
    vi.restoreAllMocks();
  };
  const setLease = (settlingUntil: Date) => Order.updateOne({ _id: orderId }, { settlingUntil });
  const endLease = () => setLease(new Date(0));
  const extendLease = () => setLease(new Date(Date.now() + 180_000));

  it("holds up whoever decides about the order, for as long as somebody may be at it", async () => {
    await crashAtOnce();
    await extendLease();
    expect(await codeOf(decideOrder({ orderId, decision: "Confirmed" }))).toBe("IN_PROGRESS");
    expect(await codeOf(deleteOrder({ actor: customer, orderId }))).toBe("IN_PROGRESS");
    await endLease();
    await decideOrder({ orderId, decision: "Confirmed" });
    expect(await counts()).toEqual(sold(AFTER));
    await expectInvariants();
  });

  it("is finished first by the customer who cancels the order", async () => {
    await crashAtOnce();
    await endLease();
    await deleteOrder({ actor: customer, orderId });
    expect(await counts()).toEqual([
      [10, 0, 0],
      [10, 0, 0],
      [10, 0, 0],
    ]);
    await expectInvariants();
  });

  it("is left to whoever is at it, also when that takes long", async () => {
    await crashAtOnce();
    const before = await counts();
    await extendLease();
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 7 * MINUTE_MS);
    await sweepOrders();
    vi.restoreAllMocks();
    expect(await counts()).toEqual(before);
    await endLease();
    await sweepOrders();
    expect(await counts()).toEqual(AFTER);
    await expectInvariants();
  });

  it("is finished once, by all who come at once", async () => {
    await crashAtOnce();
    await endLease();
    await Promise.all([sweepOrders(), sweepOrders(), decideOrder({ orderId, decision: "Canceled" })]);
    await sweepLater();
    expect(await counts()).toEqual([
      [10, 0, 0],
      [10, 0, 0],
      [10, 0, 0],
    ]);
    await expectInvariants();
  });
});

it("a change that stood still for longer than it may is not committed", async () => {
  const start = Date.now() - 40_000;
  vi.spyOn(Date, "now").mockReturnValue(start);
  expect(new Types.ObjectId().getTimestamp().getTime()).toBeLessThan(Date.parse(new Date().toISOString()));
  expect(await codeOf(edit())).toBe("IN_PROGRESS");
  vi.restoreAllMocks();
  expect(await counts()).toEqual(BEFORE);
  expect(await readOrder(orderId)).toMatchObject({ version: 0 });
  await expectInvariants();
});
