import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listAuditEntries } from "@/lib/accounts/audit-log/queries";
import type { BulkSetRequest } from "@/lib/catalogue/bulk/schema";
import type { ImportDto } from "@/lib/catalogue/imports/dto";
import { listImportRows } from "@/lib/catalogue/imports/queries";
import { sweepImports } from "@/lib/catalogue/imports/sweep-imports";
import { updateProduct } from "@/lib/catalogue/products/update-product";
import type { UserDto } from "@/lib/accounts/users/dto";
import { useDatabase } from "@/testing/database";
import { callRoute } from "@/testing/fire/next-route";
import { makeAdmin, signIn } from "@/testing/people";
import { makeProduct, requireProduct } from "@/testing/products";
import { Import } from "@/models/import";
import { ImportRow } from "@/models/import-row";
import { Product } from "@/models/product";

useDatabase();
afterEach(() => vi.restoreAllMocks());

let admin: UserDto;
beforeEach(async () => {
  admin = await makeAdmin();
});

async function call(route: string, params: Record<string, string>, body?: object) {
  const path = route.replace("[id]", params.id ?? "");
  return await callRoute({
    route,
    params,
    request: new Request(`http://localhost:3000/api/${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${await signIn(admin)}` },
      ...(body && { body: JSON.stringify(body) }),
    }),
  });
}

async function change(ids: string[], set: BulkSetRequest, isCheck?: boolean): Promise<ImportDto> {
  const response = await call("products/bulk", {}, { ids, set, isCheck });
  expect([response.status, response.ok ? "" : await response.clone().text()]).toEqual([200, ""]);
  return await response.json();
}

async function undo({ _id: id }: ImportDto): Promise<ImportDto> {
  return await (await call("products/bulk/[id]/undo", { id })).json();
}

const pricesOf = async (ids: string[]) =>
  await Promise.all(ids.map(async (id) => (await requireProduct(id)).price));

const makeThree = async () => {
  const made = [await makeProduct(), await makeProduct({ price: 990 }), await makeProduct({ price: 700 })];
  return made.map(({ _id }) => _id);
};

describe("a change of many products", () => {
  it("changes each by its own price, is recorded, and is taken back as one", async () => {
    const ids = await makeThree();
    const done = await change(ids, { price: { percent: -15 }, roundTo: 10, lowStock: 4 });
    expect(done).toMatchObject({ kind: "bulk", state: "applied", counts: { applied: 3, error: 0 } });
    expect(await pricesOf(ids)).toEqual([1_060, 840, 600]);
    expect(await listAuditEntries()).toMatchObject([
      { verb: "import", label: "price −15 %, rounded to 10; low stock 4 (bulk)", isDone: true },
    ]);
    expect(await undo(done)).toMatchObject({ state: "undone", counts: { undone: 3, left: 0 } });
    expect(await pricesOf(ids)).toEqual([1_250, 990, 700]);
    expect((await requireProduct(ids[0] ?? "")).lowStock).toBeUndefined();
  });

  it("changes draft and category, and back", async () => {
    const ids = await makeThree();
    const done = await change(ids, { isDraft: true, category: "Caps" });
    expect(await Product.countDocuments({ isDraft: true, category: "Caps" })).toBe(3);
    await undo(done);
    expect(await Product.countDocuments({ isDraft: { $ne: true }, category: "Denim Pants" })).toBe(3);
  });

  it("changes nothing while it is only checked, and says of each row what it would do", async () => {
    const [reduced, plain, high] = [
      await makeProduct({ compareAtPrice: 1_300 }),
      await makeProduct(),
      await makeProduct({ price: 999_999 }),
    ];
    const ids = [reduced._id, plain._id, high._id, "65f000000000000000000001", plain._id];
    const checked = await change(ids, { price: { percent: 10 } }, true);
    expect(checked).toMatchObject({ state: "checked", counts: { waiting: 1, error: 3 } });
    const { rows } = await listImportRows(checked._id, {});
    expect(rows.map(({ label, reasons, changes }) => [label, reasons.length, changes])).toEqual([
      [reduced.name, 1, []],
      [plain.name, 0, [{ field: "Price", before: "1250", after: "1375" }]],
      [high.name, 1, []],
      ["65f000000000000000000001", 1, []],
    ]);
    expect(await pricesOf(ids.slice(0, 3))).toEqual([1_250, 1_250, 999_999]);
  });

  it("overwrites nothing that somebody changes between the check and its row", async () => {
    const ids = await makeThree();
    const checked = await change(ids, { price: { amount: -100 } }, true);
    await updateProduct({ productId: ids[1] ?? "", fields: { price: 1_111 } });
    const body = { digest: checked.digest, runner: "a-page-of-theirs" };
    const response = await call("imports/[kind]/[id]/apply", { kind: "bulk", id: checked._id }, body);
    expect(await response.json()).toMatchObject({ counts: { applied: 2, refused: 1 } });
    expect(await pricesOf(ids)).toEqual([1_150, 1_111, 600]);
  });

  it("leaves and tells what was changed by hand before it is taken back", async () => {
    const ids = await makeThree();
    const done = await change(ids, { price: { percent: 10 } });
    await updateProduct({ productId: ids[2] ?? "", fields: { price: 555 } });
    const undone = await undo(done);
    expect(undone).toMatchObject({ state: "undone", counts: { undone: 2, left: 1 } });
    expect(await pricesOf(ids)).toEqual([1_250, 990, 555]);
    const { rows } = await listImportRows(undone._id, { status: "left" });
    expect(rows).toMatchObject([{ reasons: [expect.stringMatching(/changed/)] }]);
  });

  it("is finished by any server, each row once, where its own died between a product and its row", async () => {
    const ids = await makeThree();
    vi.spyOn(ImportRow, "updateOne").mockRejectedValueOnce(new Error("the server ends"));
    const response = await call("products/bulk", {}, { ids, set: { price: { percent: 10 } } });
    expect(response.status).toBe(500);
    expect(await pricesOf(ids)).toEqual([1_375, 990, 700]);
    await Import.updateMany({}, { runnerUntil: new Date(0) });
    await sweepImports();
    expect(await pricesOf(ids)).toEqual([1_375, 1_089, 770]);
    expect(await Import.findOne().lean()).toMatchObject({ state: "applied", counts: { applied: 3 } });
  });

  it.each([
    ["nothing to change", { set: {} }],
    ["a step alone", { set: { roundTo: 5 } }],
    ["a step that is none", { set: { price: { percent: 5 }, roundTo: 7 } }],
    ["per cent and amount", { set: { price: { percent: 5, amount: 5 } } }],
    ["no per cent", { set: { price: { percent: 0 } } }],
    ["half a per cent", { set: { price: { percent: 0.5 } } }],
    ["all of it", { set: { price: { percent: -100 } } }],
    ["another category", { set: { category: "Hats" } }],
    ["no product", { ids: [], set: { isDraft: true } }],
    ["what is no id", { ids: ["x"], set: { isDraft: true } }],
    [
      "too many",
      { ids: Array.from({ length: 2_001 }, () => "65f000000000000000000001"), set: { isDraft: true } },
    ],
  ])("refuses %s", async (_what, body) => {
    const response = await call("products/bulk", {}, { ids: [(await makeProduct())._id], ...body });
    expect(response.status).toBe(400);
    expect(await Import.countDocuments()).toBe(0);
  });
});
