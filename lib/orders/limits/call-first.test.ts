import { Types } from "mongoose";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { changeContents } from "@/lib/orders/contents/change-contents";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { undoCancel } from "@/lib/orders/decide/undo-cancel";
import { deleteOrder } from "@/lib/orders/decide/delete-order";
import { recordCall } from "@/lib/orders/call-queue/record-call";
import { undoCall } from "@/lib/orders/call-queue/undo-call";
import { staffActor } from "@/lib/orders/events";
import { sweepOrders } from "@/lib/orders/place/sweep";
import { listOrdersOfUser } from "@/lib/orders/queries";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { order } from "@/testing/newcomers";
import { fillCart, makeOrder, readOrder } from "@/testing/orders";
import { codeOf, times } from "@/testing/outcomes";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct, readUnit } from "@/testing/products";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import type { UserDto } from "@/lib/accounts/users/dto";
import { StockUnit } from "@/models/stock-unit";

vi.stubEnv("NEWCOMER_SHARE_PERCENT", "5");

useDatabase();
afterEach(expectInvariants);

let admin: UserDto;
let customer: UserDto;
let product: ProductDto;
let orderId: string;

const SHELF = 100;

/** Of a hundred pieces newcomers hold five together: the sixth waits for a call. */
beforeEach(async () => {
  [admin, customer] = [await makeAdmin(), await makeUser()];
  product = await makeProduct({ price: 100, stock: String(SHELF) });
  await makeOrder(await makeUser(), { product, quantity: 5 });
  await fillCart(customer, { product, quantity: 2 });
  orderId = await order(customer, { phone: "01855555555" });
});

const agree = () => recordCall({ actor: admin, orderId, call: { outcome: "agreed" } });
const confirm = () => decideOrder({ orderId, decision: "Confirmed", by: staffActor(admin) });

it("is taken beyond the newcomers' share, holds nothing, and says so to its customer", async () => {
  expect(await readUnit(product._id)).toMatchObject({ stock: SHELF - 5, held: 5 });
  expect(await listOrdersOfUser(customer._id)).toMatchObject([{ status: "pending", callFirst: true }]);
});

it.each([
  ["they agree at the phone", agree, { stock: SHELF - 7, held: 7, sold: 0 }],
  ["it is confirmed", confirm, { stock: SHELF - 7, held: 5, sold: 2 }],
])("has its pieces once %s, once", async (_, act, counts) => {
  await times(4, act);
  await sweepOrders();
  expect(await readUnit(product._id)).toMatchObject(counts);
  const { callFirst, newcomer, events } = await readOrder(orderId);
  expect({ callFirst, newcomer }).toEqual({ callFirst: undefined, newcomer: undefined });
  expect(events.filter(({ kind }) => kind === "piecesHeld")).toHaveLength(1);
});

it("keeps its pieces where the agreement is to be undone, and says why", async () => {
  await agree();
  const before = await readOrder(orderId);
  await expect(undoCall({ actor: admin, orderId })).rejects.toMatchObject({
    code: "CANNOT_UNDO",
    message: expect.stringContaining("its customer agreed"),
  });
  expect(await readOrder(orderId)).toEqual(before);
  expect(await readUnit(product._id)).toMatchObject({ stock: SHELF - 7, held: 7 });
});

it("has its last call undone where that gave it nothing", async () => {
  await agree();
  await recordCall({ actor: admin, orderId, call: { outcome: "later" } });
  await undoCall({ actor: admin, orderId });
  expect((await readOrder(orderId)).calls).toMatchObject([{ outcome: "agreed" }]);
});

it("stays pending where its pieces are gone by then", async () => {
  await makeOrder(admin, { product, quantity: SHELF - 6 });
  expect(await codeOf(confirm())).toBe("OUT_OF_STOCK");
  expect(await codeOf(agree())).toBe("OUT_OF_STOCK");
  expect(await readOrder(orderId)).toMatchObject({ status: "pending", callFirst: true, version: 0 });
  expect(await readUnit(product._id)).toMatchObject({ stock: 1 });
});

it("waits where an admin is just changing how its product is counted", async () => {
  const unit = { productId: new Types.ObjectId(product._id) };
  await StockUnit.updateMany(unit, { retiredAt: new Date() });
  expect(await codeOf(agree())).toBe("IN_PROGRESS");
  expect(await readOrder(orderId)).toMatchObject({ callFirst: true, version: 0 });
  await StockUnit.updateMany(unit, { retiredAt: null });
  await agree();
  expect(await readUnit(product._id)).toMatchObject({ held: 7 });
});

it("gives nothing back that it never held", async () => {
  await decideOrder({ orderId, decision: "Canceled", by: staffActor(admin) });
  await fillCart(customer, { product });
  await deleteOrder({ actor: customer, orderId: await order(customer, { phone: "01855555556" }) });
  expect(await readUnit(product._id)).toMatchObject({ stock: SHELF - 5, held: 5, sold: 0 });
});

it("has its pieces where a cancel is taken back", async () => {
  await decideOrder({ orderId, decision: "Canceled", by: staffActor(admin) });
  await undoCancel({ orderId, by: staffActor(admin) });
  expect(await readUnit(product._id)).toMatchObject({ stock: SHELF - 7, held: 7 });
  expect((await readOrder(orderId)).callFirst).toBeUndefined();
});

it("holds nothing more when its contents are changed", async () => {
  const lines = [{ productId: product._id, size: "32", color: "Black", quantity: 3 }];
  await changeContents({ by: staffActor(admin), isAdmin: true, orderId, input: { version: 0, lines } });
  expect(await readUnit(product._id)).toMatchObject({ stock: SHELF - 5, held: 5 });
  await confirm();
  expect(await readUnit(product._id)).toMatchObject({ stock: SHELF - 8, held: 5, sold: 3 });
});

it("is nobody's whom the shop has called before", async () => {
  await confirm();
  await fillCart(customer, { product, quantity: 9 });
  const next = await readOrder(await order(customer, { phone: "01855555555" }));
  expect({ callFirst: next.callFirst, newcomer: next.newcomer }).toEqual({});
});
