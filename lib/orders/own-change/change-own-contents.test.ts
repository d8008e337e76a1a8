import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { blockPhone } from "@/lib/orders/blocked-phones/block-phone";
import { changeOwnContents } from "@/lib/orders/own-change/change-own-contents";
import { type ChangeContentsRequest, changeContentsSchema } from "@/lib/orders/contents/schema";
import { getOwnContents } from "@/lib/orders/own-change/queries";
import { recordCall } from "@/lib/orders/call-queue/record-call";
import { setCalling } from "@/lib/orders/call-queue/set-calling";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { listOrdersOfUser } from "@/lib/orders/queries";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { updateProduct } from "@/lib/catalogue/products/update-product";
import type { UserDto } from "@/lib/accounts/users/dto";
import { change } from "@/testing/contents";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { order } from "@/testing/newcomers";
import { fillCart, makeOrder, readOrder } from "@/testing/orders";
import { codeOf } from "@/testing/outcomes";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct, readUnit } from "@/testing/products";
import { Order } from "@/models/order";

useDatabase();
afterEach(expectInvariants);

const [S30, S32] = [
  { size: "30", color: "Indigo" },
  { size: "32", color: "Indigo" },
];
const ADDRESS = "203.0.113.7";

let customer: UserDto;
let admin: UserDto;
let jeans: ProductDto;
let orderId: string;

/** Two jeans of size 30. */
beforeEach(async () => {
  [customer, admin] = [await makeUser(), await makeAdmin()];
  jeans = await makeProduct({
    colors: ["Indigo"],
    stockByOption: [
      { ...S30, stock: 40 },
      { ...S32, stock: 3 },
    ],
  });
  orderId = await makeOrder(customer, { product: jeans, quantity: 2, ...S30 });
});

type Fields = Omit<ChangeContentsRequest, "version"> & { version?: number };

async function edit(fields: Fields, user = customer): Promise<string[]> {
  const { version = (await readOrder(orderId)).version } = fields;
  const input = changeContentsSchema.parse({ ...fields, version });
  return await changeOwnContents({ user, orderId, input, clientAddress: ADDRESS });
}

const lines = (quantity: number, option = S30) => [{ productId: jeans._id, quantity, ...option }];
const isChangeable = async () => (await listOrdersOfUser(customer._id))[0]?.isChangeable ?? false;

describe("a customer changes their own order", () => {
  it("takes another size: the new piece is held, the old one is free, and its place in the queue stays", async () => {
    const before = await readOrder(orderId);
    expect(await isChangeable()).toBe(true);
    await edit({ lines: lines(2, S32), phone: "01899 999999", address: "House 9, Road 9, Uttara, Dhaka" });
    expect(await readUnit(jeans._id, S32)).toMatchObject({ stock: 1, held: 2 });
    expect(await readUnit(jeans._id, S30)).toMatchObject({ stock: 40, held: 0 });
    const after = await readOrder(orderId);
    expect(after).toMatchObject({ orderTime: before.orderTime, amount: before.amount, name: before.name });
    expect(after.cartItems).toMatchObject([{ ...S32, quantity: 2 }]);
    expect(after.events.at(-1)).toMatchObject({ kind: "changed", by: { role: "customer" } });
  });

  it("pays today's price for what it takes more, and is told where that is another than was shown", async () => {
    const refused = edit({ lines: lines(3), amount: 1 });
    await expect(refused).rejects.toMatchObject({ code: "PRICE_CHANGED" });
    await edit({ lines: lines(3) });
    expect((await readOrder(orderId)).amount).toBe(3 * jeans.price + 100);
  });

  it("gives itself neither another name nor a discount", async () => {
    expect(await codeOf(edit({ name: "Karim Uddin" }))).toBe("FORBIDDEN");
    expect(await codeOf(edit({ discount: { amount: 50, reason: "A loose button" } }))).toBe("FORBIDDEN");
    expect((await readOrder(orderId)).version).toBe(0);
  });

  it("changes nobody else's", async () => {
    const other = await makeUser();
    expect(await codeOf(edit({ phone: "01899 999999" }, other))).toBe("NOT_FOUND");
    expect(await codeOf(getOwnContents(other, orderId))).toBe("NOT_FOUND");
    expect(await codeOf(edit({ phone: "01899 999999" }, admin))).toBe("NOT_FOUND");
    await decideOrder({ orderId, decision: "Canceled" });
    expect(await codeOf(getOwnContents(other, orderId))).toBe("NOT_FOUND");
  });

  it("sees no draft among its products", async () => {
    expect((await getOwnContents(customer, orderId)).products).toHaveLength(1);
    await updateProduct({ productId: jeans._id, fields: { isDraft: true } });
    expect((await getOwnContents(customer, orderId)).products).toEqual([]);
  });
});

describe("a customer changes their own order no more", () => {
  const phone = "01899 999999";

  it("once somebody is calling, has called, or has decided", async () => {
    await setCalling({ actor: admin, orderId, isCalling: true });
    expect(await codeOf(edit({ phone }))).toBe("ORDER_NOT_PENDING");
    expect(await isChangeable()).toBe(false);
    await setCalling({ actor: admin, orderId, isCalling: false });
    expect(await isChangeable()).toBe(true);
    await recordCall({ actor: admin, orderId, call: { outcome: "noAnswer" } });
    expect(await codeOf(edit({ phone }))).toBe("ORDER_NOT_PENDING");
    expect(await isChangeable()).toBe(false);
    orderId = await makeOrder(customer, { product: jeans, quantity: 1, ...S30 });
    await decideOrder({ orderId, decision: "Confirmed" });
    expect(await codeOf(edit({ phone }))).toBe("ORDER_NOT_PENDING");
    expect(await codeOf(getOwnContents(customer, orderId))).toBe("ORDER_NOT_PENDING");
  });

  it("where a call began between reading and writing", async () => {
    const { version } = await readOrder(orderId);
    await change(admin, orderId, { riderNote: "After 5 pm" });
    expect(await codeOf(edit({ phone, version: version ?? 0 }))).toBe("STALE_VERSION");
  });
});

describe("what a changed order holds", () => {
  it("stays within what the account may hold, and gives back nothing where it is refused", async () => {
    expect(await codeOf(edit({ lines: lines(11) }))).toBe("TOO_MANY_PIECES");
    expect(await readUnit(jeans._id, S30)).toMatchObject({ stock: 38, held: 2 });
    const stored = await Order.findById(orderId).lean();
    expect(stored?.newcomer?.pieces).toBe(2);
    await edit({ lines: lines(10) });
    expect((await Order.findById(orderId).lean())?.newcomer?.pieces).toBe(10);
    await edit({ lines: lines(1) });
    expect((await Order.findById(orderId).lean())?.newcomer?.pieces).toBe(1);
  });

  it("counts for the phone that it gets", async () => {
    const phone = "01812345678";
    await edit({ phone });
    expect((await readOrder(orderId)).newcomer?.shared).toContain(`phone:${phone}`);
  });

  it("together with others, never goes past what newcomers share, however many change at once", async () => {
    const many = await makeProduct({ price: 100, stock: "1000", sizes: [], colors: [] });
    const people = await Promise.all(Array.from({ length: 12 }, () => makeUser()));
    const orders: { user: UserDto; id: string }[] = [];
    for (const user of people) {
      await fillCart(user, { product: many });
      orders.push({ user, id: await order(user) });
    }
    const input = changeContentsSchema.parse({
      version: 0,
      lines: [{ productId: many._id, size: "", color: "", quantity: 10 }],
    });
    const codes = await Promise.all(
      orders.map(({ user, id }) =>
        codeOf(changeOwnContents({ user, orderId: id, input, clientAddress: ADDRESS })),
      ),
    );
    const { held } = await readUnit(many._id);
    expect(held).toBeLessThanOrEqual(90);
    expect(codes.filter((code) => code !== "done" && code !== "TOO_MANY_PIECES")).toEqual([]);
  });

  it("never goes past what the account may hold, however many of its orders change at once", async () => {
    const many = await makeProduct({ price: 100, stock: "1000", sizes: [], colors: [] });
    const ids: string[] = [];
    for (let count = 0; count < 6; count += 1) ids.push(await makeOrder(customer, { product: many }));
    const input = changeContentsSchema.parse({
      version: 0,
      lines: [{ productId: many._id, size: "", color: "", quantity: 5 }],
    });
    await Promise.all(
      ids.map((id) =>
        codeOf(changeOwnContents({ user: customer, orderId: id, input, clientAddress: ADDRESS })),
      ),
    );
    expect((await readUnit(many._id)).held).toBeLessThanOrEqual(10);
    expect(await Order.countDocuments({ reservation: { $exists: true } })).toBe(0);
  });

  it("keeps what the shop has agreed on: a discount, an exchange, a code for that phone", async () => {
    await change(admin, orderId, { discount: { amount: 500, reason: "A loose button" } });
    expect(await codeOf(edit({ lines: lines(1) }))).toBe("ORDER_NOT_PENDING");
    await Order.updateOne(
      { _id: orderId },
      { $unset: { discount: 1 }, $set: { advance: { amount: 500, reference: "1" } } },
    );
    expect(await codeOf(edit({ lines: lines(1) }))).toBe("ORDER_NOT_PENDING");
    await Order.updateOne({ _id: orderId }, { $unset: { advance: 1 } });
    expect(await codeOf(edit({ riderNote: "After 5 pm" }))).toBe("done");
  });

  it("is refused from a blocked phone", async () => {
    const phone = "01812345678";
    await blockPhone({ actor: admin, phone, block: { reason: "Fake orders", days: 7 } });
    expect(await codeOf(edit({ phone }))).toBe("TOO_MANY_REQUESTS");
  });
});
