import { afterEach, expect, it, vi } from "vitest";
import { listAuditEntries } from "@/lib/accounts/audit-log/queries";
import * as applying from "@/lib/catalogue/imports/apply-row";
import { listImports, requireImport } from "@/lib/catalogue/imports/queries";
import { APPLY, UNDO } from "@/lib/catalogue/imports/run-rows";
import { sweepImports } from "@/lib/catalogue/imports/sweep-imports";
import * as undoing from "@/lib/catalogue/imports/undo-row";
import type { ImportDto } from "@/lib/catalogue/imports/dto";
import { useDatabase } from "@/testing/database";
import { check, runToEnd, step } from "@/testing/imports";
import { makeAdmin } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { CacheInvalidation } from "@/models/cache-invalidation";
import { Import } from "@/models/import";
import { ImportRow } from "@/models/import-row";
import { Product } from "@/models/product";

useDatabase();
afterEach(() => vi.restoreAllMocks());

/** Three products that are to cost 2,000. */
async function checkPrices(): Promise<ImportDto> {
  const products = [await makeProduct(), await makeProduct(), await makeProduct()];
  const rows = products.map(({ _id, name }) => `${_id},${name},2000`);
  return await check("products", ["Product id,Name,Price", ...rows].join("\n"));
}

const prices = async () => (await Product.find().lean()).map(({ price }) => price);
const leave = async (file: ImportDto) =>
  await Import.updateOne({ _id: file._id }, { runnerUntil: new Date(Date.now() - 1) });

/** The page asks once, something dies at the second row, and the page is closed. */
async function breakOff(verb: "apply" | "undo", file: ImportDto) {
  const admin = await makeAdmin();
  let count = 0;
  const [direction, work] = verb === "apply" ? [APPLY, applying.applyRow] : [UNDO, undoing.undoRow];
  const spy = vi.spyOn(direction, "work").mockImplementation(async (row) => {
    count += 1;
    if (count === 2) throw new Error("ended here");
    return await work(row);
  });
  expect((await step({ verb, file, admin })).status).toBe(500);
  spy.mockRestore();
  return admin;
}

it("goes on with a file whose page was closed, as the one who asked for it, and makes its pages stale", async () => {
  const file = await checkPrices();
  const admin = await breakOff("apply", file);
  await sweepImports();
  // Its page may still be there.
  expect((await prices()).filter((price) => price === 2_000)).toHaveLength(1);
  await leave(file);
  await CacheInvalidation.deleteMany({});
  await Promise.all([sweepImports(), sweepImports()]);
  expect(await prices()).toEqual([2_000, 2_000, 2_000]);
  expect(await requireImport(file._id)).toMatchObject({ state: "applied", counts: { applied: 3 } });
  expect((await Product.find().lean()).map(({ version }) => version)).toEqual([2, 2, 2]);
  const entries = await listAuditEntries();
  expect(entries).toMatchObject([{ verb: "import", actorEmail: admin.email, isDone: true }]);
  const published = (await CacheInvalidation.find().lean()).flatMap(({ tags }) => tags);
  for (const { _id } of (await Product.find().sort({ _id: -1 }).lean()).slice(0, 2))
    expect(published.join()).toContain(_id.toString());
});

it("goes on taking a file back", async () => {
  const file = await checkPrices();
  await runToEnd("apply", file);
  await breakOff("undo", file);
  await leave(file);
  await sweepImports();
  expect(new Set(await prices())).toEqual(new Set([1_250]));
  expect(await requireImport(file._id)).toMatchObject({ state: "undone", counts: { undone: 3 } });
});

it("leaves alone for a while what cannot be finished, and finishes it later", async () => {
  const file = await checkPrices();
  await breakOff("apply", file);
  const broken = vi.spyOn(APPLY, "work").mockRejectedValue(new Error("it cannot be applied"));
  const start = Date.now() + 60_000;
  await leave(file);
  await sweepImports(start);
  const { length } = broken.mock.calls;
  expect(length).toBeGreaterThan(0);
  await leave(file);
  await sweepImports(start + 10_000);
  expect(broken.mock.calls).toHaveLength(length);
  broken.mockRestore();
  await sweepImports(start + 20_000);
  expect(await requireImport(file._id)).toMatchObject({ state: "applied" });
});

it("leaves alone what nobody has asked for", async () => {
  const file = await checkPrices();
  await sweepImports();
  expect(await requireImport(file._id)).toMatchObject({ state: "checked", counts: { waiting: 3 } });
});

it("counts no rows for a list of files that nobody is at work on, and all of the others in one read", async () => {
  const files = [await checkPrices(), await checkPrices()];
  for (const file of files) await runToEnd("apply", file);
  const [finds, counts] = [vi.spyOn(ImportRow, "find"), vi.spyOn(ImportRow, "countDocuments")];
  const reads = () => finds.mock.calls.length + counts.mock.calls.length;
  const listed = await listImports();
  expect(reads()).toBe(0);
  // As an older shop has left them.
  await Import.updateMany({}, { $unset: { counts: 1 } });
  expect(await listImports()).toEqual(listed);
  expect(reads()).toBe(1);
});
