import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listAuditEntries } from "@/lib/accounts/audit-log/queries";
import { checkFile } from "@/lib/catalogue/imports/check-file";
import type { ImportDto } from "@/lib/catalogue/imports/dto";
import { sweepImports } from "@/lib/catalogue/imports/sweep-imports";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { getProduct } from "@/lib/catalogue/products/queries";
import type { StockInRequest } from "@/lib/catalogue/stock-in/schema";
import { sweepOrders } from "@/lib/orders/place/sweep";
import { receivePieces } from "@/lib/stock/receive-pieces";
import { makeProductByOption, rows, S30, S32, S34 } from "@/testing/by-option";
import { useDatabase } from "@/testing/database";
import { callRoute } from "@/testing/fire/next-route";
import { rowsOf, runToEnd } from "@/testing/imports";
import { expectInvariants } from "@/testing/invariants";
import { makeKey, makeOrder } from "@/testing/orders";
import { codeOf } from "@/testing/outcomes";
import { makeAdmin, makeUser, signIn } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { Import } from "@/models/import";
import { ImportRow } from "@/models/import-row";

useDatabase();
afterEach(async () => {
  await sweepOrders();
  await expectInvariants();
});

let jeans: ProductDto;
let belt: ProductDto;
let token: string;

beforeEach(async () => {
  jeans = await makeProductByOption();
  belt = await makeProduct({ name: "নকশি বেল্ট", stock: "2", cost: 100 });
  token = await signIn(await makeAdmin());
});

const lineOf = (product: ProductDto, pieces: string, cost: string, option = { size: "", color: "" }) => ({
  productId: product._id,
  ...option,
  pieces,
  cost,
});

async function send(
  lines: StockInRequest["lines"],
  { key = makeKey(), ...fields }: Record<string, string> = {},
) {
  const body = { day: "2026-01-02", supplier: " Karim  Textiles ", lines, ...fields };
  return await callRoute({
    route: "stockIns",
    request: new Request("http://localhost:3000/api/stockIns", {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Authorization: `Bearer ${token}`,
        "Idempotency-Key": key,
      },
      body: JSON.stringify(body),
    }),
  });
}

async function bookIn(lines: StockInRequest["lines"], fields?: Record<string, string>): Promise<ImportDto> {
  const response = await send(lines, fields);
  expect([response.status, await response.clone().text()]).toEqual([201, expect.anything()]);
  return await response.json();
}

async function read(product: ProductDto) {
  const found = await getProduct(product._id, { withCost: true });
  return { stock: found?.stock, cost: found?.cost };
}

const LINES = () => [
  lineOf(jeans, "4", "৳ 350.50", S34),
  lineOf(jeans, "৬", "300", S30),
  lineOf(belt, "2", "120"),
];

describe("a stock-in", () => {
  it("brings the pieces, and makes the costs the average; its totals and its record say what came", async () => {
    const file = await bookIn(LINES());
    expect(file).toMatchObject({
      kind: "stockIn",
      state: "applied",
      fileName: "Karim Textiles, 2026-01-02",
      counts: { applied: 3 },
      stockIn: { day: "2026-01-02", supplier: "Karim Textiles", pieces: 12, taka: 3_442 },
    });
    expect((await getProduct(jeans._id))?.stockByOption).toEqual(rows(11, 1, 4));
    expect(await read(jeans)).toEqual({ stock: "16", cost: 313 });
    expect(await read(belt)).toEqual({ stock: "4", cost: 110 });
    const [entry] = await listAuditEntries();
    expect(entry).toMatchObject({ verb: "import", kind: "file" });
  });

  it("counts once for a key, at the same time and later; another one with it is refused", async () => {
    const key = makeKey();
    const answers = await Promise.all([1, 2, 3].map(() => send(LINES(), { key })));
    expect(answers.map(({ status }) => status).filter((status) => status !== 201 && status !== 409)).toEqual(
      [],
    );
    expect((await send(LINES(), { key })).status).toBe(201);
    expect([await read(jeans), await read(belt)]).toEqual([
      { stock: "16", cost: 313 },
      { stock: "4", cost: 110 },
    ]);
    const other = await send([lineOf(belt, "3", "120")], { key });
    expect([other.status, (await other.json()).error.code]).toEqual([409, "KEY_REUSED"]);
  });

  it("goes on where a server ended between the pieces and the note of it, and doubles nothing", async () => {
    const { _id } = await bookIn(LINES());
    const [row] = await ImportRow.find({ importId: _id }).sort({ row: 1 }).lean();
    await ImportRow.updateMany({ importId: _id, row: 1 }, { status: "waiting" });
    await Import.updateOne({ _id }, { $set: { state: "applying" }, $unset: { counts: 1 } });
    await sweepImports();
    expect((await Import.findById(_id).lean())?.state).toBe("applied");
    await receivePieces({ productId: jeans._id, option: S34, pieces: 4, paisa: 35_050, id: row!._id });
    expect(await read(jeans)).toEqual({ stock: "16", cost: 313 });
  });

  it("is undone as one; what is not free any more is said line by line", async () => {
    const file = await bookIn(LINES());
    await makeOrder(await makeUser(), { product: jeans, quantity: 3, ...S34 });
    const undone = await runToEnd("undo", file);
    expect(undone.counts).toMatchObject({ undone: 2, left: 1 });
    expect((await rowsOf(undone)).map(({ status, reasons }) => [status, ...reasons])).toEqual([
      ["left", "Only 1 of the 4 pieces that came in can go: the others are ordered or sold."],
      ["undone"],
      ["undone"],
    ]);
    expect([await read(jeans), await read(belt)]).toEqual([
      { stock: "7", cost: 351 },
      { stock: "2", cost: 100 },
    ]);
  });

  it("does nothing where a line is at fault, and says which", async () => {
    const response = await send([
      lineOf(belt, "2", "120"),
      lineOf(belt, "3", "120"),
      lineOf(jeans, "0", "12.345", S30),
      lineOf(jeans, "1", "100", { size: "99", color: "" }),
    ]);
    expect([response.status, (await response.json()).error.fields]).toEqual([
      400,
      {
        "lines.1": "Row 1 is about the same.",
        "lines.2": expect.stringMatching(/^Pieces: .* Unit cost: /),
        "lines.3": "This product is not made in this size and color.",
      },
    ]);
    expect(await read(belt)).toEqual({ stock: "2", cost: 100 });
  });

  it("is refused for a product whose pieces nobody counts, and brings nothing of the other lines", async () => {
    const endless = await makeProduct({ name: "Made to order", stock: "always" });
    const response = await send([lineOf(belt, "2", "120"), lineOf(endless, "2", "120")]);
    expect([response.status, (await response.json()).error.fields]).toEqual([
      400,
      { "lines.1": "Nobody counts the pieces of this product." },
    ]);
    expect([await read(belt), (await read(endless)).stock]).toEqual([{ stock: "2", cost: 100 }, "always"]);
  });

  it.each([
    ["day", { day: "2126-01-01" }],
    ["day", { day: "yesterday" }],
    ["supplier", { supplier: " \u200B " }],
  ])("refuses a bad %s", async (field, fields) => {
    const response = await send([lineOf(belt, "2", "120")], fields);
    expect([response.status, Object.keys((await response.json()).error.fields)]).toEqual([400, [field]]);
  });
});

describe("a stock-in as a file", () => {
  const checkCsv = async (text: string, fields = { day: "2026-01-02", supplier: "Karim" }) =>
    await checkFile({
      actor: await makeAdmin(),
      kind: "stockIn",
      fileName: "karim.csv",
      bytes: Buffer.from(text),
      ...fields,
    });

  it("says of each row what it brings, leaves out empty ones, and books in the rest", async () => {
    const file = await checkCsv(
      `Product id,Name,Category,Size,Color,Stock then,Pieces,Unit cost
${jeans._id},,,${S32.size},${S32.color},1,10,400
,নকশি বেল্ট,Denim Pants,,,2,৮,৳ ১৫০
${jeans._id},,,30,Indigo,5,,
${jeans._id},,,34,Indigo,0,5,`,
    );
    expect(file).toMatchObject({
      counts: { waiting: 2, same: 1, error: 1 },
      stockIn: { pieces: 18, taka: 5_200 },
      unknownColumns: ["Stock then"],
    });
    expect((await runToEnd("apply", file)).counts).toMatchObject({ applied: 2 });
    expect([await read(jeans), await read(belt)]).toEqual([
      { stock: "16", cost: 400 },
      { stock: "10", cost: 140 },
    ]);
    expect((await runToEnd("undo", file)).counts).toMatchObject({ undone: 2 });
    expect([await read(jeans), await read(belt)]).toEqual([
      { stock: "6", cost: undefined },
      { stock: "2", cost: 100 },
    ]);
  });

  it("wants day and supplier", async () => {
    expect(await codeOf(checkCsv("Pieces,Unit cost\n1,1", { day: "", supplier: "" }))).toBe("INVALID_FIELDS");
  });
});
