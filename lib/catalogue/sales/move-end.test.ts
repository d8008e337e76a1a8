import { afterEach, describe, expect, it, vi } from "vitest";
import { listAuditEntries } from "@/lib/accounts/audit-log/queries";
import { endSale } from "@/lib/catalogue/sales/end-sale";
import { requireSale } from "@/lib/catalogue/sales/queries";
import { changeSale } from "@/lib/catalogue/sales/save-sale";
import { changeSaleSchema } from "@/lib/catalogue/sales/schema";
import { sweepSales } from "@/lib/catalogue/sales/sweep-sales";
import { useDatabase } from "@/testing/database";
import { codeOf } from "@/testing/outcomes";
import { makeProduct } from "@/testing/products";
import {
  after,
  endNow,
  inHours,
  leaveSales,
  letEndCome,
  listPrices,
  makeSale,
  startSale,
} from "@/testing/sales";
import { Product } from "@/models/product";
import { Sale, SaleItem } from "@/models/sale";

useDatabase();
afterEach(() => vi.restoreAllMocks());

const moveEnd = (saleId: string, endsAt: string, version = 1) =>
  changeSale(saleId, changeSaleSchema.parse({ version, endsAt }));

const dueAt = async (saleId: string) => (await Sale.findById(saleId).lean())?.dueAt?.getTime();
const inTime = (hours: number) => new Date(Date.parse(inHours(hours)));

describe("the end of a running sale", () => {
  it("comes later, and no price is written a second time", async () => {
    await makeProduct();
    const sale = await startSale({ endsAt: inHours(2) });
    const before = await Product.findOne().lean();
    const moved = await moveEnd(sale._id, inHours(48));
    expect(moved).toMatchObject({ state: "running", version: 2, counts: { reduced: 1 } });
    expect(await dueAt(sale._id)).toBe(Date.parse(moved.endsAt));
    await sweepSales(inTime(3));
    expect(await listPrices()).toEqual(["1000/1250"]);
    expect(await Product.findOne().lean()).toEqual(before);
    expect(await SaleItem.countDocuments()).toBe(1);
    await sweepSales(inTime(49));
    expect(await listPrices()).toEqual(["1250/-"]);
    expect(await requireSale(sale._id)).toMatchObject({ state: "ended", counts: { restored: 1 } });
    expect((await listAuditEntries()).map(({ verb }) => verb).toSorted()).toEqual(["end", "start"]);
  });

  it("comes earlier, at its time", async () => {
    await makeProduct();
    const sale = await startSale({ endsAt: inHours(48) });
    await moveEnd(sale._id, inHours(1));
    await sweepSales();
    expect(await listPrices()).toEqual(["1000/1250"]);
    await sweepSales(inTime(2));
    expect(await listPrices()).toEqual(["1250/-"]);
  });

  it("is moved in one of two screens alone, to a time that is still to come, and with nothing else", async () => {
    await makeProduct();
    const sale = await startSale();
    const both = await Promise.allSettled([moveEnd(sale._id, inHours(30)), moveEnd(sale._id, inHours(60))]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await codeOf(moveEnd(sale._id, inHours(30)))).toBe("STALE_VERSION");
    expect(await codeOf(moveEnd(sale._id, inHours(-1), 2))).toBe("INVALID_FIELDS");
    expect(await codeOf(moveEnd(sale._id, inHours(24 * 400), 2))).toBe("INVALID_FIELDS");
    const more = changeSaleSchema.parse({ version: 2, endsAt: inHours(30), percent: 30 });
    expect(await codeOf(changeSale(sale._id, more))).toBe("SALE_STATE");
    await endNow(sale);
    expect(await codeOf(moveEnd(sale._id, inHours(30), 2))).toBe("SALE_STATE");
  });

  it("does not reach into another sale of what it has, and may pass one of what it has not", async () => {
    await makeProduct({ category: "Caps", name: "Wool Cap" });
    const sale = await startSale({ categories: ["Caps"], endsAt: inHours(2) });
    const later = await makeProduct({ category: "Caps" });
    await makeSale({ productIds: [later._id], startsAt: inHours(4), endsAt: inHours(6) });
    const moved = await moveEnd(sale._id, inHours(5));
    await makeSale({ categories: ["Caps"], startsAt: inHours(6), endsAt: inHours(9) });
    await expect(moveEnd(sale._id, inHours(7), moved.version)).rejects.toMatchObject({
      code: "SALE_OVERLAP",
      message: expect.stringContaining("“Wool Cap”"),
    });
  });

  it("holds for a server that goes on where another one died at the start", async () => {
    for (let count = 0; count < 3; count += 1) await makeProduct();
    const { _id } = await makeSale({ endsAt: inHours(2) });
    const update = SaleItem.updateOne.bind(SaleItem);
    vi.spyOn(SaleItem, "updateOne").mockImplementationOnce((...args) =>
      after(() => Promise.reject(new Error("The process ended here.")), update(...args)),
    );
    await sweepSales();
    expect((await requireSale(_id)).state).toBe("starting");
    const moved = await moveEnd(_id, inHours(48));
    await leaveSales();
    await sweepSales(new Date(), performance.now() + 600_000);
    expect(await listPrices()).toEqual(["1000/1250", "1000/1250", "1000/1250"]);
    expect(await requireSale(_id)).toMatchObject({ state: "running", counts: { reduced: 3 } });
    expect(await dueAt(_id)).toBe(Date.parse(moved.endsAt));
  });

  it("is not moved any more by who comes after the end, however close", async () => {
    await makeProduct();
    const sale = await startSale();
    await letEndCome(sale._id);
    await Promise.allSettled([sweepSales(), moveEnd(sale._id, inHours(5))]);
    const { state, version, endsAt } = await requireSale(sale._id);
    expect([state, version]).toEqual(state === "ended" ? ["ended", 1] : ["running", 2]);
    expect(await listPrices()).toEqual([state === "ended" ? "1250/-" : "1000/1250"]);
    if (state === "running") expect(Date.parse(endsAt)).toBeGreaterThan(Date.now());
    else expect(await codeOf(endSale(sale._id, 1))).toBe("SALE_STATE");
  });
});
