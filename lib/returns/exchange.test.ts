import { describe, expect, it, vi } from "vitest";
import { changedFields } from "@/lib/accounts/audit-log/rules";
import { readOrderSnapshot } from "@/lib/delivery/order-snapshot";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { sweepOrders } from "@/lib/orders/place/sweep";
import { makeCourierFile } from "@/lib/delivery/parcels/hand-over-file";
import { requireParcelOrder } from "@/lib/delivery/parcels/queries";
import { moveReturn } from "@/lib/returns/move-return";
import { listReturns } from "@/lib/returns/queries";
import { useExchange } from "@/testing/exchanges";
import { expectInvariants } from "@/testing/invariants";
import { makeOrder, readOrder } from "@/testing/orders";
import { codeOf, race, times } from "@/testing/outcomes";
import { bringTo, moveTo } from "@/testing/parcels";
import { makeProvedUser } from "@/testing/people";
import { makeProduct, readUnit } from "@/testing/products";
import { readReturn } from "@/testing/returns";
import { Counter } from "@/models/counter";
import { Order } from "@/models/order";

const { world, place, receive, settle, refund, stocks } = useExchange();

it("holds its stock at once, collects the difference, and settles the return when it has arrived", async () => {
  const exchangeId = await place(world.coat);
  expect(await stocks()).toEqual([
    [8, 0],
    [2, 1],
  ]);
  const exchange = await readOrder(exchangeId);
  const { orderNumber, name, phone, address, email } = await readOrder(world.orderId);
  expect(exchange).toMatchObject({ status: "pending", amount: 1_600, name, phone, address, email });
  expect(exchange.exchangeOf).toMatchObject({ orderNumber, credit: 1_000 });
  expect(await readReturn(world.orderId, world.returnId)).toMatchObject({
    wish: "exchange",
    state: "accepted",
  });
  await expectInvariants();
  await receive();
  expect(await codeOf(settle())).toBe("RETURN_STATE");
  await bringTo(world.admin, exchangeId, "packed");
  const file = await makeCourierFile({ courier: "steadfast", ids: [exchangeId] });
  expect(file.csv).toMatch(/,600,/);
  await moveTo(world.admin, exchangeId, { from: "packed", to: "handedOver" });
  await moveTo(world.admin, exchangeId, { from: "handedOver", to: "delivered" });
  expect(await requireParcelOrder(exchangeId)).toMatchObject({
    cashToCollect: 600,
    parcel: { cashExpected: 600 },
    exchangeOf: { orderNumber, credit: 1_000 },
  });
  expect((await listReturns()).rows).toMatchObject([
    { due: 0, exchange: { orderId: exchangeId, state: "delivered", amount: 1_600 } },
  ]);
  await settle();
  expect(await readReturn(world.orderId, world.returnId)).toMatchObject({ state: "settled" });
  await expectInvariants();
});

it("tells Activity which order it is", async () => {
  const before = await readOrderSnapshot(world.orderId);
  const { orderNumber } = await readOrder(await place(world.coat));
  const after = await readOrderSnapshot(world.orderId);
  const changes = changedFields(before?.fields ?? {}, after?.fields ?? {});
  expect(Object.keys(changes.after)).toEqual(["returns"]);
  expect(changes.after.returns).toEqual([expect.stringContaining(`exchange order ${orderNumber}`)]);
});

it("that costs less collects nothing, and what is left is paid back", async () => {
  const tie = await makeProduct({ name: "Tie", stock: "3", price: 300 });
  const exchangeId = await place(tie);
  await receive();
  expect(await codeOf(refund(600))).toBe("RETURN_STATE");
  await bringTo(world.admin, exchangeId, "delivered");
  expect((await readOrder(exchangeId)).parcel?.cashExpected).toBe(0);
  expect(await codeOf(settle())).toBe("RETURN_STATE");
  expect(await codeOf(refund(601))).toBe("INVALID_FIELDS");
  await refund(600);
  await expectInvariants();
});

it("believes no price and no credit that is sent", async () => {
  expect(await codeOf(place(world.coat, { amount: 10 }))).toBe("PRICE_CHANGED");
  const odd = { credit: 9_000, price: 1, exchangeOf: { credit: 9_000 } };
  const exchange = await readOrder(await place(world.coat, odd as object));
  expect([exchange.amount, exchange.exchangeOf?.credit]).toEqual([1_600, 1_000]);
});

it("sent again is the same order, and another one is refused", async () => {
  const exchangeId = await place(world.coat);
  expect(await place(world.coat)).toBe(exchangeId);
  expect(await codeOf(place(world.jeans))).toBe("RETURN_STATE");
  expect(await stocks()).toEqual([
    [8, 0],
    [2, 1],
  ]);
});

it("keeps its return from being called off or paid back, until it is cancelled", async () => {
  const exchangeId = await place(world.coat);
  const callOff = () =>
    moveReturn({
      actor: world.admin,
      orderId: world.orderId,
      returnId: world.returnId,
      move: { from: "accepted", to: "calledOff" },
    });
  expect(await codeOf(callOff())).toBe("RETURN_STATE");
  await receive();
  expect(await codeOf(refund(1_000))).toBe("RETURN_STATE");
  await decideOrder({ orderId: exchangeId, decision: "Canceled" });
  const another = await place(world.jeans);
  expect(another).not.toBe(exchangeId);
  await decideOrder({ orderId: another, decision: "Canceled" });
  await refund(1_000);
  expect(await codeOf(place(world.coat))).toBe("RETURN_STATE");
  await expectInvariants();
});

describe("a crash while it is placed", () => {
  const CRASH = new Error("The process ended here.");
  const crash = (): never => {
    throw CRASH;
  };

  it.each([
    ["before the return names it", () => vi.spyOn(Order, "findOneAndUpdate").mockImplementationOnce(crash)],
    ["after that", () => vi.spyOn(Counter, "findByIdAndUpdate").mockImplementationOnce(crash)],
  ])("%s leaves no credit, and it can be placed again", async (_, endThere) => {
    endThere();
    await expect(place(world.coat)).rejects.toBe(CRASH);
    vi.restoreAllMocks();
    await Order.updateMany({ status: "placing" }, { leaseUntil: new Date(0) });
    await sweepOrders();
    expect(await stocks()).toEqual([
      [8, 0],
      [3, 0],
    ]);
    await expectInvariants();
    await place(world.coat);
    await receive();
    expect(await codeOf(refund(1_000))).toBe("RETURN_STATE");
    await expectInvariants();
  });
});

describe("at once", () => {
  it("ten desks place one", async () => {
    const { done, codes } = await times(10, (index) => place(index % 2 ? world.coat : world.jeans));
    expect(new Set(done).size).toBe(1);
    expect(codes.every((code) => ["IN_PROGRESS", "RETURN_STATE", "KEY_REUSED"].includes(code))).toBe(true);
    expect(await Order.countDocuments({ "exchangeOf.returnId": { $exists: true } })).toBe(1);
    await expectInvariants();
  });

  it("an exchange and an order for the last piece: one has it", async () => {
    const last = await makeProduct({ name: "Last", stock: "1", price: 1_000 });
    const buyer = await makeProvedUser();
    const { done, codes } = await race([() => place(last), () => makeOrder(buyer, { product: last })]);
    expect([done.length, codes]).toEqual([1, ["OUT_OF_STOCK"]]);
    expect(await readUnit(last._id)).toMatchObject({ stock: 0, held: 1 });
    await sweepOrders();
    await expectInvariants();
  });

  it("an exchange and the money back: what the pieces are worth goes once", async () => {
    await receive();
    for (let round = 0; round < 4; round += 1) {
      const { done, codes } = await race<unknown>([() => place(world.coat), () => refund(1_000)]);
      expect(done).toHaveLength(1);
      expect(["IN_PROGRESS", "RETURN_STATE"]).toContain(codes[0]);
      await expectInvariants();
      const entry = await readReturn(world.orderId, world.returnId);
      if (entry.state === "settled") break;
      await decideOrder({ orderId: String(entry.exchangeOrderId), decision: "Canceled" });
    }
  });
});
