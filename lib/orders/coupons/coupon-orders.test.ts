import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { UserDto } from "@/lib/accounts/users/dto";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { placeByStaff } from "@/lib/orders/by-staff/place-by-staff";
import { staffOrderSchema } from "@/lib/orders/by-staff/schema";
import { checkCoupon } from "@/lib/orders/coupons/check-coupon";
import { listCoupons } from "@/lib/orders/coupons/queries";
import { changeCoupon } from "@/lib/orders/coupons/save-coupon";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { deleteOrder } from "@/lib/orders/decide/delete-order";
import { restoreOrder } from "@/lib/orders/decide/restore-order";
import { undoCancel } from "@/lib/orders/decide/undo-cancel";
import { SYSTEM } from "@/lib/orders/events";
import { placeOrder } from "@/lib/orders/place/place-order";
import { sweepOrders } from "@/lib/orders/place/sweep";
import { processState } from "@/lib/platform/process-state.mjs";
import { change } from "@/testing/contents";
import { setFreeFrom } from "@/testing/charges";
import { countUses, makeCoupon } from "@/testing/coupons";
import { endLease, interceptWrite } from "@/testing/crashes";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { checkout, fillCart, makeKey, readOrder } from "@/testing/orders";
import { codeOf } from "@/testing/outcomes";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { Order } from "@/models/order";

useDatabase();
afterEach(async () => {
  vi.restoreAllMocks();
  delete processState.shopFacts;
  await expectInvariants();
});

let user: UserDto;
let admin: UserDto;
let jeans: ProductDto;
let cap: ProductDto;

beforeEach(async () => {
  [user, admin] = [await makeUser(), await makeAdmin()];
  jeans = await makeProduct({ price: 1_250, stock: "50" });
  cap = await makeProduct({ name: "Cap", category: "Caps", price: 505, sizes: [], colors: [], stock: "50" });
});

/** Orders with a code, and says what the customer saw as the amount. */
async function order(amount: number, coupon: string, { key = makeKey(), by = user } = {}) {
  return await placeOrder({ user: by, input: checkout(0, { amount, coupon }), key });
}

describe("an order with a code", () => {
  it("costs its items less the discount plus the charge, and keeps the code", async () => {
    await makeCoupon();
    await fillCart(user, { product: jeans }, { product: cap });
    await expect(order(1_855, "EID10")).rejects.toMatchObject({
      code: "PRICE_CHANGED",
      details: { items: 1_755, deliveryCharge: 100, amount: 1_679, couponDiscount: 176 },
    });
    expect(await countUses()).toBe(0);
    const { orderId } = await order(1_679, " eid10 ");
    expect(await readOrder(orderId)).toMatchObject({
      amount: 1_679,
      discount: { amount: 176, reason: "code EID10" },
      coupon: { code: "EID10", discount: 176 },
    });
    expect(await listCoupons()).toMatchObject([{ code: "EID10", uses: 1, discount: 176, amount: 1_679 }]);
  });

  it.each([
    ["COUPON_UNKNOWN", {}, "NOSUCH"],
    ["COUPON_ENDED", { endsAt: "2020-01-01T00:00:00+06:00" }, "EID10"],
    ["COUPON_NOT_FOR_THIS", { startsAt: "2099-01-01T00:00:00+06:00" }, "EID10"],
    ["COUPON_NOT_FOR_THIS", { minItems: 2_000 }, "EID10"],
    ["COUPON_NOT_FOR_THIS", { categories: ["Belts" as const] }, "EID10"],
  ])("is refused with %s beside the field: %j", async (code, fields, typed) => {
    await makeCoupon(fields);
    await fillCart(user, { product: jeans });
    await expect(order(1_225, typed)).rejects.toMatchObject({ code, fields: { coupon: expect.any(String) } });
    await expect(checkCoupon({ user: user, input: { code: typed } })).rejects.toMatchObject({
      code,
    });
    expect(await countUses()).toBe(0);
  });

  it("is one order for a key, and another code with that key is something else", async () => {
    await makeCoupon({ maxUses: 1 });
    await makeCoupon({ code: "OTHER" });
    const key = makeKey();
    await fillCart(user, { product: jeans });
    const { orderId } = await order(1_225, "EID10", { key });
    expect(await order(1_225, "EID10", { key })).toMatchObject({ orderId });
    expect(await codeOf(order(1_225, "OTHER", { key }))).toBe("KEY_REUSED");
    expect(await codeOf(placeOrder({ user: user, input: checkout(0, { amount: 1_225 }), key }))).toBe(
      "KEY_REUSED",
    );
    expect(await countUses()).toBe(1);
  });

  it("pays the delivery, or counts what is left for the shop's free delivery", async () => {
    await makeCoupon({ code: "SHIP", kind: "freeDelivery" });
    await makeCoupon();
    await fillCart(user, { product: jeans });
    const { orderId } = await order(1_250, "SHIP");
    expect(await readOrder(orderId)).toMatchObject({ amount: 1_250, deliveryCharge: 0 });
    setFreeFrom(1_250);
    await fillCart(user, { product: jeans });
    const second = await order(1_225, "EID10");
    expect(await readOrder(second.orderId)).toMatchObject({ amount: 1_225, deliveryCharge: 100 });
  });
});

describe("a use of a code", () => {
  const place = async () => {
    await fillCart(user, { product: jeans });
    return (await order(1_225, "EID10")).orderId;
  };

  it("is given back with a cancel and a deletion, and taken again when that is undone", async () => {
    await makeCoupon({ maxUses: 1 });
    const orderId = await place();
    expect(await codeOf(place())).toBe("COUPON_USED_UP");
    await decideOrder({ orderId, decision: "Canceled", by: SYSTEM });
    expect(await countUses()).toBe(0);
    await undoCancel({ orderId, by: SYSTEM });
    expect(await countUses()).toBe(1);
    expect(await readOrder(orderId)).toMatchObject({ status: "pending", amount: 1_225 });
    await decideOrder({ orderId, decision: "Confirmed", by: SYSTEM });
    await deleteOrder({ actor: admin, orderId });
    expect(await countUses()).toBe(0);
    await order(1_225, "EID10");
    expect(await codeOf(restoreOrder(orderId))).toBe("COUPON_USED_UP");
    expect(await countUses()).toBe(1);
  });

  it("is counted by account and by phone", async () => {
    await makeCoupon({ maxUsesPerCustomer: 1 });
    await place();
    expect(await codeOf(place())).toBe("COUPON_USED_UP");
    const by = await makeUser();
    await fillCart(by, { product: jeans });
    expect(await codeOf(order(1_225, "EID10", { by }))).toBe("COUPON_USED_UP");
    const input = checkout(0, { amount: 1_225, coupon: "EID10", phone: "01812345678" });
    await placeOrder({ user: by, input, key: makeKey() });
    expect(await countUses()).toBe(2);
  });

  it("is given back by an order that was refused for its stock", async () => {
    await makeCoupon({ maxUses: 1 });
    const rare = await makeProduct({ name: "Rare", price: 1_250, stock: "1" });
    await fillCart(user, { product: rare });
    const by = await makeUser();
    await fillCart(by, { product: rare });
    await placeOrder({ user: by, input: checkout(1_250), key: makeKey() });
    expect(await codeOf(order(1_225, "EID10"))).toBe("OUT_OF_STOCK");
    expect(await countUses()).toBe(0);
  });

  // The writes before: start, claim, the use; then a hold.
  it.each([
    ["before the hold", 3],
    ["before the commit", 4],
  ])("is given back by the sweeper where the process ended %s", async (_, writes) => {
    await makeCoupon({ maxUses: 1 });
    await fillCart(user, { product: jeans });
    interceptWrite(writes, () => {
      throw new Error("The process ended here.");
    });
    await expect(order(1_225, "EID10")).rejects.toThrow("The process ended here.");
    vi.restoreAllMocks();
    expect(await countUses()).toBe(1);
    await sweepOrders();
    // Its lease is not over.
    expect(await countUses()).toBe(1);
    const [left] = await Order.find({ status: "placing" });
    if (left) await endLease(left._id);
    await sweepOrders();
    expect(await countUses()).toBe(0);
    await order(1_225, "EID10");
    await sweepOrders();
    expect(await countUses()).toBe(1);
  });
});

describe("the desk", () => {
  it("orders with a code beside its own discount", async () => {
    await makeCoupon({ maxUsesPerCustomer: 1 });
    const input = staffOrderSchema.parse({
      name: "Nasrin Akter",
      phone: "01812345678",
      address: "House 3, Zindabazar, Sylhet",
      deliveryLocation: "Outside Dhaka",
      source: "phone",
      lines: [{ productId: jeans._id, size: "32", color: "Black", quantity: 2 }],
      discount: { amount: 100, reason: "Regular" },
      coupon: "eid10",
      amount: 2_500 - 100 - 250 + 150,
    });
    const { orderId } = await placeByStaff({ staff: admin, input, key: makeKey() });
    expect(await readOrder(orderId)).toMatchObject({
      discount: { amount: 350, reason: "Regular, code EID10" },
      coupon: { discount: 250, own: { amount: 100, reason: "Regular" } },
    });
    expect(await codeOf(placeByStaff({ staff: admin, input, key: makeKey() }))).toBe("COUPON_USED_UP");
  });

  it("changes an order: its code takes off what the lines are worth now, by the terms it was given at", async () => {
    await makeCoupon({ minItems: 1_000 });
    await fillCart(user, { product: jeans, quantity: 2 });
    const { orderId } = await order(2_350, "EID10");
    await changeCoupon({ code: "EID10", change: { value: 50 } });
    const [line] = (await readOrder(orderId)).cartItems;
    const keep = (quantity: number) => [
      { productId: jeans._id, size: line?.size ?? "", color: line?.color ?? "", quantity },
    ];
    await change(admin, orderId, { lines: keep(1), amount: 1_225 });
    expect(await readOrder(orderId)).toMatchObject({ discount: { amount: 125 }, coupon: { discount: 125 } });
    await change(admin, orderId, { discount: { amount: 300, reason: "Late" }, amount: 925 });
    expect(await readOrder(orderId)).toMatchObject({
      discount: { amount: 425, reason: "Late, code EID10" },
      coupon: { discount: 125, own: { amount: 300 } },
    });
    await change(admin, orderId, {
      discount: { amount: 0, reason: "" },
      lines: [{ productId: cap._id, size: "", color: "", quantity: 1 }],
    });
    expect(await readOrder(orderId)).toMatchObject({ amount: 605, coupon: { code: "EID10", discount: 0 } });
  });
});
