import { expect, it, vi } from "vitest";
import { listAuditEntries } from "@/lib/accounts/audit-log/queries";
import * as applying from "@/lib/catalogue/imports/apply-row";
import { requireImport } from "@/lib/catalogue/imports/queries";
import { APPLY } from "@/lib/catalogue/imports/run-rows";
import { updateProduct } from "@/lib/catalogue/products/update-product";
import { makeProductByOption, rows, S30, S32 } from "@/testing/by-option";
import { useDatabase } from "@/testing/database";
import { check, rowsOf, runToEnd, step } from "@/testing/imports";
import { expectInvariants } from "@/testing/invariants";
import { makeOrder } from "@/testing/orders";
import { makeUser } from "@/testing/people";
import { makeProduct, readUnit, requireProduct } from "@/testing/products";
import { Import } from "@/models/import";
import { ImportRow } from "@/models/import-row";
import { Product } from "@/models/product";

useDatabase();

const NEW_CAP = ",Field Cap,Caps,450,/catalogue/cap.webp,12";

/** Three products with new prices, and a new one. */
async function makePrices() {
  const products = [await makeProduct(), await makeProduct(), await makeProduct()];
  const lines = products.map(({ _id, name, category }, at) => `${_id},${name},${category},${2_000 + at},,`);
  const text = ["Product id,Name,Category,Price,Picture 1,Stock if new", ...lines, NEW_CAP].join("\n");
  return { products, text: text.replaceAll(",,\n", ",/catalogue/denim.webp,\n") };
}

const pricesOf = async () =>
  (await Product.find().sort({ _id: 1 }).lean()).map(({ name, price }) => `${name} ${price}`);

it("applies what was checked, once, and takes it back as one", async () => {
  const { products, text } = await makePrices();
  const before = await pricesOf();
  const file = await check("products", text);
  const applied = await runToEnd("apply", file);
  expect(applied.counts).toMatchObject({ applied: 4, waiting: 0, refused: 0 });
  expect(await pricesOf()).toEqual([
    ...products.map(({ name }, at) => `${name} ${2_000 + at}`),
    "Field Cap 450",
  ]);
  const cap = await Product.findOne({ name: "Field Cap" }).lean();
  expect(await readUnit(String(cap?._id))).toMatchObject({ stock: 12, received: 12 });
  const again = await runToEnd("apply", file);
  expect(again).toEqual(applied);
  expect((await runToEnd("undo", file)).counts).toMatchObject({ undone: 4, left: 0 });
  expect(await pricesOf()).toEqual(before);
  const entries = await listAuditEntries();
  expect(entries.map(({ verb, label, isDone }) => [verb, label, isDone])).toEqual([
    ["undo", "prices.csv (products)", true],
    ["import", "prices.csv (products)", true],
  ]);
  expect(entries[1]?.before.rows).toEqual([
    ...products.map(({ name }) => `${name}: Price 1250`),
    "Field Cap: none",
  ]);
  expect(entries[1]?.after).toMatchObject({ applied: 4, refused: 0 });
});

it("goes on after a kill between the product and its row, and does no row twice", async () => {
  const { text } = await makePrices();
  const file = await check("products", text);
  // The product is written, and whoever did it dies before they have written that down.
  const [first] = await ImportRow.find({ importId: file._id }).sort({ row: 1 }).lean();
  const last = await ImportRow.findOne({ importId: file._id, action: "add" }).lean();
  if (!first || !last) throw new Error("There are no rows.");
  await applying.applyRow(first);
  await applying.applyRow(last);
  await Import.updateOne(
    { _id: file._id },
    { state: "applying", runner: "a-page-that-died", runnerUntil: new Date(Date.now() - 1) },
  );
  const applied = await runToEnd("apply", file);
  expect(applied.counts).toMatchObject({ applied: 4, refused: 0 });
  expect((await Product.find().lean()).map(({ version }) => version)).toEqual([2, 2, 2, 1]);
  await expectInvariants();
});

it("goes on after trouble in the middle, in the next call", async () => {
  const { text } = await makePrices();
  const file = await check("products", text);
  let count = 0;
  const work = vi.spyOn(APPLY, "work").mockImplementation(async (row) => {
    count += 1;
    if (count === 3) throw new Error("the database is away");
    return await applying.applyRow(row);
  });
  const runner = "the-page-that-asks";
  expect((await step({ verb: "apply", file, runner })).status).toBe(500);
  expect(await ImportRow.countDocuments({ importId: file._id, status: "applied" })).toBe(2);
  work.mockRestore();
  const response = await step({ verb: "apply", file, runner });
  expect(await response.json()).toMatchObject({ state: "applied", counts: { applied: 4 } });
  expect((await Product.find().lean()).map(({ version }) => version)).toEqual([2, 2, 2, 1]);
});

it("lets one of two admins apply it, and tells the other", async () => {
  const { text } = await makePrices();
  const file = await check("products", text);
  const work = vi.spyOn(APPLY, "work").mockImplementation(async (row) => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    return await applying.applyRow(row);
  });
  const answers = await Promise.all([step({ verb: "apply", file }), step({ verb: "apply", file })]);
  work.mockRestore();
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(await refused?.json()).toMatchObject({ error: { code: "IN_PROGRESS" } });
  expect((await Product.find().lean()).map(({ version }) => version)).toEqual([2, 2, 2, 1]);
  expect((await listAuditEntries()).length).toBe(1);
});

it("does each row once also where two go through them at the same time", async () => {
  const { text } = await makePrices();
  const file = await check("products", text);
  const lists = vi.spyOn(APPLY, "isDone").mockResolvedValueOnce(false).mockResolvedValueOnce(false);
  const answers = await Promise.all(
    ["one-and-same", "one-and-same"].map((runner) => step({ verb: "apply", file, runner })),
  );
  lists.mockRestore();
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await rowsOf(file)).map(({ status }) => status)).toEqual(Array(4).fill("applied"));
  expect((await Product.find().lean()).map(({ version }) => version)).toEqual([2, 2, 2, 1]);
});

it("leaves a product that was changed after the check, and says so on its row", async () => {
  const { products, text } = await makePrices();
  const file = await check("products", text);
  const [changed] = products;
  await updateProduct({ productId: changed?._id ?? "", fields: { price: 1_111 } });
  expect((await runToEnd("apply", file)).counts).toMatchObject({ applied: 3, refused: 1 });
  expect((await requireProduct(changed?._id ?? "")).price).toBe(1_111);
  expect((await rowsOf(file))[0]).toMatchObject({
    row: 2,
    status: "refused",
    reasons: ["Someone else has changed this meanwhile."],
  });
});

it("leaves, when it is taken back, what somebody has changed or ordered since", async () => {
  const { products, text } = await makePrices();
  const file = await check("products", text);
  await runToEnd("apply", file);
  const [changed] = products;
  await updateProduct({ productId: changed?._id ?? "", fields: { price: 3_333 } });
  const cap = await Product.findOne({ name: "Field Cap" }).lean();
  await makeOrder(await makeUser(), { product: await requireProduct(String(cap?._id)) });
  expect((await runToEnd("undo", file)).counts).toMatchObject({ undone: 2, left: 2 });
  expect((await requireProduct(changed?._id ?? "")).price).toBe(3_333);
  expect(await Product.exists({ name: "Field Cap" })).not.toBeNull();
  const left = (await rowsOf(file)).filter(({ status }) => status === "left");
  expect(left.map(({ reasons }) => reasons[0])).toEqual([
    "Someone else has changed this meanwhile.",
    "Somebody has ordered this since.",
  ]);
  await expectInvariants();
});

it("sets counts against those that were seen, and never overwrites a sale", async () => {
  const product = await makeProductByOption();
  const asOne = await makeProduct({ stock: "7" });
  const file = await check(
    "stock",
    `Product id,Size,Color,Stock then,Stock now\n${product._id},30,Indigo,5,20\n${product._id},32,Indigo,1,9\n${asOne._id},,,7,3`,
  );
  await makeOrder(await makeUser(), { product, ...S32 });
  expect((await runToEnd("apply", file)).counts).toMatchObject({ applied: 2, refused: 1 });
  expect((await requireProduct(product._id)).stockByOption).toEqual(rows(20, 0, 0));
  expect((await requireProduct(asOne._id)).stock).toBe("3");
  expect((await rowsOf(file))[1]?.reasons).toEqual(["Its stock is 0 now."]);
  await makeOrder(await makeUser(), { product: await requireProduct(product._id), ...S30 });
  expect((await runToEnd("undo", file)).counts).toMatchObject({ undone: 1, left: 1 });
  expect((await requireProduct(product._id)).stockByOption).toEqual(rows(19, 0, 0));
  expect((await requireProduct(asOne._id)).stock).toBe("7");
  expect((await rowsOf(file))[0]).toMatchObject({ status: "left", reasons: ["Its stock is 19 now."] });
  await expectInvariants();
});

it("goes on after a kill between a count and its row", async () => {
  const product = await makeProductByOption();
  const file = await check(
    "stock",
    `Product id,Size,Color,Stock then,Stock now\n${product._id},30,Indigo,5,20\n${product._id},32,Indigo,1,9`,
  );
  const [first] = await ImportRow.find({ importId: file._id }).sort({ row: 1 }).lean();
  if (!first) throw new Error("There are no rows.");
  await applying.applyRow(first);
  // And a piece of it is sold before somebody goes on.
  await makeOrder(await makeUser(), { product: await requireProduct(product._id), ...S30 });
  expect((await runToEnd("apply", file)).counts).toMatchObject({ applied: 2, refused: 0 });
  expect((await requireProduct(product._id)).stockByOption).toEqual(rows(19, 9, 0));
  await expectInvariants();
});

it("refuses what was not the file that was seen, is too old, or was never applied", async () => {
  const { text } = await makePrices();
  const file = await check("products", text);
  const before = await pricesOf();
  const statusOf = async (response: Response) => [response.status, (await response.json()).error.code];
  expect(await statusOf(await step({ verb: "apply", file, digest: "0".repeat(64) }))).toEqual([
    409,
    "STALE_VERSION",
  ]);
  expect(await statusOf(await step({ verb: "undo", file }))).toEqual([409, "STALE_VERSION"]);
  await Import.updateOne({ _id: file._id }, { checkedAt: new Date(Date.now() - 61 * 60_000) });
  expect(await statusOf(await step({ verb: "apply", file }))).toEqual([409, "STALE_VERSION"]);
  await Import.deleteOne({ _id: file._id });
  expect(await statusOf(await step({ verb: "apply", file }))).toEqual([404, "NOT_FOUND"]);
  expect(await pricesOf()).toEqual(before);
});

it("keeps an applied file for good, and forgets one that was only checked", async () => {
  const { text } = await makePrices();
  const file = await check("products", text);
  expect(await ImportRow.countDocuments({ importId: file._id, expiresAt: { $exists: true } })).toBe(4);
  await runToEnd("apply", file);
  expect(await ImportRow.countDocuments({ importId: file._id, expiresAt: { $exists: true } })).toBe(0);
  expect(await Import.countDocuments({ expiresAt: { $exists: true } })).toBe(0);
});

it("never counts a row twice that is done while they are counted", async () => {
  const { text } = await makePrices();
  const file = await check("products", text);
  await Import.updateOne({ _id: file._id }, { state: "applying", $unset: { counts: 1 } });
  const seen = requireImport(file._id);
  await ImportRow.updateMany({ importId: file._id }, { status: "applied" });
  const { counts } = await seen;
  expect(counts.waiting + counts.applied).toBe(4);
});
