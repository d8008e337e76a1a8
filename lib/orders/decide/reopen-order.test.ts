import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { deleteOrder } from "@/lib/orders/decide/delete-order";
import { SYSTEM } from "@/lib/orders/events";
import { reopenOrder } from "@/lib/orders/decide/reopen-order";
import { sweepOrders } from "@/lib/orders/place/sweep";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { makeOrder, readOrder } from "@/testing/orders";
import { codeOf } from "@/testing/outcomes";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct, readUnit } from "@/testing/products";
import { Order } from "@/models/order";
import { StockUnit } from "@/models/stock-unit";

useDatabase();
afterEach(async () => {
  vi.restoreAllMocks();
  await expectInvariants();
});

let orderId: string;
let productId: string;

/** A Confirmed order of three of ten pieces. */
beforeEach(async () => {
  const product = await makeProduct({ stock: "10" });
  productId = product._id;
  orderId = await makeOrder(await makeUser(), { product, quantity: 3 });
  await decideOrder({ orderId, decision: "Confirmed" });
});

const reopen = () => reopenOrder({ by: SYSTEM, orderId });
const minutesAgo = (minutes: number) => ({ confirmedAt: new Date(Date.now() - minutes * 60_000) });

it("is possible for ten minutes, and not for longer", async () => {
  await Order.updateOne({ _id: orderId }, minutesAgo(10.1));
  await expect(reopen()).rejects.toMatchObject({ code: "CANNOT_REOPEN", details: { status: "Confirmed" } });
  await Order.updateOne({ _id: orderId }, minutesAgo(9.8));
  expect(await reopen()).toEqual([productId]);
  expect(await readUnit(productId)).toMatchObject({ stock: 7, held: 3, sold: 0 });
});

it("is not possible once it is packed, deleted, or where nobody knows when it was confirmed", async () => {
  await Order.updateOne({ _id: orderId }, { parcel: { state: "packed" } });
  expect(await codeOf(reopen())).toBe("PARCEL_STATE");
  await Order.updateOne({ _id: orderId }, { parcel: { state: "toPack" }, $unset: { confirmedAt: 1 } });
  expect(await codeOf(reopen())).toBe("CANNOT_REOPEN");
  await deleteOrder({ actor: await makeAdmin(), orderId });
  expect(await codeOf(reopen())).toBe("NOT_FOUND");
});

it("is finished by the sweeper where a crash came between", async () => {
  vi.spyOn(StockUnit.collection, "bulkWrite").mockImplementationOnce(() => {
    throw new Error("The process ended here.");
  });
  await reopen();
  expect(await readUnit(productId)).toMatchObject({ held: 0, sold: 3 });
  await Order.updateOne({ _id: orderId }, { settlingUntil: new Date(0) });
  await sweepOrders();
  expect(await readUnit(productId)).toMatchObject({ stock: 7, held: 3, sold: 0 });
  expect((await readOrder(orderId)).events.map(({ kind }) => kind)).toEqual([
    "placed",
    "confirmed",
    "reopened",
  ]);
});
