import { afterEach, beforeEach, expect, it, type MockInstance, vi } from "vitest";
import mongoose, { Types } from "mongoose";
import { runMigrations } from "@/lib/maintenance/migrations/run-migrations";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { sweepOrders } from "@/lib/orders/place/sweep";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { makeOrder, readOrder } from "@/testing/orders";
import { makeUser } from "@/testing/people";
import { makeProduct, readUnit, requireProduct } from "@/testing/products";
import { Order } from "@/models/order";
import { Product } from "@/models/product";
import { StockUnit } from "@/models/stock-unit";

useDatabase();
afterEach(() => vi.restoreAllMocks());

let product: ProductDto;
let pending: string;
let sold: string;

const units = () => mongoose.connection.collection("stockUnits");

/** Three of twenty pieces wait, two are sold, as a shop of the last version has it. */
beforeEach(async () => {
  product = await makeProduct({ stock: "20" });
  const plenty = await makeProduct({ stock: "plenty" });
  const user = await makeUser();
  pending = await makeOrder(user, { product, quantity: 1 }, { product, quantity: 2 }, { product: plenty });
  sold = await makeOrder(user, { product, quantity: 2 });
  await decideOrder({ orderId: sold, decision: "Confirmed" });
  await Order.collection.updateMany({}, { $unset: { "cartItems.$[].unitId": 1, version: 1 } });
  await units().updateMany(
    { productId: new Types.ObjectId(product._id) },
    {
      $unset: { held: 1, applied: 1, retiredAt: 1, soldEarlier: 1 },
      $set: { holds: [{ orderId: new Types.ObjectId(pending), quantity: 3 }] },
    },
  );
  await units().createIndex({ productId: 1, size: 1, color: 1 }, { unique: true });
});

async function expectMigrated(): Promise<void> {
  expect(await readUnit(product._id)).toMatchObject({ stock: 15, held: 3, sold: 2, received: 20 });
  const unit = await StockUnit.findOne({ productId: product._id }).lean();
  expect(unit?.holds).toEqual([]);
  const { cartItems } = await readOrder(pending);
  const named = cartItems.filter(({ unitId }) => unitId);
  expect(named.map(({ unitId }) => unitId)).toEqual([unit?._id, unit?._id]);
  expect((await readOrder(sold)).cartItems[0]?.unitId).toEqual(unit?._id);
  await expectInvariants();
}

it("lets the lines of orders name their unit, and changes no count", async () => {
  await runMigrations();
  await expectMigrated();
  await runMigrations();
  await expectMigrated();
  expect((await requireProduct(product._id)).stock).toBe("15");
  await decideOrder({ orderId: pending, decision: "Canceled" });
  expect(await readUnit(product._id)).toMatchObject({ stock: 18, held: 0, sold: 2 });
});

const die = (): never => {
  throw new Error("Killed.");
};

async function expectToGoOn(spy: MockInstance): Promise<void> {
  await expect(runMigrations()).rejects.toThrow("Migration 4");
  expect(spy).toHaveBeenCalled();
  spy.mockRestore();
  await runMigrations();
  await expectMigrated();
}

it.each([
  ["units", () => vi.spyOn(StockUnit, "updateOne").mockImplementationOnce(die)],
  ["lines", () => vi.spyOn(Order, "bulkWrite").mockImplementationOnce(die)],
])("goes on where it was killed before it wrote the first of the %s", async (_, kill) => {
  await expectToGoOn(kill());
});

it("goes on where it was killed before it counted what was sold", async () => {
  const find = Order.find.bind(Order);
  const spy = vi.spyOn(Order, "find").mockImplementation((...args) => {
    if (JSON.stringify(args[0]) === JSON.stringify({ status: "Confirmed" })) die();
    return find(...args);
  });
  await expectToGoOn(spy);
});

it("finishes what the last version left half done", async () => {
  await units().updateMany({}, { $set: { takenEdit: 1 } });
  await Product.collection.updateOne(
    { _id: new Types.ObjectId(product._id) },
    { $set: { stock: "50", pendingStock: 50, stockEdits: 2, updatedAt: new Date(0) } },
  );
  await Order.collection.updateOne(
    { _id: new Types.ObjectId(pending) },
    { $set: { status: "Confirmed", settlement: "sell" } },
  );
  await runMigrations();
  await sweepOrders();
  expect(await readUnit(product._id)).toMatchObject({ stock: 50, held: 0, sold: 5, received: 55 });
  await expectInvariants();
});

it("allows a retired unit beside the one of the same option", async () => {
  await runMigrations();
  const names = (await units().indexes()).map(({ name }) => name);
  expect(names).not.toContain("productId_1_size_1_color_1");
});

it("loses nothing that is ordered while it counts what was sold", async () => {
  await units().updateMany({}, { $set: { held: 0, applied: [], retiredAt: null } });
  const buyer = await makeUser();
  const update = StockUnit.updateOne.bind(StockUnit);
  const orderFirst = async (...args: Parameters<typeof update>) => {
    await makeOrder(buyer, { product, quantity: 1 });
    return await update(...args);
  };
  const spy = vi.spyOn(StockUnit, "updateOne").mockImplementationOnce(orderFirst as never);
  await runMigrations();
  expect(await readUnit(product._id)).toMatchObject({ stock: 14, held: 4, sold: 2, received: 20 });
  expect(spy).toHaveBeenCalledTimes(2);
  await expectInvariants();
});
