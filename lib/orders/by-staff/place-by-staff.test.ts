import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SYSTEM } from "@/lib/orders/events";
import { reopenOrder } from "@/lib/orders/decide/reopen-order";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { sweepOrders } from "@/lib/orders/place/sweep";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { placeAtDesk } from "@/lib/orders/by-staff/place-at-desk";
import { placeByStaff } from "@/lib/orders/by-staff/place-by-staff";
import { type StaffOrderRequest, staffOrderSchema } from "@/lib/orders/by-staff/schema";
import { getLastContact, listChoices, requirePlaced } from "@/lib/orders/by-staff/queries";
import { toDhakaDay } from "@/lib/platform/time/dhaka";
import { endLease, interceptWrite } from "@/testing/crashes";
import { processState } from "@/lib/platform/process-state.mjs";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { makeKey, makeOrder, readOrder } from "@/testing/orders";
import { codeOf, race, times } from "@/testing/outcomes";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct, readUnit, requireProduct } from "@/testing/products";
import type { UserDto } from "@/lib/accounts/users/dto";
import { CartLine } from "@/models/cart-line";
import { Order } from "@/models/order";

useDatabase();
afterEach(async () => {
  vi.restoreAllMocks();
  await expectInvariants();
});

let staff: UserDto;
let jeans: ProductDto;
let cap: ProductDto;

beforeEach(async () => {
  staff = await makeAdmin();
  jeans = await makeProduct({ stock: "5" });
  cap = await makeProduct({
    name: "Cap of jute",
    category: "Caps",
    price: 500,
    sizes: [],
    colors: [],
    stock: "3",
  });
});

const wish = (fields: Partial<StaffOrderRequest> = {}): StaffOrderRequest => ({
  name: "Nasrin Akter",
  phone: "+880 1812-345678",
  address: "$name, House 3, Zindabazar, Sylhet",
  deliveryLocation: "Outside Dhaka",
  source: "phone",
  lines: [
    { productId: jeans._id, size: "32", color: "black", quantity: 2 },
    { productId: cap._id, quantity: 1 },
  ],
  ...fields,
});
const place = (fields: Partial<StaffOrderRequest> = {}, key = makeKey()) =>
  placeByStaff({ staff, key, input: staffOrderSchema.parse(wish(fields)) });

describe("placeByStaff", () => {
  it("writes down a pending order at today's prices, holds its pieces, and needs no account", async () => {
    const { orderId, productIds } = await place({
      email: "",
      discount: { amount: 100, reason: "Regular" },
      advance: { amount: 500, reference: "bKash 8N7A" },
      note: "Call after five",
    });
    expect(new Set(productIds)).toEqual(new Set([jeans._id, cap._id]));
    const order = await readOrder(orderId);
    expect(order).toMatchObject({
      status: "pending",
      email: "",
      phone: "01812345678",
      address: "$name, House 3, Zindabazar, Sylhet",
      source: "phone",
      deliveryCharge: 150,
      amount: 2 * 1_250 + 500 + 150 - 100,
      advance: { amount: 500, reference: "bKash 8N7A" },
      advances: [{ amount: 500 }],
      notes: [{ text: "Call after five" }],
      cartItems: [
        { productName: jeans.name, size: "32", color: "Black", quantity: 2, price: 2_500 },
        { productName: "Cap of jute", size: "", color: "", quantity: 1, price: 500 },
      ],
      events: [{ kind: "placed", by: { role: "staff" }, details: { source: "phone" } }],
    });
    expect(order.userId).toBeUndefined();
    expect(order.orderNumber).toBeGreaterThan(10_000);
    expect(await readUnit(jeans._id)).toMatchObject({ stock: 3, held: 2 });
    expect((await requireProduct(cap._id)).stock).toBe("2");
    await decideOrder({ orderId, decision: "Confirmed" });
    expect(await readUnit(jeans._id)).toMatchObject({ stock: 3, held: 0, sold: 2 });
  });

  it("is one order for a key, however often it is sent, and another one's key is their own", async () => {
    const key = makeKey();
    const { done, codes } = await times(8, () => place({}, key));
    expect(new Set(done.map(({ orderId }) => orderId)).size).toBe(1);
    for (const code of codes) expect(code).toBe("IN_PROGRESS");
    expect(await readUnit(jeans._id)).toMatchObject({ stock: 3, held: 2 });
    expect(await codeOf(place({ name: "Somebody else" }, key))).toBe("KEY_REUSED");
    staff = await makeAdmin();
    await place({ lines: [{ productId: cap._id, quantity: 1 }] }, key);
    expect(await Order.countDocuments()).toBe(2);
  });

  it("holds nothing of an order that it refuses", async () => {
    const lines = [
      { productId: cap._id, quantity: 1 },
      { productId: jeans._id, size: "32", color: "Black", quantity: 6 },
    ];
    await expect(place({ lines })).rejects.toMatchObject({
      code: "OUT_OF_STOCK",
      fields: { "lines.1": `There is not enough of “${jeans.name}”: only 5 more can be had.` },
    });
    expect(await codeOf(place({ amount: 1 }))).toBe("PRICE_CHANGED");
    expect(await codeOf(place({ discount: { amount: 3_001, reason: "x" } }))).toBe("INVALID_FIELDS");
    expect(await readUnit(jeans._id)).toMatchObject({ stock: 5, held: 0 });
    expect(await readUnit(cap._id)).toMatchObject({ stock: 3, held: 0 });
    await Order.updateMany({}, { leaseUntil: new Date(0) });
    await sweepOrders();
    expect(await Order.countDocuments()).toBe(0);
  });

  const agree = (key: string) =>
    placeAtDesk({ staff, key, input: staffOrderSchema.parse(wish({ agreed: true })) });

  it("is Confirmed at once where it was agreed on the phone, once, also where it is sent again", async () => {
    const key = makeKey();
    const { orderId } = await agree(key);
    expect(await agree(key)).toMatchObject({ orderId });
    const order = await readOrder(orderId);
    expect(order).toMatchObject({ status: "Confirmed", parcel: { state: "toPack" }, amount: 3_150 });
    expect(order.events.map(({ kind }) => kind)).toEqual(["placed", "confirmed"]);
    expect(await readUnit(jeans._id)).toMatchObject({ stock: 3, held: 0, sold: 2 });
    expect(await requirePlaced(orderId)).toEqual({
      insertedId: orderId,
      orderNumber: order.orderNumber,
      status: "Confirmed",
    });
  });

  it("is confirmed by the repeat where a crash left it pending", async () => {
    const key = makeKey();
    const { orderId } = await agree(key);
    await reopenOrder({ orderId, by: SYSTEM });
    expect(await readOrder(orderId)).toMatchObject({ status: "pending" });
    await agree(key);
    expect(await readOrder(orderId)).toMatchObject({ status: "Confirmed" });
  });

  it("never sells the last piece a second time", async () => {
    await place({ lines: [{ productId: cap._id, quantity: 2 }] });
    const buyer = await makeUser();
    const lines = [{ productId: cap._id, quantity: 1 }];
    const { done } = await race<unknown>([
      () => place({ lines }),
      () => makeOrder(buyer, { product: cap }),
      () => place({ lines }),
    ]);
    expect(done).toHaveLength(1);
    expect(await readUnit(cap._id)).toMatchObject({ stock: 0, held: 3 });
    await Order.updateMany(
      { status: { $in: ["placing", "abandoned"] } },
      { leaseUntil: new Date(Date.now() - 1) },
    );
    await sweepOrders();
    await CartLine.deleteMany();
  });

  // The writes before: its beginning, and a hold of each product.
  it.each([
    ["the first hold", 2],
    ["all holds", 3],
  ])("is undone by the sweeper where it ended after %s", async (_, writes) => {
    const crash = (): never => {
      throw new Error("The process ended here.");
    };
    interceptWrite(writes, crash);
    const key = makeKey();
    await expect(place({}, key)).rejects.toThrow("The process ended here.");
    vi.restoreAllMocks();
    const [order] = await Order.find({ status: "placing" });
    if (!order) throw new Error("There is no order that is being placed.");
    await endLease(order._id);
    await sweepOrders();
    expect(await readUnit(jeans._id)).toMatchObject({ stock: 5, held: 0 });
    expect(await readUnit(cap._id)).toMatchObject({ stock: 3, held: 0 });
    await place({}, key);
    expect(await readUnit(cap._id)).toMatchObject({ stock: 2, held: 1 });
  });
});

describe("for a new order", () => {
  it("the last order of the phone fills name and address", async () => {
    expect(await getLastContact("01812345678")).toEqual({ contact: null, history: null });
    await place();
    await place({
      name: "Nasrin Begum",
      address: "House 9, Mirpur 10, Dhaka",
      deliveryLocation: "Inside Dhaka",
    });
    expect(await getLastContact("01812345678")).toEqual({
      contact: {
        name: "Nasrin Begum",
        address: "House 9, Mirpur 10, Dhaka",
        deliveryLocation: "Inside Dhaka",
        area: "",
        email: "",
      },
      history: { count: 2, canceled: 0, returned: 0, lastDay: toDhakaDay(Date.now()) },
    });
  });

  it.each([
    ["denim", ["jeans"]],
    ["32 indigo", ["jeans"]],
    ["slim BLACK", ["jeans"]],
    ["cap", ["cap"]],
    ["jute 32", []],
    ["jins", ["jeans"]],
    ["জিন্স 32", ["jeans"]],
    ["(.*", []],
  ])("a product is found by the words %s", async (q, names) => {
    delete processState.catalogueKeeper;
    const found = (await listChoices(q)).map(({ _id }) => (_id === jeans._id ? "jeans" : "cap"));
    expect(found).toEqual(names);
  });
});
