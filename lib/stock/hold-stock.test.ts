import { Types } from "mongoose";
import { describe, expect, it } from "vitest";
import { holdStock } from "@/lib/stock/hold-stock";
import { publishStock } from "@/lib/stock/publish-stock";
import { setStock } from "@/lib/stock/pending-stock";
import { settleHolds } from "@/lib/stock/settle-holds";
import { useDatabase } from "@/testing/database";
import { times } from "@/testing/outcomes";
import { makeProduct, readUnit, requireProduct } from "@/testing/products";
import { Product } from "@/models/product";
import { StockUnit } from "@/models/stock-unit";

useDatabase();

const newId = () => new Types.ObjectId();

async function makeStock(stock: string): Promise<Types.ObjectId> {
  return new Types.ObjectId((await makeProduct({ stock }))._id);
}

const hold = (orderId: Types.ObjectId, productId: Types.ObjectId, quantity: number) =>
  holdStock({ orderId, demands: [{ productId, quantity, stock: 10 }] });
const readCount = (productId: Types.ObjectId) => readUnit(productId.toString());
const readText = async (productId: Types.ObjectId) => (await requireProduct(productId.toString())).stock;

describe("holdStock", () => {
  it("takes the pieces and writes the hold beside them", async () => {
    const productId = await makeStock("5");
    expect(await hold(newId(), productId, 5)).toBeNull();
    expect(await readCount(productId)).toMatchObject({ stock: 0, holds: [5], received: 5 });
  });

  it("takes nothing and names the product when there is not enough", async () => {
    const productId = await makeStock("5");
    expect(await hold(newId(), productId, 6)).toEqual(productId);
    expect(await readCount(productId)).toMatchObject({ stock: 5, holds: [] });
  });

  it("takes nothing again for the same order, even twenty times at once", async () => {
    const [orderId, productId] = [newId(), await makeStock("90")];
    const { done } = await times(20, () => hold(orderId, productId, 3));
    expect(new Set(done)).toEqual(new Set([null]));
    expect(await readCount(productId)).toMatchObject({ stock: 87, holds: [3] });
  });

  it("takes nothing again for the same order when no stock is left", async () => {
    const [orderId, productId] = [newId(), await makeStock("3")];
    await hold(orderId, productId, 3);
    expect(await hold(orderId, productId, 3)).toBeNull();
    expect(await readCount(productId)).toMatchObject({ stock: 0, holds: [3] });
  });

  it("asks nothing of a product that is not tracked", async () => {
    const productId = await makeStock("plenty");
    const demands = [{ productId, quantity: 99, stock: null }];
    expect(await holdStock({ orderId: newId(), demands })).toBeNull();
    expect(await StockUnit.countDocuments()).toBe(0);
  });
});

describe("settleHolds", () => {
  it.each([
    ["sell", { stock: 7, sold: 3 }],
    ["give back", { stock: 10, sold: 0 }],
  ] as const)("can %s once, and only what this order holds", async (settlement, unit) => {
    const [orderId, productId] = [newId(), await makeStock("12")];
    await hold(newId(), productId, 2);
    await hold(orderId, productId, 3);
    const { done } = await times(10, () => settleHolds({ orderId, settlement }));
    expect(done.flat().length).toBeGreaterThanOrEqual(1);
    expect(await settleHolds({ orderId, settlement })).toEqual([]);
    expect(await readCount(productId)).toMatchObject({ ...unit, holds: [2], received: 12 });
    expect(await readText(productId)).toBe(String(unit.stock));
  });
});

describe("setStock", () => {
  it("sets what can be ordered and books the difference, beside holds and sales", async () => {
    const [orderId, productId] = [newId(), await makeStock("10")];
    await hold(orderId, productId, 2);
    await hold(newId(), productId, 1);
    await settleHolds({ orderId, settlement: "sell" });
    await setStock({ productId, stock: 50, edit: 2 });
    expect(await readCount(productId)).toMatchObject({ stock: 50, holds: [1], sold: 2, received: 53 });
  });

  it("stays exact beside holds that are taken at once", async () => {
    const productId = await makeStock("40");
    await times(20, async (index) => {
      if (index % 4 === 0) await setStock({ productId, stock: 40 + index, edit: 2 + index });
      else await hold(newId(), productId, 1);
    });
    const { stock, holds, sold, received } = await readCount(productId);
    expect(holds).toHaveLength(15);
    expect(received).toBe(stock + 15 + sold);
    await publishStock([productId]);
    expect(await readText(productId)).toBe(String(stock));
  });
});

describe("publishStock", () => {
  it("brings the text up to the count, and forgets that it lagged", async () => {
    const productId = await makeStock("10");
    await hold(newId(), productId, 4);
    expect(await readText(productId)).toBe("10");
    await publishStock([productId]);
    expect(await readText(productId)).toBe("6");
    expect(await StockUnit.countDocuments({ isUnpublished: true })).toBe(0);
  });

  it("never writes an older count over a newer one", async () => {
    const productId = await makeStock("10");
    await hold(newId(), productId, 4);
    await Product.updateOne({ _id: productId }, { stock: "3", stockRevision: 99 });
    await publishStock([productId]);
    expect(await readText(productId)).toBe("3");
  });

  it("keeps a text that an admin has made untracked, and no edit's version is used up", async () => {
    const productId = await makeStock("10");
    await hold(newId(), productId, 4);
    await Product.updateOne({ _id: productId }, { stock: "on demand" });
    await publishStock([productId]);
    expect(await requireProduct(productId.toString())).toMatchObject({ stock: "on demand", version: 1 });
  });

  it("says the truth after twenty orders at once", async () => {
    const productId = await makeStock("50");
    await times(20, async () => {
      await hold(newId(), productId, 2);
      await publishStock([productId]);
    });
    await publishStock([productId]);
    expect(await readText(productId)).toBe("10");
  });
});
