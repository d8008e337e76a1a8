import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ChangeContentsRequest } from "@/lib/orders/contents/schema";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { deleteOrder } from "@/lib/orders/decide/delete-order";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { deleteProduct } from "@/lib/catalogue/products/delete-product";
import { updateProduct } from "@/lib/catalogue/products/update-product";
import { processState } from "@/lib/platform/process-state.mjs";
import { setFreeFrom } from "@/testing/charges";
import { change } from "@/testing/contents";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { makeOrder, readOrder } from "@/testing/orders";
import { codeOf } from "@/testing/outcomes";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct, readUnit, requireProduct } from "@/testing/products";
import type { UserDto } from "@/lib/accounts/users/dto";
import { Order } from "@/models/order";

useDatabase();
afterEach(async () => {
  delete processState.shopFacts;
  await expectInvariants();
});

const [S30, S32] = [
  { size: "30", color: "Indigo" },
  { size: "32", color: "Indigo" },
];

let customer: UserDto;
let admin: UserDto;
let jeans: ProductDto;
let cap: ProductDto;
let orderId: string;

/** Two jeans of size 30, of five; three of size 32 are left, and ten caps. */
beforeEach(async () => {
  [customer, admin] = [await makeUser(), await makeAdmin()];
  jeans = await makeProduct({
    colors: ["Indigo"],
    stockByOption: [
      { ...S30, stock: 5 },
      { ...S32, stock: 3 },
    ],
  });
  cap = await makeProduct({ name: "Cap", price: 500, sizes: [], colors: [], stock: "10" });
  orderId = await makeOrder(customer, { product: jeans, quantity: 2, ...S30 });
});

type Fields = Omit<ChangeContentsRequest, "version"> & { version?: number };
const edit = (fields: Fields) => change(admin, orderId, fields);
const line = (product: ProductDto, quantity: number, option = { size: "", color: "" }) => ({
  productId: product._id,
  quantity,
  ...option,
});
const shelves = async () => ({
  s30: await readUnit(jeans._id, S30),
  s32: await readUnit(jeans._id, S32),
  cap: await readUnit(cap._id),
});

describe("changeContents of a pending order", () => {
  it("exchanges an option: the new piece is held, the old one can be ordered again", async () => {
    expect(await edit({ lines: [line(jeans, 2, S32)] })).toEqual([jeans._id]);
    expect(await shelves()).toMatchObject({ s30: { stock: 5, held: 0 }, s32: { stock: 1, held: 2 } });
    const product = await requireProduct(jeans._id);
    expect(product.stock).toBe("6");
    const order = await readOrder(orderId);
    expect(order).toMatchObject({
      amount: 2_600,
      version: 1,
      cartItems: [{ ...S32, quantity: 2, price: 2_500 }],
    });
    expect(order.settlement).toBeUndefined();
    expect(order.settlementLines).toBeUndefined();
  });

  it("adds, enlarges and removes lines, and totals them up", async () => {
    await edit({ lines: [line(jeans, 3, S30), line(cap, 4)] });
    expect(await shelves()).toMatchObject({ s30: { stock: 2, held: 3 }, cap: { stock: 6, held: 4 } });
    expect((await readOrder(orderId)).amount).toBe(3 * 1_250 + 4 * 500 + 100);
    await edit({ lines: [line(cap, 1)] });
    expect(await shelves()).toMatchObject({ s30: { stock: 5, held: 0 }, cap: { stock: 9, held: 1 } });
    expect((await readOrder(orderId)).amount).toBe(600);
  });

  it("keeps the price that was agreed for what asks for no more, and takes today's for the rest", async () => {
    await updateProduct({ productId: jeans._id, fields: { price: 1_400 } });
    await edit({ lines: [line(jeans, 1, S30), line(jeans, 1, S32)] });
    expect((await readOrder(orderId)).cartItems.map(({ price }) => price)).toEqual([1_250, 1_400]);
    await edit({ lines: [line(jeans, 2, S30), line(jeans, 1, S32)] });
    expect((await readOrder(orderId)).cartItems.map(({ price }) => price)).toEqual([2_800, 1_400]);
  });

  it("knows a line by its id, also beside another of the same option", async () => {
    await edit({ lines: [line(jeans, 2, S30), line(jeans, 1, S30)] });
    const [first, second] = (await readOrder(orderId)).cartItems;
    if (!first || !second) throw new Error("A line is missing.");
    await updateProduct({ productId: jeans._id, fields: { price: 1_400 } });
    await edit({ lines: [{ ...line(jeans, 1, S30), _id: second._id.toString() }] });
    expect((await readOrder(orderId)).cartItems).toMatchObject([{ _id: second._id, price: 1_250 }]);
    expect(await readUnit(jeans._id, S30)).toMatchObject({ stock: 4, held: 1 });
  });

  it("changes whom to call and where it goes, with the charge of the place, and is found by it", async () => {
    await edit({
      name: "$amount Karim",
      phone: "01812345678",
      address: "$name, House 7, Zindabazar, Sylhet",
      deliveryLocation: "Outside Dhaka",
    });
    const order = await readOrder(orderId);
    expect(order).toMatchObject({
      name: "$amount Karim",
      phone: "01812345678",
      address: "$name, House 7, Zindabazar, Sylhet",
      deliveryLocation: "Outside Dhaka",
      deliveryCharge: 150,
      amount: 2_650,
    });
    expect(order.searchKeys).toEqual(expect.arrayContaining(["karim", "01812345678"]));
    expect(order.cartItems).toHaveLength(1);
  });

  it("takes a discount off, up to what the items cost, and takes it away again", async () => {
    await edit({ discount: { amount: 300, reason: "Loose button" } });
    expect(await readOrder(orderId)).toMatchObject({
      amount: 2_300,
      discount: { amount: 300, reason: "Loose button" },
    });
    expect(await codeOf(edit({ discount: { amount: 2_501, reason: "Too much" } }))).toBe("INVALID_FIELDS");
    expect(await codeOf(edit({ lines: [line(cap, 1)], discount: { amount: 501, reason: "x" } }))).toBe(
      "INVALID_FIELDS",
    );
    expect(await readUnit(cap._id)).toMatchObject({ stock: 10, held: 0 });
    await edit({ discount: { amount: 0 } });
    const order = await readOrder(orderId);
    expect(order.amount).toBe(2_600);
    expect(order.discount).toBeUndefined();
  });

  it("writes what was and what is into the order, in the same step", async () => {
    await edit({ lines: [line(jeans, 1, S30)], deliveryLocation: "Outside Dhaka" });
    const [, event] = (await readOrder(orderId)).events;
    expect(event).toMatchObject({ kind: "changed", by: { role: "staff" } });
    expect(event?.by.id?.toString()).toBe(admin._id);
    expect(event?.details).toEqual({
      before: {
        deliveryLocation: "Inside Dhaka",
        items: [`2 × ${jeans.name} (30, Indigo)`],
        amount: 2_600,
      },
      after: {
        deliveryLocation: "Outside Dhaka",
        items: [`1 × ${jeans.name} (30, Indigo)`],
        amount: 1_400,
      },
    });
  });

  it("leaves an order as it is where nothing differs", async () => {
    expect(await edit({ name: "Rahim Uddin", lines: [line(jeans, 2, S30)] })).toEqual([]);
    expect(await readOrder(orderId)).toMatchObject({ version: 0 });
  });

  it("keeps what is no longer made or sold, and gives none of it anew", async () => {
    await edit({ lines: [line(jeans, 2, S30), line(cap, 1)] });
    await deleteProduct(cap._id);
    await updateProduct({ productId: jeans._id, fields: { stockByOption: [{ ...S32, stock: 3 }] } });
    await edit({ lines: [line(jeans, 2, S30), line(cap, 1)], name: "Karim" });
    expect(await codeOf(edit({ lines: [line(jeans, 2, S30), line(cap, 2)] }))).toBe("OUT_OF_STOCK");
    expect(await codeOf(edit({ lines: [line(jeans, 3, S30)] }))).toBe("OUT_OF_STOCK");
    await edit({ lines: [line(jeans, 1, S32)] });
    expect((await readOrder(orderId)).cartItems).toMatchObject([S32]);
  });
});

describe("changeContents of a Confirmed order", () => {
  beforeEach(() => decideOrder({ orderId, decision: "Confirmed" }));

  it("moves pieces between what is sold and what can be ordered", async () => {
    await edit({ lines: [line(jeans, 1, S30), line(cap, 2)] });
    expect(await shelves()).toMatchObject({
      s30: { stock: 4, held: 0, sold: 1 },
      cap: { stock: 8, held: 0, sold: 2 },
    });
    await edit({ lines: [line(jeans, 3, S32)] });
    expect(await shelves()).toMatchObject({
      s30: { stock: 5, sold: 0 },
      s32: { stock: 0, sold: 3 },
      cap: { stock: 10, sold: 0 },
    });
  });

  it("is refused once it is packed", async () => {
    await Order.updateOne({ _id: orderId }, { parcel: { state: "toPack" } });
    await edit({ name: "Karim" });
    await Order.updateOne({ _id: orderId }, { parcel: { state: "packed" } });
    expect(await codeOf(edit({ name: "Rahim" }))).toBe("PARCEL_STATE");
  });
});

describe("changeContents, repeated because its answer was lost", () => {
  const wish = () => ({ version: 0, name: "Karim", lines: [line(jeans, 2, S32), line(cap, 1)] });

  it("changes nothing a second time", async () => {
    await edit(wish());
    const before = [await readOrder(orderId), await shelves()];
    expect(await edit(wish())).toEqual([]);
    expect([await readOrder(orderId), await shelves()]).toEqual(before);
  });

  it("is still told of what came in between, of another admin's change and of another wish", async () => {
    await edit(wish());
    const other = await makeAdmin();
    expect(await codeOf(change(other, orderId, wish()))).toBe("STALE_VERSION");
    expect(await codeOf(edit({ ...wish(), name: "Rahim" }))).toBe("STALE_VERSION");
    await edit({ address: "House 9, Road 2, Banani" });
    expect(await codeOf(edit(wish()))).toBe("STALE_VERSION");
  });
});

describe("changeContents refuses", () => {
  it("what the shelf has too little of, and holds nothing then", async () => {
    const before = await shelves();
    const work = edit({ lines: [line(cap, 5), line(jeans, 4, S32)] });
    await expect(work).rejects.toMatchObject({
      code: "OUT_OF_STOCK",
      fields: { "lines.1": `There is not enough of “${jeans.name}”: only 3 more can be had.` },
    });
    const after = await shelves();
    for (const unit of ["s30", "s32", "cap"] as const)
      expect(after[unit]).toEqual({ ...before[unit], revision: expect.any(Number) });
    expect(await readOrder(orderId)).toMatchObject({ version: 0, amount: 2_600 });
  });

  it("an order that somebody has changed, cancelled or deleted meanwhile", async () => {
    await edit({ name: "Karim" });
    expect(await codeOf(edit({ name: "Rahim", version: 0 }))).toBe("STALE_VERSION");
    await decideOrder({ orderId, decision: "Canceled" });
    expect(await codeOf(edit({ name: "Rahim" }))).toBe("ORDER_NOT_PENDING");
    orderId = await makeOrder(customer, { product: cap });
    await deleteOrder({ actor: customer, orderId });
    expect(await codeOf(edit({ name: "Rahim" }))).toBe("NOT_FOUND");
    const nobodys = change(admin, "65f000000000000000000001", { version: 0, name: "Rahim" });
    expect(await codeOf(nobodys)).toBe("NOT_FOUND");
  });

  it("a total that leaves the delivery free where too little is left for that", async () => {
    setFreeFrom(2_500);
    await edit({ lines: [line(jeans, 2, S30), line(cap, 1)], amount: 3_000 });
    expect(await readOrder(orderId)).toMatchObject({ deliveryCharge: 0, amount: 3_000 });
    const discount = { amount: 501, reason: "Regular" };
    expect(await codeOf(edit({ discount, amount: 2_499 }))).toBe("PRICE_CHANGED");
    await edit({ discount, amount: 2_599 });
    expect(await readOrder(orderId)).toMatchObject({ deliveryCharge: 100, amount: 2_599 });
  });

  it("a total that is not the one that the desk saw", async () => {
    await updateProduct({ productId: cap._id, fields: { price: 600 } });
    await expect(edit({ lines: [line(cap, 1)], amount: 600 })).rejects.toMatchObject({
      code: "PRICE_CHANGED",
      details: { items: 600, deliveryCharge: 100, amount: 700 },
    });
    await edit({ lines: [line(cap, 1)], amount: 700 });
  });

  it("an option that the product does not come in", async () => {
    expect(await codeOf(edit({ lines: [line(jeans, 1, { size: "36", color: "Indigo" })] }))).toBe(
      "OUT_OF_STOCK",
    );
    expect(await codeOf(edit({ lines: [line(jeans, 1)] }))).toBe("OUT_OF_STOCK");
  });
});
