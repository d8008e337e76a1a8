import { expect, it } from "vitest";
import { exportCsv } from "@/lib/reports/exports/export-csv";
import { makeProductByOption } from "@/testing/by-option";
import { collect } from "@/testing/collect";
import { useDatabase } from "@/testing/database";
import { check, rowsOf } from "@/testing/imports";
import { makeAdmin } from "@/testing/people";
import { makeProduct, requireProduct } from "@/testing/products";
import { Product } from "@/models/product";
import { StockUnit } from "@/models/stock-unit";

useDatabase();

/** What was exported now. */
async function exported(kind: "products" | "stock"): Promise<string> {
  return (await collect(exportCsv({ actor: await makeAdmin(), kind, body: {} }))).join("");
}

const reasonsOf = async (text: string, kind: "products" | "stock" = "products") =>
  (await rowsOf(await check(kind, text))).map(({ reasons }) => reasons.join(" "));

it("finds nothing to change in what was exported, whatever stands in its texts", async () => {
  await makeProduct({ name: "=1+1", fit: "-5", fabric: '\'@x, "y"', sizes: ["30", "+32"] });
  await makeProductByOption();
  await makeProduct({ stock: "Made to order" });
  for (const kind of ["products", "stock"] as const) {
    const { counts } = await check(kind, await exported(kind));
    expect(counts).toMatchObject({ error: 0, waiting: 0, same: kind === "products" ? 3 : 5 });
  }
});

it("refuses an old price that is not above the price, of what is new and of what is there", async () => {
  const { _id, name } = await makeProduct({ price: 1_250, compareAtPrice: 1_500 });
  const header = "Product id,Name,Category,Price,Old price,Picture 1";
  const rowOf = (id: string, title: string, prices: string) =>
    `${id},${title},Caps,${prices},/catalogue/cap.webp`;
  const lines = [header, rowOf("", "New Cap", "450,450"), rowOf(_id, name, "1600,1500")];
  expect(await reasonsOf(lines.join("\r\n"))).toEqual([
    "Old price: Please enter an old price above the price.",
    "Price: The old price is BDT 1,500. Please enter a lower price, or change the old price too.",
  ]);
  const both = [header, rowOf("", "New Cap", "450,500"), rowOf(_id, name, "1600,")];
  expect(await reasonsOf(both.join("\r\n"))).toEqual(["", ""]);
});

it("lists every change and every error by its row, and changes nothing", async () => {
  const [one, two] = [await makeProduct({ price: 1_250 }), await makeProduct({ price: 900 })];
  const before = JSON.stringify([await Product.find().lean(), await StockUnit.find().lean()]);
  const file = await check(
    "products",
    [
      "Product id,Name,Category,Price,Sizes,Picture 1,Stock if new",
      `${one._id},${one.name},${one.category},৳ ১৩০০,"30, 32, 34",${one.image1},`,
      `${two._id},${two.name},${two.category},900,"30, 32",${two.image1},99`,
      `,New Cap,Caps,450,,/catalogue/cap.webp,১২`,
      `,Other Cap,Hats,4.5,,javascript:alert(1),12 pcs`,
      `ffffffffffffffffffffffff,Gone,Caps,5,,/catalogue/cap.webp,`,
    ].join("\r\n"),
  );
  expect(file.counts).toMatchObject({ error: 2, waiting: 2, same: 1 });
  expect(await rowsOf(file)).toMatchObject([
    {
      row: 2,
      action: "change",
      status: "waiting",
      changes: [
        { field: "Price", before: "1250", after: "1300" },
        { field: "Sizes", before: "30, 32", after: "30, 32, 34" },
      ],
    },
    { row: 3, status: "same" },
    { row: 4, action: "add", status: "waiting", label: "New Cap" },
    {
      row: 5,
      status: "error",
      reasons: [
        "Category: Please choose one of the categories.",
        "Price: Please enter a whole amount from 1 to 1,000,000 BDT.",
        "Picture 1: Please enter an https:// address or choose a picture.",
      ],
    },
    { row: 6, status: "error", reasons: ["There is no product with this id."] },
  ]);
  expect(JSON.stringify([await Product.find().lean(), await StockUnit.find().lean()])).toBe(before);
});

it("says of a new product what a file without the columns for it does not tell", async () => {
  expect(await reasonsOf("Name\nNew Cap")).toEqual([
    "Category: Please choose one of the categories. Price: Please enter a whole amount from 1 to 1,000,000 BDT. Picture 1: Please enter an https:// address or choose a picture.",
  ]);
});

it("finds a product by its exact name and category, and refuses a name that is taken", async () => {
  const { name } = await makeProduct({ name: "Slim Jeans", category: "Denim Pants" });
  expect(
    await reasonsOf(
      [
        "Name,Category,Price,Picture 1",
        `${name},Caps,5,/catalogue/a.webp`,
        `slim jeans,Denim Pants,5,/catalogue/a.webp`,
        `${name},Denim Pants,5,/catalogue/a.webp`,
      ].join("\n"),
    ),
  ).toEqual([
    "There is a product called Slim Jeans in Denim Pants.",
    "There is a product called Slim Jeans in Denim Pants.",
    "",
  ]);
});

it("refuses a new name that another product has, or another row", async () => {
  const [one, two] = [await makeProduct(), await makeProduct()];
  expect(
    await reasonsOf(
      `Product id,Name\n${one._id},${two.name}\n${one._id},Fresh\n${two._id},FRESH\n${one._id},Again`,
    ),
  ).toEqual([
    "Name: A product with this name already exists.",
    "",
    "Row 3 is about the same product.",
    "Row 3 is about the same product.",
  ]);
});

it("refuses what the forms refuse: pieces in a size that is taken away, a picture that is gone", async () => {
  const product = await makeProductByOption();
  const [lost, picture] = await reasonsOf(
    `Product id,Name,Sizes\n${product._id},${product.name},"32, 34"`,
  ).then(async (first) => [
    ...first,
    ...(await reasonsOf(
      `Product id,Name,Picture 1\n${product._id},${product.name},/images/${"a".repeat(24)}-960.webp`,
    )),
  ]);
  expect(lost).toMatch(/^Some pieces are counted in a size or color that you have removed/);
  expect(picture).toMatch(/^Picture 1: /);
});

it("refuses a row whose product was changed since the file was written", async () => {
  const product = await makeProduct();
  const file = await exported("products");
  await Product.updateOne({ _id: product._id }, { $inc: { version: 1 }, price: 1_111 });
  expect(await reasonsOf(file)).toEqual(["Somebody has changed this product since the file was written."]);
});

it("says of counts what was sold since, and takes the digits that the forms take", async () => {
  const product = await makeProductByOption();
  const asOne = await makeProduct({ stock: "7" });
  const text = await makeProduct({ stock: "Made to order" });
  const line = (...cells: (string | number)[]) => cells.join(",");
  const file = await check(
    "stock",
    [
      "Product id,Size,Color,Stock then,Stock now",
      line(product._id, 30, "INDIGO", 5, "১২"),
      line(product._id, 32, "Indigo", 3, 9),
      line(product._id, 34, "Indigo", 4, 4),
      line(product._id, 36, "Indigo", 0, 9),
      line(product._id, "", "", 0, 9),
      line(product._id, "30", "Indigo", 5, 6),
      line(asOne._id, "30", "Indigo", 7, 8),
      line(asOne._id, "", "", "", "12 pcs"),
      line(asOne._id, "", "", 7, ""),
      line(text._id, "", "", "Made to order", 4),
    ].join("\n"),
  );
  expect(
    (await rowsOf(file)).map(({ status, reasons, changes }) => [status, reasons[0] ?? changes[0]?.after]),
  ).toEqual([
    ["waiting", "12"],
    ["error", "There were 3 then and are 1 now."],
    ["same", undefined],
    ["error", "This product is not made in this size and color."],
    ["error", "This product is counted by size and color. Please give each a row."],
    ["error", "Row 2 is about the same."],
    ["error", "This product is not counted by size and color."],
    ["error", "Stock now: Please enter a whole number of pieces, in digits only."],
    ["error", "Row 9 is about the same."],
    ["waiting", "4"],
  ]);
  expect((await requireProduct(product._id)).stock).toBe("6");
});

it.each([
  ["Name,Price", "Row 2: There is no row below the names of the columns."],
  ["Price\n5", "Row 1: The column “Name” is missing."],
  ["Name,Name\na,b", "Row 1: The column “Name” is there twice."],
  ["Name\na\0", "Row 2: This is not a text file. If it is an Excel workbook, save it as “CSV UTF-8”."],
  [
    Buffer.from("Name\ncaf\xe9", "latin1"),
    "Row 2: The characters are not UTF-8. Save the file as “CSV UTF-8”.",
  ],
  [`Name\n${"a\n".repeat(10_001)}`, "Row 10002: There are more than 10,000 rows."],
  ["", "Row 1: The file is empty."],
])("refuses a file that is at fault: %#", async (text, message) => {
  await expect(check("products", text)).rejects.toMatchObject({ code: "BAD_CSV", status: 400, message });
});

it("keeps nothing of columns that have the names of an object's own parts", async () => {
  const file = await check("products", "__proto__,constructor,Name,$set\n1,2,Cap,3");
  expect(await rowsOf(file)).toMatchObject([{ row: 2, status: "error", label: "Cap" }]);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

it("names columns that the shop does not know", async () => {
  const file = await check("products", "Name,Prize,Category,,Colour\nCap,5,Caps,,Red");
  expect(file.unknownColumns).toEqual(["Prize", "Colour"]);
  expect((await check("stock", "Name,Stock now\nCap,5")).unknownColumns).toEqual([]);
});

it("refuses what a spreadsheet program has damaged, and not what stood there before", async () => {
  const [odd, one] = [await makeProduct({ fit: "8.8E+09" }), await makeProduct()];
  const product = await makeProductByOption();
  expect(
    await reasonsOf(
      [
        "Product id,Name,Category,Price,Fit,Sizes",
        `${odd._id},${odd.name},${odd.category},999,8.8E+09,"30, 32"`,
        `${one._id},?????,${one.category},999,#NAME?,"30, 12-Oct"`,
        `,???? ???,Caps,450,,`,
        `6.5E+23,${one.name},${one.category},450,,`,
      ].join("\n"),
    ),
  ).toEqual([
    "",
    expect.stringMatching(/^Name: .*lost its letters.*Fit: .*error.*Sizes: .*date/),
    expect.stringMatching(/^Name: .*lost its letters/),
    expect.stringContaining("“6.5E+23” is a number that a spreadsheet program has shortened"),
  ]);
  expect(
    await reasonsOf(
      `Product id,Size,Color,Stock now\n${product._id},12-Oct,????,5\n${one._id},,,8.8E+09`,
      "stock",
    ),
  ).toEqual([expect.stringContaining("date"), expect.stringContaining("shortened")]);
});

it("reads what Excel writes here: UTF-16 with tabs, and semicolons", async () => {
  const { _id, name, category } = await makeProduct({ price: 500 });
  const rows = [
    ["Product id", "Name", "Category", "Price", "Fit"],
    [_id, name, category, "৬০০", "আঁটসাঁট"],
  ];
  const tabs = Buffer.from(`\uFEFF${rows.map((row) => row.join("\t")).join("\r\n")}`, "utf16le");
  for (const file of [tabs, rows.map((row) => row.join(";")).join("\r\n")]) {
    const [row] = await rowsOf(await check("products", file));
    expect(row?.changes).toEqual([
      { field: "Price", before: "500", after: "600" },
      expect.objectContaining({ field: "Fit", after: "আঁটসাঁট" }),
    ]);
  }
});
