import { afterEach, describe, expect, it, vi } from "vitest";
import { listAuditEntries } from "@/lib/accounts/audit-log/queries";
import { endLostSales } from "@/lib/catalogue/sales/end-lost-sales";
import { requireSale } from "@/lib/catalogue/sales/queries";
import { sweepSales } from "@/lib/catalogue/sales/sweep-sales";
import { useDatabase } from "@/testing/database";
import { makeProduct } from "@/testing/products";
import { after, leaveSales, letEndCome, listPrices, makeSale, startSale } from "@/testing/sales";
import { CacheInvalidation } from "@/models/cache-invalidation";
import { Product } from "@/models/product";
import { Sale, SaleItem } from "@/models/sale";

useDatabase();
afterEach(() => vi.restoreAllMocks());

describe("a server that ends in the middle", () => {
  /** Ends the work at the so many-th write of an item, behind the write of its product. */
  function breakAtItem(count: number) {
    let written = 0;
    const update = SaleItem.updateOne.bind(SaleItem);
    vi.spyOn(SaleItem, "updateOne").mockImplementation((...args) => {
      written += 1;
      if (written === count) throw new Error("The process ended here.");
      return update(...args);
    });
  }

  async function endElsewhere(saleId: string) {
    await leaveSales();
    await letEndCome(saleId);
    await sweepSales();
  }

  const makeThree = async () => [await makeProduct(), await makeProduct(), await makeProduct()];
  const LATER = performance.now() + 600_000;

  it("leaves a start that the next run finishes, each product once", async () => {
    await makeThree();
    const { _id } = await makeSale();
    breakAtItem(2);
    await sweepSales();
    vi.restoreAllMocks();
    expect(await listPrices()).toEqual(["1000/1250", "1000/1250", "1250/-"]);
    await sweepSales(new Date(), LATER);
    expect(await listPrices()).toEqual(["1000/1250", "1000/1250", "1000/1250"]);
    expect(await requireSale(_id)).toMatchObject({ state: "running", counts: { reduced: 3 } });
    expect(await listAuditEntries()).toMatchObject([{ verb: "start", isDone: true }]);
  });

  it("leaves an end that the next run finishes, and its pages are made anew", async () => {
    const [first] = await makeThree();
    const sale = await startSale();
    await letEndCome(sale._id);
    breakAtItem(2);
    await sweepSales();
    vi.restoreAllMocks();
    expect((await listPrices()).filter((price) => price === "1250/-")).toHaveLength(2);
    await CacheInvalidation.deleteMany({});
    await sweepSales(new Date(), LATER);
    expect(await listPrices()).toEqual(["1250/-", "1250/-", "1250/-"]);
    expect(await requireSale(sale._id)).toMatchObject({
      state: "ended",
      counts: { restored: 3, reduced: 0 },
    });
    const tags = (await CacheInvalidation.find().lean()).flatMap((change) => change.tags).join();
    expect(tags).toContain(first?._id);
  });

  it("keeps the sale until its lease is over", async () => {
    await makeProduct();
    const { _id } = await makeSale();
    await Sale.updateOne(
      { _id },
      { state: "starting", runner: "gone", runnerUntil: new Date(Date.now() + 20_000) },
    );
    await sweepSales();
    expect(await listPrices()).toEqual(["1250/-"]);
    await leaveSales();
    await sweepSales();
    expect(await listPrices()).toEqual(["1000/1250"]);
  });

  it("ends a sale whose start was left half done", async () => {
    await makeThree();
    const { _id } = await makeSale();
    breakAtItem(2);
    await sweepSales();
    vi.restoreAllMocks();
    await letEndCome(_id);
    await sweepSales(new Date(), LATER);
    expect(await listPrices()).toEqual(["1250/-", "1250/-", "1250/-"]);
    expect(await requireSale(_id)).toMatchObject({ state: "ended", counts: { restored: 2, reduced: 0 } });
  });

  it("and wakes up after the end, has its late prices put back", async () => {
    await makeThree();
    const { _id } = await makeSale();
    const update = SaleItem.updateOne.bind(SaleItem);
    vi.spyOn(SaleItem, "updateOne").mockImplementationOnce((...args) =>
      after(() => endElsewhere(_id), update(...args)),
    );
    await sweepSales();
    await sweepSales();
    expect(await listPrices()).toEqual(["1250/-", "1250/-", "1250/-"]);
    expect(await requireSale(_id)).toMatchObject({ state: "ended", counts: { restored: 3, reduced: 0 } });
  });
});

it("puts back the price of a sale that an archive does not have", async () => {
  await makeProduct();
  const { _id } = await startSale();
  await Sale.deleteMany({});
  await endLostSales();
  expect(await listPrices()).toEqual(["1250/-"]);
  expect(await SaleItem.countDocuments({ saleId: _id })).toBe(0);
  const known = await startSale();
  await endLostSales();
  expect(await listPrices()).toEqual(["1000/1250"]);
  expect(known.state).toBe("running");
});

describe("several servers", () => {
  async function readFirst() {
    await makeProduct();
    return await Product.findOne().orFail().lean();
  }

  it("start and end a sale once for each product", async () => {
    const { name: _name, nameKey: _key, _id: _first, ...fields } = await readFirst();
    const others = Array.from({ length: 55 }, (_, index) => ({
      ...fields,
      name: `Cap ${index}`,
      nameKey: `cap ${index}`,
    }));
    await Product.insertMany(others);
    const { _id } = await makeSale();
    await Promise.all([sweepSales(), sweepSales(), sweepSales()]);
    expect(new Set(await listPrices())).toEqual(new Set(["1000/1250"]));
    await letEndCome(_id);
    await Promise.all([sweepSales(), sweepSales(), sweepSales()]);
    expect(new Set(await listPrices())).toEqual(new Set(["1250/-"]));
    expect(new Set((await Product.find().lean()).map(({ version }) => version))).toEqual(new Set([3]));
    expect(await listAuditEntries()).toHaveLength(2);
  });

  it("begin a sale only when the one before it has given its products back", async () => {
    await makeProduct();
    const first = await startSale();
    const now = new Date();
    await Sale.updateOne({ _id: first._id }, { endsAt: now, dueAt: now });
    const second = await makeSale({
      name: "Winter",
      percent: 10,
      startsAt: new Date(now.getTime() + 1).toISOString(),
    });
    await Sale.updateOne({ _id: first._id }, { runner: "slow", runnerUntil: new Date(Date.now() + 20_000) });
    await sweepSales(new Date(Date.now() + 10));
    expect(await requireSale(second._id)).toMatchObject({ state: "planned" });
    await leaveSales();
    await sweepSales(new Date(Date.now() + 10));
    expect(await listPrices()).toEqual(["1125/1250"]);
  });
});
