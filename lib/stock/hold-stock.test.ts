import { Types } from "mongoose";
import { describe, expect, it } from "vitest";
import { setCounts } from "@/lib/stock/apply-pending-edit";
import { foldHolds } from "@/lib/stock/fold-holds";
import { holdStock } from "@/lib/stock/hold-stock";
import { publishStock } from "@/lib/stock/publish-stock";
import { releaseHolds } from "@/lib/stock/release-holds";
import { settlePieces } from "@/lib/stock/settle-pieces";
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

async function unitIdOf(productId: Types.ObjectId): Promise<Types.ObjectId> {
  const unit = await StockUnit.findOne({ productId }).select("_id").lean();
  if (!unit) throw new Error("There is no such stock unit.");
  return unit._id;
}

const hold = async (orderId: Types.ObjectId, productId: Types.ObjectId, quantity: number) =>
  await holdStock({ orderId, demands: [{ unitId: await unitIdOf(productId), quantity }] });
const readCount = (productId: Types.ObjectId) => readUnit(productId.toString());
const readText = async (productId: Types.ObjectId) => (await requireProduct(productId.toString())).stock;
const countEntries = async (productId: Types.ObjectId) =>
  (await StockUnit.findOne({ productId }).lean())?.holds.length;

describe("holdStock", () => {
  it("takes the pieces and writes the hold beside them", async () => {
    const productId = await makeStock("5");
    expect(await hold(newId(), productId, 5)).toBeNull();
    expect(await readCount(productId)).toMatchObject({ stock: 0, held: 5, received: 5 });
  });

  it("takes nothing and names the unit when there is not enough", async () => {
    const productId = await makeStock("5");
    expect(await hold(newId(), productId, 6)).toEqual(await unitIdOf(productId));
    expect(await readCount(productId)).toMatchObject({ stock: 5, held: 0 });
  });

  it("asks for each unit by itself: what an order holds of one says nothing of another", async () => {
    const [plenty, short] = [await unitIdOf(await makeStock("5")), await unitIdOf(await makeStock("1"))];
    const demands = [plenty, short].map((unitId) => ({ unitId, quantity: 2 }));
    expect(await holdStock({ orderId: newId(), demands })).toEqual(short);
  });

  it("takes nothing again for the same order, even twenty times at once", async () => {
    const [orderId, productId] = [newId(), await makeStock("90")];
    const { done } = await times(20, () => hold(orderId, productId, 3));
    expect(new Set(done)).toEqual(new Set([null]));
    expect(await readCount(productId)).toMatchObject({ stock: 87, held: 3 });
  });

  it("takes nothing again for the same order when no stock is left", async () => {
    const [orderId, productId] = [newId(), await makeStock("3")];
    await hold(orderId, productId, 3);
    expect(await hold(orderId, productId, 3)).toBeNull();
    expect(await readCount(productId)).toMatchObject({ stock: 0, held: 3 });
  });
});

describe("releaseHolds", () => {
  it("gives back once, and only what this order holds", async () => {
    const [orderId, productId] = [newId(), await makeStock("12")];
    await hold(newId(), productId, 2);
    await hold(orderId, productId, 3);
    await times(10, () => releaseHolds(orderId));
    expect(await releaseHolds(orderId)).toEqual([]);
    expect(await readCount(productId)).toMatchObject({ stock: 10, held: 2, received: 12 });
  });
});

describe("foldHolds", () => {
  it("counts an entry once, however many do it, and keeps the unit small", async () => {
    const productId = await makeStock("500");
    const orderIds = Array.from({ length: 40 }, newId);
    for (const orderId of orderIds) await hold(orderId, productId, 2);
    await hold(newId(), productId, 5);
    const unitId = await unitIdOf(productId);
    await times(10, () => foldHolds(orderIds, [unitId]));
    expect(await readCount(productId)).toMatchObject({ stock: 415, held: 85 });
    expect(await countEntries(productId)).toBe(1);
  });
});

describe("settlePieces", () => {
  const soon = () => new Date(Date.now() + 60_000);

  it.each([
    ["sold", "folded", { stock: 7, sold: 3 }],
    ["stock", "folded", { stock: 10, sold: 0 }],
    ["sold", "not folded", { stock: 7, sold: 3 }],
    ["stock", "not folded", { stock: 10, sold: 0 }],
  ] as const)("moves pieces to %s once where the entry is %s", async (into, entry, unit) => {
    const [orderId, productId] = [newId(), await makeStock("12")];
    const unitId = await unitIdOf(productId);
    await hold(newId(), productId, 2);
    await hold(orderId, productId, 3);
    if (entry === "folded") await foldHolds([orderId], [unitId]);
    const moves = [{ unitId, quantity: 3, from: "held", into }] as const;
    const settle = () => settlePieces({ orderId, marker: "m", until: soon(), moves: [...moves] });
    const { done } = await times(10, settle);
    expect(done).toEqual(Array.from({ length: 10 }, () => true));
    expect(await readCount(productId)).toMatchObject({ ...unit, held: 2, received: 12 });
  });

  it("changes nothing once its time is over: another process may be at it", async () => {
    const [orderId, productId] = [newId(), await makeStock("12")];
    await hold(orderId, productId, 3);
    const move = { unitId: await unitIdOf(productId), quantity: 3, from: "held", into: "stock" } as const;
    const until = new Date(Date.now() - 1_000);
    expect(await settlePieces({ orderId, marker: "m", until, moves: [move] })).toBe(false);
    expect(await readCount(productId)).toMatchObject({ stock: 9, held: 3 });
  });

  it("writes nothing off whose new place is gone as well", async () => {
    const [orderId, productId, otherId] = [newId(), await makeStock("12"), await makeStock("5")];
    await hold(orderId, productId, 3);
    const [unitId, successorId] = [await unitIdOf(productId), await unitIdOf(otherId)];
    await StockUnit.updateMany({ _id: { $in: [unitId, successorId] } }, { retiredAt: new Date() });
    const successors = [{ unitId: successorId, quantity: 3 }];
    const move = { unitId, quantity: 3, from: "held", into: "stock", successors } as const;
    const settle = () =>
      settlePieces({ orderId, marker: "m", until: soon(), moves: [{ ...move, successors }] });
    expect(await settle()).toBe(false);
    expect(await StockUnit.findById(unitId).lean()).toMatchObject({ received: 12, applied: [] });
    await StockUnit.updateOne({ _id: successorId }, { retiredAt: null });
    await times(3, settle);
    expect(await StockUnit.findById(unitId).lean()).toMatchObject({ received: 9, holds: [] });
    expect(await readCount(otherId)).toMatchObject({ stock: 8, received: 8 });
  });
});

describe("setCounts", () => {
  const count = (productId: Types.ObjectId, stock: number, edit: number, seen?: number) =>
    setCounts({
      productId,
      edit,
      counts: [{ size: "", color: "", stock, ...(seen !== undefined && { seen }) }],
    });

  it("sets what can be ordered and books the difference, beside what is held", async () => {
    const productId = await makeStock("10");
    await hold(newId(), productId, 1);
    await count(productId, 50, 2);
    expect(await readCount(productId)).toMatchObject({ stock: 50, held: 1, received: 51 });
  });

  it("books the difference to what was seen, whatever was sold meanwhile", async () => {
    const productId = await makeStock("10");
    await hold(newId(), productId, 4);
    await count(productId, 15, 2, 10);
    expect(await readCount(productId)).toMatchObject({ stock: 11, held: 4, received: 15 });
    await count(productId, 0, 3, 15);
    expect(await readCount(productId)).toMatchObject({ stock: 0, held: 4, received: 4 });
  });

  it("stays exact beside holds that are taken at once", async () => {
    const productId = await makeStock("40");
    await times(20, async (index) => {
      if (index % 4 === 0) await count(productId, 40 + index, 2 + index);
      else await hold(newId(), productId, 1);
    });
    const { stock, held, sold, received } = await readCount(productId);
    expect(held).toBe(15);
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
