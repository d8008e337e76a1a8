import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sweepOrders } from "@/lib/orders/place/sweep";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { interceptWrite } from "@/testing/crashes";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { roundsOf } from "@/testing/long-tests";
import { makeOrder, readOrder } from "@/testing/orders";
import { times } from "@/testing/outcomes";
import { bringTo, moveTo } from "@/testing/parcels";
import { makeAdmin, makeProvedUser, makeUser } from "@/testing/people";
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
/** After the commit, before the pieces; before it is noted that they moved; before the markers are forgotten. */
const AFTER_THE_COMMIT = {
  "the commit": () => vi.spyOn(StockUnit.collection, "bulkWrite").mockImplementationOnce(crash),
  "the pieces": () => vi.spyOn(Order, "updateOne").mockImplementationOnce(crash),
  "its note": () => vi.spyOn(StockUnit, "updateMany").mockImplementationOnce(crash),
};
const BEFORE_THE_COMMIT = {
  "the first hold": () => interceptWrite(1, crash),
  "all holds": () => vi.spyOn(Order, "findOneAndUpdate").mockImplementationOnce(crash),
};

let admin: UserDto;
let jeans: ProductDto;
let shirt: ProductDto;
let orderId: string;

/** Three jeans and two shirts of ten, on their way back. */
beforeEach(async () => {
  admin = await makeAdmin();
  jeans = await makeProduct({ stock: "10" });
  shirt = await makeProduct({ name: "Shirt", stock: "10" });
  await makeNext();
});

async function makeNext(): Promise<void> {
  const customer = await makeProvedUser();
  orderId = await makeOrder(customer, { product: jeans, quantity: 3 }, { product: shirt, quantity: 2 });
  await bringTo(admin, orderId, "returning");
}

const arrive = async () => {
  const { cartItems } = await readOrder(orderId);
  const returned = cartItems.map(({ _id, quantity }) => ({ lineId: _id.toString(), sellable: quantity }));
  return await moveTo(admin, orderId, { from: "returning", to: "returned", returned });
};
const undo = () => moveTo(admin, orderId, { from: "returned", to: "returning" });
const stocks = async () => Promise.all([jeans, shirt].map(async ({ _id }) => (await readUnit(_id)).stock));
const stateOf = async () => (await readOrder(orderId)).parcel?.state;

/** As the sweeper finds it when nobody can be at it any more. */
async function sweepLater(): Promise<void> {
  vi.restoreAllMocks();
  await Order.updateMany({ settlingUntil: { $exists: true } }, { settlingUntil: new Date(0) });
  const later = Date.now() + 7 * MINUTE_MS;
  vi.spyOn(Date, "now").mockReturnValue(later);
  await sweepOrders();
  vi.restoreAllMocks();
}

it.each(Object.entries(AFTER_THE_COMMIT))("a return that ends after %s is finished", async (_, endAfter) => {
  endAfter();
  await arrive();
  await sweepLater();
  expect(await stateOf()).toBe("returned");
  expect(await stocks()).toEqual([10, 10]);
  await expectInvariants();
});

describe("an undone return that ends", () => {
  beforeEach(async () => void (await arrive()));

  it.each(Object.entries(BEFORE_THE_COMMIT))("after %s was none", async (_, endAfter) => {
    endAfter();
    await expect(undo()).rejects.toBe(CRASH);
    await sweepLater();
    expect(await stateOf()).toBe("returned");
    expect(await stocks()).toEqual([10, 10]);
    await expectInvariants();
  });

  it("after the commit is finished", async () => {
    const write = StockUnit.collection.bulkWrite.bind(StockUnit.collection);
    // Two holds come before.
    vi.spyOn(StockUnit.collection, "bulkWrite")
      .mockImplementationOnce(write)
      .mockImplementationOnce(write)
      .mockImplementationOnce(crash);
    await undo();
    await sweepLater();
    expect(await stateOf()).toBe("returning");
    expect(await stocks()).toEqual([7, 8]);
    await expectInvariants();
  });
});

describe("at once", () => {
  it("a return by twenty gives the pieces back once", async () => {
    const { done, codes } = await times(20, arrive);
    expect(done).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(["PARCEL_STATE"]));
    // The sweeper finishes the work that took a slow machine too long.
    await sweepOrders();
    expect(await stocks()).toEqual([10, 10]);
    await expectInvariants();
  });

  it("two admins who move it to different states: one does, the other is told", async () => {
    for (let round = 0; round < roundsOf(6); round += 1) {
      await moveTo(admin, orderId, { from: "returning", to: "handedOver" });
      const targets = ["delivered", "returning", "lost", "packed"] as const;
      const { done, codes } = await times(4, (index) =>
        moveTo(admin, orderId, { from: "handedOver", to: targets[index] ?? "lost" }),
      );
      expect(done).toHaveLength(1);
      expect(codes).toEqual(["PARCEL_STATE", "PARCEL_STATE", "PARCEL_STATE"]);
      await expectInvariants();
      await makeAnother();
    }
  });

  it("a return, its undoing and an order for the last pieces leave every piece where the orders say", async () => {
    for (let round = 0; round < roundsOf(6); round += 1) {
      await arrive();
      const buyer = await makeUser();
      await Promise.allSettled([undo(), makeOrder(buyer, { product: jeans, quantity: 1 }), undo(), arrive()]);
      await sweepOrders();
      await expectInvariants();
      await makeAnother();
    }
  });
});

/** The next round has products of its own. */
async function makeAnother(): Promise<void> {
  jeans = await makeProduct({ name: `Jeans ${orderId}`, stock: "10" });
  shirt = await makeProduct({ name: `Shirt ${orderId}`, stock: "10" });
  await makeNext();
}
