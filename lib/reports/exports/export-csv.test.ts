import { expect, it } from "vitest";
import { POST } from "@/app/api/exports/[kind]/route";
import { listAuditEntries } from "@/lib/accounts/audit-log/queries";
import { readCsv } from "@/lib/platform/csv/read-csv";
import type { ExportKind } from "@/lib/reports/exports/constants";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { deleteOrder } from "@/lib/orders/decide/delete-order";
import { makeProductByOption } from "@/testing/by-option";
import { collect } from "@/testing/collect";
import { useDatabase } from "@/testing/database";
import { makeOrder, readOrder } from "@/testing/orders";
import { bringTo, moveTo } from "@/testing/parcels";
import { makeAdmin, makeUser, signIn } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { contextWith, makeRequest } from "@/testing/requests";
import { Order } from "@/models/order";
import { User } from "@/models/user";

useDatabase();

const LIMITS = { maxBytes: 1e7, maxRows: 1e5, maxColumns: 50, maxCellCharacters: 1e4 };

async function download(kind: ExportKind, json: object = {}) {
  const token = await signIn(await makeAdmin());
  const response = await POST(makeRequest({ token, json }), contextWith({ kind }));
  // Not as text(), which drops the byte order mark.
  return { response, text: Buffer.from(await response.clone().arrayBuffer()).toString() };
}

/** Each row by the names of the first one. */
async function exported(kind: ExportKind, json: object = {}) {
  const { text } = await download(kind, json);
  const [header, ...rows] = await collect(readCsv([Buffer.from(text)], LIMITS));
  return rows.map(({ cells }) => Object.fromEntries(cells.map((cell, at) => [header?.cells[at], cell])));
}

it("gives orders with their lines, money and times in Dhaka, and no formula that somebody typed in", async () => {
  const product = await makeProduct({ name: "=HYPERLINK(1)", stock: "" });
  const customer = await makeUser();
  const orderId = await makeOrder(customer, { product, quantity: 2, size: "32", color: "Black" });
  await Order.updateOne(
    { _id: orderId },
    {
      orderTime: new Date("2026-11-21T18:30:00Z"),
      name: "+cmd|calc",
      discount: { amount: 50, reason: "late" },
      advance: { amount: 500, reference: "bKash" },
      amount: 2_550,
    },
  );
  const { text } = await download("orders");
  expect(text.startsWith("\uFEFFNumber,Line,Ordered,")).toBe(true);
  expect(text).toContain(",'+cmd|calc,");
  expect(text).toContain("01712-345678");
  const { orderNumber } = await readOrder(orderId);
  expect(await exported("orders")).toEqual([
    {
      Number: String(orderNumber),
      Line: "1",
      Ordered: "2026-11-22 00:30",
      Confirmed: "",
      Status: "pending",
      Source: "web",
      Name: "+cmd|calc",
      Phone: "01712-345678",
      "E-mail": customer.email,
      Address: "House 12, Road 5, Dhanmondi, Dhaka",
      Location: "Inside Dhaka",
      District: "Dhaka",
      "Note for the rider": "",
      Product: "=HYPERLINK(1)",
      Category: product.category,
      Size: "32",
      Color: "Black",
      Quantity: "2",
      "Unit price": String(product.price),
      "Line price": String(2 * product.price),
      Pieces: "2",
      Charge: "100",
      Discount: "50",
      "Exchange credit": "0",
      Advance: "500",
      Amount: "2550",
      Parcel: "",
      Courier: "",
      Consignment: "",
      "Tracking code": "",
      Packed: "",
      "Handed over": "",
      "Parcel since": "",
      "To collect": "2050",
      Due: "0",
      Received: "0",
      Short: "0",
      Over: "0",
      "Paid back": "0",
    },
  ]);
});

it("gives each line of an order a row, with all of the order and its parcel", async () => {
  const [jeans, cap] = [await makeProduct({ price: 1_250 }), await makeProduct({ price: 500 })];
  const admin = await makeAdmin();
  const orderId = await makeOrder(await makeUser(), { product: jeans, quantity: 2 }, { product: cap });
  await Order.updateOne({ _id: orderId }, { riderNote: "after 5 pm", address: "Zindabazar, Sylhet" });
  await bringTo(admin, orderId, "packed");
  const tracked = { courier: "pathao", trackingCode: "DH-1" } as const;
  await moveTo(admin, orderId, { from: "packed", to: "handedOver", ...tracked });
  const rows = await exported("orders");
  const { orderNumber, amount } = await readOrder(orderId);
  const common = {
    Number: String(orderNumber),
    District: "Sylhet",
    "Note for the rider": "after 5 pm",
    Pieces: "3",
    Amount: String(amount),
    Parcel: "With the courier",
    Courier: "Pathao",
    "Tracking code": "DH-1",
    "Handed over": expect.stringMatching(/^2\d{3}-\d\d-\d\d \d\d:\d\d$/),
    Due: String(amount),
    Received: "0",
  };
  const bought = rows.map(({ Line, Product, Quantity, "Line price": price }) => [
    Line,
    Product,
    Quantity,
    price,
  ]);
  expect(rows).toEqual([expect.objectContaining(common), expect.objectContaining(common)]);
  expect(bought.map(([line]) => line)).toEqual(["1", "2"]);
  expect(bought.map(([, ...line]) => line.join(" ")).toSorted()).toEqual(
    [`${jeans.name} 2 2500`, `${cap.name} 1 500`].toSorted(),
  );
});

it("gives the orders of days in Dhaka alone, without deleted ones", async () => {
  const product = await makeProduct();
  const admin = await makeAdmin();
  const times = [
    "2026-11-20T17:59:59Z",
    "2026-11-20T18:00:00Z",
    "2026-11-21T17:59:59Z",
    "2026-11-21T18:00:00Z",
  ];
  for (const time of times) {
    const orderId = await makeOrder(await makeUser(), { product });
    await Order.updateOne({ _id: orderId }, { orderTime: new Date(time) });
  }
  const deletedId = await makeOrder(await makeUser(), { product });
  await Order.updateOne({ _id: deletedId }, { orderTime: new Date("2026-11-21T03:00:00Z") });
  await deleteOrder({ actor: admin, orderId: deletedId });
  const rows = await exported("orders", { from: "2026-11-21", to: "2026-11-21" });
  expect(rows.map((row) => row.Ordered)).toEqual(["2026-11-21 23:59", "2026-11-21 00:00"]);
});

it("gives each count of stock in a row of its own", async () => {
  const byOption = await makeProductByOption();
  const asOne = await makeProduct({ stock: "7" });
  const uncounted = await makeProduct({ stock: "Made to order" });
  const counts = (await exported("stock")).map((row) => Object.values(row));
  const { category } = asOne;
  expect(counts).toEqual([
    [uncounted._id, uncounted.name, category, "", "", "Made to order", "Made to order"],
    [asOne._id, asOne.name, category, "", "", "7", "7"],
    ...[
      ["30", "5"],
      ["32", "1"],
      ["34", "0"],
    ].map(([size, stock]) => [byOption._id, byOption.name, category, size, "Indigo", stock, stock]),
  ]);
});

it("gives customers with what they ordered, and no secret of theirs", async () => {
  const product = await makeProduct();
  const customer = await makeUser();
  await User.updateOne({ _id: customer._id }, { passwordHash: "$argon2id$secret" });
  const orderId = await makeOrder(customer, { product });
  await decideOrder({ orderId, decision: "Confirmed" });
  await makeOrder(customer, { product });
  const exchangeId = await makeOrder(customer, { product });
  const exchangeOf = { orderId, orderNumber: 10_001, returnId: orderId, credit: 1_250 };
  await Order.updateOne({ _id: exchangeId }, { exchangeOf, status: "Confirmed" });
  const { text } = await download("customers");
  expect(text).not.toContain("argon2");
  expect(await exported("customers")).toMatchObject([
    {
      "E-mail": customer.email,
      Phone: "01712-345678",
      Orders: "3",
      "Confirmed orders": "2",
      // It includes the 100 that the exchange's delivery cost: returned pieces paid for the rest.
      "Confirmed amount": "1450",
    },
  ]);
});

it("gives customers by phone, each once, with what came of their orders", async () => {
  const product = await makeProduct();
  const customer = await makeUser();
  await bringTo(await makeAdmin(), await makeOrder(customer, { product }), "delivered");
  await makeOrder(customer, { product });
  const other = await makeOrder(customer, { product });
  await Order.updateOne({ _id: other }, { phone: "01812000111", name: "=1+1" });
  const { text } = await download("phones");
  expect(text).toContain(",'=1+1,");
  expect(await exported("phones")).toMatchObject([
    { Phone: "01812-000111", Orders: "1", Delivered: "0", "Delivered amount": "0" },
    { Phone: "01712-345678", Orders: "2", Delivered: "1", "Delivered amount": "1350", Notes: "" },
  ]);
});

it("writes down who took how many rows of what", async () => {
  for (let count = 0; count < 3; count += 1) await makeProduct();
  const { response } = await download("products");
  expect(response.headers.get("content-disposition")).toMatch(
    /^attachment; filename="products-[\d-]{10}\.csv"$/,
  );
  expect(await listAuditEntries()).toMatchObject([
    { verb: "export", kind: "file", label: "products", after: { rows: 3, isWhole: true }, isDone: true },
  ]);
});

it("stops reading when nobody takes the file, and writes down that it was not whole", async () => {
  for (let count = 0; count < 3; count += 1) await makeProduct();
  const token = await signIn(await makeAdmin());
  const response = await POST(makeRequest({ token, json: {} }), contextWith({ kind: "products" }));
  await response.body?.cancel();
  const [entry] = await listAuditEntries();
  expect(entry?.after).not.toMatchObject({ isWhole: true });
});

it.each([{ from: "2026-13-01" }, { from: "2026-11-22", to: "2026-11-21" }, { to: 5 }])(
  "refuses %j",
  async (json) => {
    const { response } = await download("orders", json);
    expect(response.status).toBe(400);
  },
);

it.each([{ from: "2026-11-01" }, { to: "2026-11-01" }, { from: "0001-01-01", to: "9999-12-31" }])(
  "gives no numbers of other days than were asked for: %j",
  async (json) => {
    const { response, text } = await download("numbers", json);
    expect(response.status).toBe(400);
    expect(JSON.parse(text).error.code).toBe("INVALID_FIELDS");
    expect(await listAuditEntries()).toEqual([]);
  },
);

it("refuses another kind", async () => {
  const token = await signIn(await makeAdmin());
  for (const kind of ["sessions", "__proto__", ""]) {
    const response = await POST(makeRequest({ token, json: {} }), contextWith({ kind }));
    expect(response.status).toBe(400);
  }
});

it("gives the numbers of days by all that they are kept by, sizes and colors in cells of their own", async () => {
  const product = await makeProductByOption();
  const orderId = await makeOrder(await makeUser(), { product, quantity: 2, size: "30", color: "Indigo" });
  await decideOrder({ orderId, decision: "Confirmed" });
  const rows = await exported("numbers");
  const by = (dimension: string) => rows.filter(({ By }) => By === dimension);
  expect(by("total")).toMatchObject([{ Key: "all", orders: "1", confirmed: "1", canceled: "0" }]);
  expect(by("option")).toMatchObject([
    { Key: product._id, Name: product.name, Size: "30", Color: "Indigo", pieces: "2" },
  ]);
  expect(await exported("numbers", { from: "2026-01-01", to: "2026-01-02" })).toEqual([]);
});
