import { afterEach, describe, expect, it, vi } from "vitest";
import { listAuditEntries } from "@/lib/accounts/audit-log/queries";
import { deleteProduct } from "@/lib/catalogue/products/delete-product";
import { updateProduct } from "@/lib/catalogue/products/update-product";
import { endSale } from "@/lib/catalogue/sales/end-sale";
import { listSaleItems, requireSale } from "@/lib/catalogue/sales/queries";
import { sweepSales } from "@/lib/catalogue/sales/sweep-sales";
import { restoreItem } from "@/lib/maintenance/deleted/restore-item";
import { useDatabase } from "@/testing/database";
import { codeOf } from "@/testing/outcomes";
import { makeProduct } from "@/testing/products";
import { after, endNow, inHours, listPrices, makeSale, startSale } from "@/testing/sales";
import { CacheInvalidation } from "@/models/cache-invalidation";
import { Product } from "@/models/product";

useDatabase();
afterEach(() => vi.restoreAllMocks());

const told = async (saleId: string) =>
  (await listSaleItems(saleId)).rows.map(({ status, reason }) => (reason ? `${status}: ${reason}` : status));

describe("a sale", () => {
  it("writes prices at its start, keeps what was, and puts that back at its end", async () => {
    await makeProduct();
    await makeProduct({ price: 995, compareAtPrice: 1_100 });
    await makeProduct({ price: 600, compareAtPrice: 0 });
    const sale = await startSale({ percent: 15, roundTo: 10 });
    expect(await listPrices()).toEqual(["1060/1250", "850/995", "510/600"]);
    expect(sale).toMatchObject({ state: "running", counts: { reduced: 3, skipped: 0 } });
    await sweepSales();
    expect(await listPrices()).toEqual(["1060/1250", "850/995", "510/600"]);
    expect(await endNow(sale)).toMatchObject({
      state: "ended",
      counts: { reduced: 0, restored: 3, kept: 0 },
    });
    expect(await listPrices()).toEqual(["1250/-", "995/1100", "600/0"]);
    expect((await Product.find().lean()).map(({ version, sale: hold }) => [version, hold])).toEqual([
      [3, undefined],
      [3, undefined],
      [3, undefined],
    ]);
  });

  it("is for its categories or its products alone, and for no drafts", async () => {
    const cap = await makeProduct({ category: "Caps" });
    await makeProduct({ category: "Belts" });
    const draft = await makeProduct({ category: "Caps", isDraft: true });
    const sale = await startSale({ categories: ["Caps"] });
    expect(await listPrices()).toEqual(["1000/1250", "1250/-", "1250/-"]);
    await endNow(sale);
    const gone = await makeProduct({ category: "Caps" });
    await deleteProduct(gone._id);
    const chosen = await startSale({ productIds: [cap._id, draft._id, gone._id] });
    expect(await listPrices()).toEqual(["1000/1250", "1250/-", "1250/-"]);
    expect(await told(chosen._id)).toEqual([
      "reduced",
      "skipped: It is a draft.",
      "skipped: It was deleted.",
    ]);
  });

  it("leaves out a price that would not fall", async () => {
    await makeProduct({ price: 12 });
    const { _id, counts } = await startSale({ percent: 10, roundTo: 10 });
    expect(await listPrices()).toEqual(["10/12"]);
    expect(counts.reduced).toBe(1);
    await endNow(await requireSale(_id));
    await Product.updateOne({}, { price: 8 });
    const other = await startSale({ percent: 10, roundTo: 10 });
    expect(await told(other._id)).toEqual(["skipped: Its price would not fall."]);
    expect(await listPrices()).toEqual(["8/-"]);
  });

  it("waits for its start", async () => {
    await makeProduct();
    const { _id } = await startSale({ startsAt: inHours(1) });
    expect(await requireSale(_id)).toMatchObject({ state: "planned" });
    expect(await listPrices()).toEqual(["1250/-"]);
    await sweepSales(new Date(Date.now() + 2 * 3_600_000));
    expect(await listPrices()).toEqual(["1000/1250"]);
  });

  it("changes nothing where the shop was away for the whole of it", async () => {
    await makeProduct();
    const sale = await makeSale();
    expect(await endNow(sale)).toMatchObject({ state: "ended", counts: { reduced: 0, restored: 0 } });
    expect(await listPrices()).toEqual(["1250/-"]);
    expect((await Product.findOne().lean())?.version).toBe(1);
  });

  it("makes the pages of its products and categories stale, and stands in the activity", async () => {
    const { _id } = await makeProduct();
    const tagsSince = async () => {
      const tags = (await CacheInvalidation.find().lean()).flatMap((change) => change.tags).join();
      await CacheInvalidation.deleteMany({});
      return tags;
    };
    const sale = await startSale();
    expect(await tagsSince()).toContain(_id);
    await endNow(sale);
    expect(await tagsSince()).toContain(_id);
    expect(await listAuditEntries()).toMatchObject([
      {
        verb: "end",
        kind: "sale",
        label: "Eid",
        actorEmail: "the shop",
        isDone: true,
        after: { restored: 1, kept: 0 },
      },
      { verb: "start", objectId: sale._id, isDone: true, after: { percent: 20, reduced: 1, skipped: 0 } },
    ]);
  });

  it("can be ended early, by who has seen it as it is", async () => {
    await makeProduct();
    const sale = await startSale();
    expect(await codeOf(endSale(sale._id, sale.version + 1))).toBe("STALE_VERSION");
    await endSale(sale._id, sale.version);
    await sweepSales();
    expect(await listPrices()).toEqual(["1250/-"]);
    expect(await codeOf(endSale(sale._id, sale.version + 1))).toBe("SALE_STATE");
    expect(await codeOf(endSale((await makeSale())._id, 1))).toBe("SALE_STATE");
  });
});

describe("what somebody changes during a sale", () => {
  it("stays as it is, and is said", async () => {
    const products = [await makeProduct(), await makeProduct(), await makeProduct(), await makeProduct()];
    const [price, oldPrice, none, draft] = products.map(({ _id }) => _id);
    const deleted = await makeProduct();
    const named = await makeProduct();
    const sale = await startSale();
    await updateProduct({ productId: price ?? "", fields: { price: 900 } });
    await updateProduct({ productId: oldPrice ?? "", fields: { compareAtPrice: 1_500 } });
    await updateProduct({ productId: none ?? "", fields: { compareAtPrice: 0 } });
    await updateProduct({ productId: draft ?? "", fields: { isDraft: true } });
    await updateProduct({ productId: named._id, fields: { name: "New Denim" } });
    await deleteProduct(deleted._id);
    expect(await endNow(sale)).toMatchObject({ counts: { restored: 1, kept: 5, reduced: 0 } });
    expect(await listPrices()).toEqual(["900/1250", "1000/1500", "1000/0", "1000/1250", "1250/-"]);
    expect((await told(sale._id)).toSorted()).toEqual([
      "kept: It is a draft.",
      "kept: It was deleted.",
      "kept: Its old price was changed to BDT 1,500.",
      "kept: Its old price was taken away.",
      "kept: Its price was changed to BDT 900.",
      "restored",
    ]);
    expect(await Product.exists({ sale: { $exists: true } })).toBeNull();
  });

  it("has its old price again when it is brought back after the end", async () => {
    const { _id } = await makeProduct();
    const sale = await startSale();
    await deleteProduct(_id);
    await endNow(sale);
    await restoreItem({ kind: "product", id: _id });
    await sweepSales();
    expect(await listPrices()).toEqual(["1250/-"]);
    expect(await requireSale(sale._id)).toMatchObject({ state: "ended", counts: { restored: 1, kept: 0 } });
  });

  it("is reduced by the price that it has when its turn comes", async () => {
    const { _id } = await makeProduct();
    const update = Product.updateOne.bind(Product);
    vi.spyOn(Product, "updateOne").mockImplementationOnce((...args) =>
      after(() => update({ _id }, { $set: { price: 2_000 }, $inc: { version: 1 } }), update(...args)),
    );
    await startSale();
    expect(await listPrices()).toEqual(["1600/2000"]);
  });
});
