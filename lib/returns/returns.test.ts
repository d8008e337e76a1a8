import { beforeEach, describe, expect, it } from "vitest";
import { toDhakaDay } from "@/lib/platform/time/dhaka";
import { recountUnits } from "@/lib/maintenance/invariants/recount-units";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { moveReturn } from "@/lib/returns/move-return";
import { listReturns } from "@/lib/returns/queries";
import { refundReturn } from "@/lib/returns/refund-return";
import { refundSchema, type RefundRequest } from "@/lib/returns/schema";
import type { UserDto } from "@/lib/accounts/users/dto";
import { change } from "@/testing/contents";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { makeOrder, readOrder } from "@/testing/orders";
import { codeOf } from "@/testing/outcomes";
import { bringTo, moveTo } from "@/testing/parcels";
import { makeAdmin, makeStaff, makeUser } from "@/testing/people";
import { makeProduct, readUnit } from "@/testing/products";
import { openReturnOf, readReturn, receiveReturn, wantBack } from "@/testing/returns";
import { Order } from "@/models/order";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";

useDatabase();

let admin: UserDto;
let staff: UserDto;
let jeans: ProductDto;
let shirt: ProductDto;
let orderId: string;

/** Three jeans at 1,000 and two shirts at 700, of ten each, less a discount of 100. */
beforeEach(async () => {
  [admin, staff] = [await makeAdmin(), await makeStaff()];
  jeans = await makeProduct({ stock: "10", price: 1_000 });
  shirt = await makeProduct({ name: "Shirt", stock: "10", price: 700 });
  orderId = await makeOrder(
    await makeUser(),
    { product: jeans, quantity: 3 },
    { product: shirt, quantity: 2 },
  );
  await change(admin, orderId, { discount: { amount: 100, reason: "regular" } });
});

/** Asks for so many jeans, and so many shirts, to go back. */
const want = (quantities: number[], fields = {}) =>
  wantBack(
    orderId,
    [jeans, shirt].map((product, index) => [product, quantities[index] ?? 0]),
    fields,
  );
const open = async (quantities: number[], fields = {}, actor = staff) =>
  await openReturnOf(actor, orderId, await want(quantities, fields));
const refund = (returnId: string, paid: Partial<RefundRequest>) =>
  refundReturn({
    actor: admin,
    orderId,
    returnId,
    refund: refundSchema.parse({ method: "bkash", reference: "9XK27", ...paid }),
  });
const stocks = async () => Promise.all([jeans, shirt].map(async ({ _id }) => (await readUnit(_id)).stock));
/** So many days ago in Dhaka, at a time. */
const delivered = async (days: number, time: string) => {
  const since = new Date(`${toDhakaDay(new Date(Date.now() - days * DAY_MS))}T${time}+06:00`);
  await Order.updateOne({ _id: orderId }, { "parcel.since": since });
};

it("is agreed, arrives and is paid back, with what was agreed for it", async () => {
  await bringTo(admin, orderId, "delivered");
  const returnId = await open([2, 0], { note: "Too tight" });
  // 3,000 of 4,400 bear 69 of the discount of 100; of 2,931 two thirds.
  expect(await readReturn(orderId, returnId)).toMatchObject({
    state: "accepted",
    wish: "refund",
    note: "Too tight",
    lines: [{ quantity: 2, reason: "wrongSize", value: 1_954 }],
  });
  expect(await stocks()).toEqual([7, 8]);
  expect((await listReturns()).rows).toMatchObject([{ _id: returnId, due: 1_954, state: "accepted" }]);
  const [line] = (await readReturn(orderId, returnId)).lines;
  const sellable = [{ lineId: String(line?.lineId), sellable: 1 }];
  await moveReturn({
    actor: staff,
    orderId,
    returnId,
    move: { from: "accepted", to: "received", sellable },
  });
  expect(await stocks()).toEqual([8, 8]);
  await expectInvariants();
  await refund(returnId, { amount: 1_954 });
  expect(await readReturn(orderId, returnId)).toMatchObject({
    state: "settled",
    refund: { amount: 1_954, method: "bkash", reference: "9XK27" },
  });
  expect(await listReturns()).toMatchObject({
    rows: [{ _id: returnId, due: 0 }],
    counts: { open: 0, settled: 1 },
  });
  const { events, parcel } = await readOrder(orderId);
  expect(events.slice(-3).map(({ kind, by }) => [kind, String(by.id)])).toEqual([
    ["returnOpened", staff._id],
    ["returnReceived", staff._id],
    ["returnSettled", admin._id],
  ]);
  // The shop's refund does not change what the courier owes.
  expect(parcel?.cashReceived).toBeUndefined();
  await expectInvariants();
});

it("counts the pieces anew as they are, as after a restored backup", async () => {
  await bringTo(admin, orderId, "delivered");
  await receiveReturn(staff, orderId, await open([2, 1]));
  expect(await stocks()).toEqual([9, 9]);
  await recountUnits();
  expect(await stocks()).toEqual([9, 9]);
});

describe("never more than was delivered", () => {
  it("in one return or in several", async () => {
    await bringTo(admin, orderId, "delivered");
    for (const wrong of [[4], [3, 3]]) expect(await codeOf(open(wrong))).toBe("INVALID_FIELDS");
    const first = await open([2]);
    expect(await codeOf(open([2]))).toBe("INVALID_FIELDS");
    await open([1, 2]);
    expect(await codeOf(open([1]))).toBe("INVALID_FIELDS");
    await moveReturn({ actor: staff, orderId, returnId: first, move: { from: "accepted", to: "calledOff" } });
    await open([2]);
    await expectInvariants();
  });

  it("less what came back at the door, whichever is noted first", async () => {
    await bringTo(admin, orderId, "partlyDelivered");
    await open([2]);
    const { cartItems } = await readOrder(orderId);
    const ofJeans = cartItems.find(({ productId }) => productId.toString() === jeans._id);
    const atDoor = (sellable: number) =>
      moveTo(staff, orderId, {
        from: "partlyDelivered",
        to: "partlyDelivered",
        returned: [{ lineId: String(ofJeans?._id), sellable }],
      });
    expect(await codeOf(atDoor(2))).toBe("INVALID_FIELDS");
    await atDoor(1);
    expect(await codeOf(open([1]))).toBe("INVALID_FIELDS");
    await expectInvariants();
  });

  it("nor a line twice, nor one of another order", async () => {
    await bringTo(admin, orderId, "delivered");
    const { lines, wish } = await want([1]);
    const twice = { wish, lines: [...lines, ...lines] };
    expect(await codeOf(openReturnOf(staff, orderId, twice))).toBe("INVALID_FIELDS");
    const foreign = { wish, lines: lines.map((line) => ({ ...line, lineId: jeans._id })) };
    expect(await codeOf(openReturnOf(staff, orderId, foreign))).toBe("INVALID_FIELDS");
  });
});

it("gives back all that was agreed, and not a taka more, however it is split", async () => {
  await bringTo(admin, orderId, "delivered");
  const values: number[] = [];
  for (const quantities of [[1], [1], [1, 1], [0, 1]]) {
    const { lines } = await readReturn(orderId, await open(quantities));
    values.push(...lines.map(({ value }) => value));
  }
  expect(values.reduce((sum, value) => sum + value, 0)).toBe(3_000 + 1_400 - 100);
  expect(values).toEqual([977, 977, 977, 684, 685]);
  await expectInvariants();
});

it("is of delivered orders alone, and keeps them delivered", async () => {
  expect(await codeOf(open([1]))).toBe("RETURN_STATE");
  await bringTo(admin, orderId, "handedOver");
  expect(await codeOf(open([1]))).toBe("RETURN_STATE");
  await moveTo(admin, orderId, { from: "handedOver", to: "delivered" });
  const returnId = await open([1]);
  const back = () => moveTo(admin, orderId, { from: "delivered", to: "handedOver" });
  expect(await codeOf(back())).toBe("PARCEL_STATE");
  await moveReturn({ actor: staff, orderId, returnId, move: { from: "accepted", to: "calledOff" } });
  await back();
  await expectInvariants();
});

describe("the window", () => {
  beforeEach(() => bringTo(admin, orderId, "delivered"));

  it("is the day of delivery and three more in Dhaka", async () => {
    await delivered(3, "00:00:00");
    await open([1]);
    await delivered(4, "23:59:59");
    expect(await codeOf(open([1]))).toBe("RETURN_WINDOW");
  });

  it("is open longer for an admin who says why, and for nobody else", async () => {
    await delivered(9, "12:00:00");
    const lateReason = "The seam opened at the first wash";
    expect(await codeOf(open([1], { lateReason }, staff))).toBe("RETURN_WINDOW");
    expect(await codeOf(open([1], {}, admin))).toBe("RETURN_WINDOW");
    const returnId = await open([1], { lateReason }, admin);
    expect(await readReturn(orderId, returnId)).toMatchObject({ lateReason });
  });
});

describe("money", () => {
  let returnId: string;
  beforeEach(async () => {
    await bringTo(admin, orderId, "delivered");
    returnId = await open([1]);
  });

  it("goes for what is here, once", async () => {
    expect(await codeOf(refund(returnId, { amount: 977 }))).toBe("RETURN_STATE");
    await receiveReturn(staff, orderId, returnId);
    await refund(returnId, { amount: 977 });
    expect(await codeOf(refund(returnId, { amount: 977 }))).toBe("RETURN_STATE");
  });

  it("is never more than it was worth, and less only for a reason", async () => {
    await receiveReturn(staff, orderId, returnId);
    expect(await codeOf(refund(returnId, { amount: 978 }))).toBe("INVALID_FIELDS");
    expect(await codeOf(refund(returnId, { amount: 900 }))).toBe("INVALID_FIELDS");
    await refund(returnId, { amount: 900, reason: "The tag is missing" });
    await expectInvariants();
  });

  it("has the number of its payment, unless it is cash", () => {
    const parse = (paid: object) => refundSchema.safeParse({ amount: 10, ...paid }).success;
    expect(parse({ method: "bkash" })).toBe(false);
    expect(parse({ method: "bkash", reference: "9XK" })).toBe(true);
    expect(parse({ method: "cash" })).toBe(true);
  });
});

it("opened twice with the same key is one", async () => {
  await bringTo(admin, orderId, "delivered");
  const request = await want([1]);
  const first = await openReturnOf(staff, orderId, request, "one-and-the-same");
  expect(await openReturnOf(staff, orderId, request, "one-and-the-same")).toBe(first);
  const other = { ...request, note: "Something else" };
  expect(await codeOf(openReturnOf(staff, orderId, other, "one-and-the-same"))).toBe("KEY_REUSED");
  expect((await readOrder(orderId)).returns).toHaveLength(1);
});
