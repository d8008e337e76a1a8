import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { staffActor } from "@/lib/orders/events";
import { sweepOrders } from "@/lib/orders/place/sweep";
import { changeCash } from "@/lib/cash/change-cash";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { moveReturn } from "@/lib/returns/move-return";
import { refundReturn } from "@/lib/returns/refund-return";
import type { UserDto } from "@/lib/accounts/users/dto";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { makeOrder, readOrder } from "@/testing/orders";
import { race, times } from "@/testing/outcomes";
import { bringTo, moveTo } from "@/testing/parcels";
import { makeAdmin, makeProvedUser } from "@/testing/people";
import { makeProduct, readUnit } from "@/testing/products";
import { openReturnOf, readReturn, receiveReturn, wantBack } from "@/testing/returns";
import { Order } from "@/models/order";
import { StockUnit } from "@/models/stock-unit";
import { MINUTE_MS } from "@/lib/platform/time/durations.mjs";

useDatabase();
afterEach(() => vi.restoreAllMocks());

const CRASH = new Error("The process ended here.");
const crash = (): never => {
  throw CRASH;
};
const AFTER_THE_COMMIT = {
  "the commit": () => vi.spyOn(StockUnit.collection, "bulkWrite").mockImplementationOnce(crash),
  "the pieces": () => vi.spyOn(Order, "updateOne").mockImplementationOnce(crash),
  "its note": () => vi.spyOn(StockUnit, "updateMany").mockImplementationOnce(crash),
};

let admin: UserDto;
let jeans: ProductDto;
let orderId: string;

/** Three jeans of ten, delivered. */
beforeEach(async () => {
  admin = await makeAdmin();
  jeans = await makeProduct({ stock: "10", price: 1_000 });
  orderId = await makeOrder(await makeProvedUser(), { product: jeans, quantity: 3 });
  await bringTo(admin, orderId, "delivered");
});

const open = async (pieces: number) =>
  await openReturnOf(admin, orderId, await wantBack(orderId, [[jeans, pieces]]));
const receive = (returnId: string) => receiveReturn(admin, orderId, returnId);
const refund = (returnId: string, amount: number) =>
  refundReturn({
    actor: admin,
    orderId,
    returnId,
    refund: { amount, method: "cash", reference: "" },
  });
const stock = async () => (await readUnit(jeans._id)).stock;

/** As the sweeper finds it when nobody can be at it any more. */
async function sweepLater(): Promise<void> {
  vi.restoreAllMocks();
  await Order.updateMany({ settlingUntil: { $exists: true } }, { settlingUntil: new Date(0) });
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 7 * MINUTE_MS);
  await sweepOrders();
  vi.restoreAllMocks();
}

describe("pieces that arrive while the process ends", () => {
  it.each(Object.entries(AFTER_THE_COMMIT))("after %s go into the stock once", async (_, endAfter) => {
    const returnId = await open(2);
    endAfter();
    await receive(returnId);
    await sweepLater();
    expect((await readReturn(orderId, returnId)).state).toBe("received");
    expect(await stock()).toBe(9);
    await expectInvariants();
  });

  it("before the commit have not arrived", async () => {
    const returnId = await open(2);
    vi.spyOn(Order, "findOneAndUpdate").mockImplementationOnce(crash);
    await expect(receive(returnId)).rejects.toBe(CRASH);
    await sweepLater();
    expect((await readReturn(orderId, returnId)).state).toBe("accepted");
    expect(await stock()).toBe(7);
    await receive(returnId);
    expect(await stock()).toBe(9);
    await expectInvariants();
  });
});

describe("at once", () => {
  it("twenty desks that receive the same return put its pieces into the stock once", async () => {
    const returnId = await open(2);
    const { done, codes } = await times(20, () => receive(returnId));
    expect(done).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(["RETURN_STATE"]));
    await sweepOrders();
    expect(await stock()).toBe(9);
    await expectInvariants();
  });

  it("twenty desks that want the same pieces back: no more are agreed than were delivered", async () => {
    const { done, codes } = await times(20, () => open(1));
    expect(done).toHaveLength(3);
    expect(new Set(codes)).toEqual(new Set(["INVALID_FIELDS"]));
    await expectInvariants();
  });

  it("ten admins pay back once", async () => {
    const returnId = await open(1);
    await receive(returnId);
    const { done, codes } = await times(10, () => refund(returnId, 1_000));
    expect(done).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(["RETURN_STATE"]));
    expect((await readOrder(orderId)).events.filter(({ kind }) => kind === "returnSettled")).toHaveLength(1);
  });

  it("its pieces, another return, what the courier paid and a step back lose nothing of each other", async () => {
    const returnId = await open(1);
    const { amount } = await readOrder(orderId);
    const { codes } = await race<unknown>([
      () => receive(returnId),
      () => changeCash({ by: staffActor(admin), orderId, plan: () => ({ amount, reason: "Brought" }) }),
      () => open(1),
      () => moveTo(admin, orderId, { from: "delivered", to: "handedOver" }),
    ]);
    expect(codes).toEqual(["PARCEL_STATE"]);
    const { returns, parcel } = await readOrder(orderId);
    expect(returns?.map(({ state }) => state)).toEqual(["received", "accepted"]);
    expect(parcel).toMatchObject({ state: "delivered", cashReceived: amount });
    expect(await stock()).toBe(8);
    await expectInvariants();
  });

  it("a step back and a first return: one of them happens", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { done, codes } = await race<unknown>([
        () => open(1),
        () => moveTo(admin, orderId, { from: "delivered", to: "handedOver" }),
      ]);
      expect([done.length, codes.length]).toEqual([1, 1]);
      await expectInvariants();
      const { parcel, returns } = await readOrder(orderId);
      if (parcel?.state === "handedOver")
        await moveTo(admin, orderId, { from: "handedOver", to: "delivered" });
      const left = returns?.find(({ state }) => state === "accepted");
      const move = { from: "accepted", to: "calledOff" } as const;
      if (left) await moveReturn({ actor: admin, orderId, returnId: left.id.toString(), move });
    }
  });
});
