import { expect, it } from "vitest";
import { previewSale } from "@/lib/catalogue/sales/preview-sale";
import { getSale, requireSale } from "@/lib/catalogue/sales/queries";
import { changeSale, deleteSale } from "@/lib/catalogue/sales/save-sale";
import { changeSaleSchema, createSaleSchema } from "@/lib/catalogue/sales/schema";
import { useDatabase } from "@/testing/database";
import { codeOf } from "@/testing/outcomes";
import { makeProduct } from "@/testing/products";
import { endNow, inHours, makeSale, saleTerms, startSale } from "@/testing/sales";
import { Product } from "@/models/product";
import { Sale, SaleLock } from "@/models/sale";

useDatabase();

const change = (fields: object) => changeSaleSchema.parse(fields);

it("refuses a sale whose product another one has at the same time, and names both", async () => {
  const cap = await makeProduct({ category: "Caps", name: "Wool Cap" });
  await makeProduct({ category: "Belts" });
  await makeSale({ name: "Winter", categories: ["Caps"], startsAt: inHours(10), endsAt: inHours(20) });
  const overlapping = { startsAt: inHours(19), endsAt: inHours(30) };
  await expect(makeSale({ productIds: [cap._id], ...overlapping })).rejects.toMatchObject({
    code: "SALE_OVERLAP",
    message: expect.stringMatching(/^“Wool Cap” is in the sale “Winter” \(\w+ \d+ \w+, \d\d:\d\d – /),
    details: { product: "Wool Cap", sale: "Winter" },
  });
  expect(await codeOf(makeSale(overlapping))).toBe("SALE_OVERLAP");
  expect(await codeOf(previewSale(createSaleSchema.parse(saleTerms(overlapping))))).toBe("SALE_OVERLAP");
  await makeSale({ categories: ["Belts"], ...overlapping });
  await makeSale({ categories: ["Caps"], startsAt: inHours(20.01), endsAt: inHours(21) });
});

it("looks at what a running sale has, not at what has come into its category since", async () => {
  await makeProduct({ category: "Caps" });
  const running = await startSale({ categories: ["Caps"] });
  const later = await makeProduct({ category: "Caps" });
  const { _id } = await makeSale({ productIds: [later._id] });
  expect(await codeOf(makeSale({ categories: ["Caps"] }))).toBe("SALE_OVERLAP");
  await deleteSale(_id);
  await endNow(running);
  await makeSale({ categories: ["Caps"] });
});

it("lets one of several have a product that are saved at once", async () => {
  await makeProduct();
  const outcomes = await Promise.allSettled([makeSale(), makeSale(), makeSale(), makeSale()]);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await Sale.countDocuments()).toBe(1);
  expect(await SaleLock.countDocuments()).toBe(0);
});

it("saves a sale after a server that died while it saved one", async () => {
  await makeProduct();
  await SaleLock.create({ _id: "plans", lockedUntil: new Date(Date.now() + 20_000) });
  expect(await codeOf(makeSale())).toBe("IN_PROGRESS");
  await SaleLock.updateOne({}, { lockedUntil: new Date(Date.now() - 1) });
  await makeSale();
});

it("changes and deletes a sale that has not begun, and no other", async () => {
  const { _id } = await makeProduct();
  const sale = await makeSale({ startsAt: inHours(1), categories: ["Denim Pants"] });
  const changed = await changeSale(
    sale._id,
    change({ version: 1, percent: 30, categories: null, productIds: [_id], startsAt: inHours(2) }),
  );
  expect(changed).toMatchObject({ percent: 30, version: 2, productIds: [_id] });
  expect(changed.categories).toBeUndefined();
  expect((await Sale.findOne().lean())?.dueAt?.getTime()).toBe(Date.parse(changed.startsAt));
  expect(await codeOf(changeSale(sale._id, change({ version: 1, percent: 40 })))).toBe("STALE_VERSION");
  expect(await codeOf(changeSale(sale._id, change({ version: 2, endsAt: inHours(1) })))).toBe(
    "INVALID_FIELDS",
  );
  await makeSale({ name: "Later", startsAt: inHours(30), endsAt: inHours(40) });
  expect(await codeOf(changeSale(sale._id, change({ version: 2, endsAt: inHours(31) })))).toBe(
    "SALE_OVERLAP",
  );
  expect(await deleteSale(sale._id)).toBe(1);
  expect(await getSale(sale._id)).toBeNull();
  expect(await codeOf(deleteSale(sale._id))).toBe("NOT_FOUND");
  const running = await startSale();
  expect(await codeOf(changeSale(running._id, change({ version: 1, percent: 30 })))).toBe("SALE_STATE");
  expect(await codeOf(deleteSale(running._id))).toBe("SALE_STATE");
  expect(await requireSale(running._id)).toMatchObject({ percent: 20, state: "running" });
});

it("says before the start what would change, and changes nothing", async () => {
  for (let count = 0; count < 12; count += 1) await makeProduct({ price: 1_000 });
  await makeProduct({ price: 1 });
  await makeProduct({ isDraft: true });
  const preview = await previewSale(createSaleSchema.parse(saleTerms({ percent: 33, roundTo: 5 })));
  expect(preview).toMatchObject({ count: 12, skipped: 1 });
  expect(preview.rows).toHaveLength(10);
  expect(preview.rows[0]).toMatchObject({ price: 1_000, salePrice: 670 });
  expect(await Product.countDocuments({ price: 670 })).toBe(0);
});

it.each([
  ["percent", { percent: 91 }],
  ["percent", { percent: 12.5 }],
  ["roundTo", { roundTo: 7 }],
  ["name", { name: "  " }],
  ["productIds", { productIds: [] }],
  ["categories", { categories: ["Hats"] }],
  ["categories", { categories: ["Caps"], productIds: ["65f000000000000000000001"] }],
  ["endsAt", { endsAt: inHours(-2) }],
  ["endsAt", { startsAt: inHours(-4), endsAt: inHours(-2) }],
  ["endsAt", { endsAt: inHours(24 * 400) }],
  ["startsAt", { startsAt: "tomorrow" }],
])("refuses %s in %j", (field, fields) => {
  const parsed = createSaleSchema.safeParse({ ...saleTerms(), ...fields });
  expect(parsed.error?.issues.map(({ path }) => path[0])).toEqual([field]);
});
