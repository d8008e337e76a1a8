import { Types } from "mongoose";
import { beforeEach, expect, it } from "vitest";
import { toDhakaDay } from "@/lib/platform/time/dhaka";
import { checkPayout } from "@/lib/cash/payouts/check-payout";
import { readOrderSnapshot } from "@/lib/delivery/order-snapshot";
import { noteCash } from "@/lib/cash/note-cash";
import { readCashFlow } from "@/lib/cash/read-cash-flow";
import { recordPayout } from "@/lib/cash/payouts/record-payout";
import { undoPayout } from "@/lib/cash/payouts/undo-payout";
import { noteAdvance } from "@/lib/orders/call-queue/note-advance";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { deleteOrder } from "@/lib/orders/decide/delete-order";
import { refundReturn } from "@/lib/returns/refund-return";
import type { UserDto } from "@/lib/accounts/users/dto";
import { staffActor } from "@/lib/orders/events";
import { useDatabase } from "@/testing/database";
import { makeOrder, readOrder } from "@/testing/orders";
import { bringTo } from "@/testing/parcels";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { openReturnOf, receiveReturn, wantBack } from "@/testing/returns";
import { explainReads } from "@/tools/bench/explain";
import { fillOrders } from "@/tools/bench/fill/orders";
import { Order } from "@/models/order";
import { Payout } from "@/models/payout";

useDatabase();

const LONG_AGO = new Date("2026-01-31T23:59:59+06:00");
const today = toDhakaDay(new Date());

let admin: UserDto;
let orderId: string;

/** Three pieces were delivered and paid for, and one of them was paid back. */
beforeEach(async () => {
  admin = await makeAdmin();
  const jeans = await makeProduct({ stock: "10", price: 1_000 });
  orderId = await makeOrder(await makeUser(), { product: jeans, quantity: 3 });
  await bringTo(admin, orderId, "delivered");
  await noteCash({ by: staffActor(admin), orderId, note: { from: null, to: 3_100, reason: "Counted" } });
  const returnId = await openReturnOf(admin, orderId, await wantBack(orderId, [[jeans, 1]]));
  await receiveReturn(admin, orderId, returnId);
  const refund = { amount: 1_000, method: "bkash", reference: "9XK27" } as const;
  await refundReturn({ actor: admin, orderId, returnId, refund });
});

it("tells what came in, what was paid back and how, and what is left", async () => {
  expect(await readCashFlow({ from: today, to: today })).toMatchObject({
    received: 3_100,
    kept: 0,
    refunded: 1_000,
    net: 2_100,
    byMethod: [{ method: "bkash", count: 1, taka: 1_000 }],
    refunds: {
      total: 1,
      rows: [{ orderId, day: today, amount: 1_000, method: "bkash", reference: "9XK27" }],
    },
  });
  const returns = [expect.stringContaining("BDT 1,000 by bKash 9XK27")];
  expect((await readOrderSnapshot(orderId))?.fields).toMatchObject({ returns });
});

it("counts each sum on the day on which it was noted, and takes off what was corrected", async () => {
  await noteCash({ by: staffActor(admin), orderId, note: { from: 3_100, to: 3_000, reason: "Again" } });
  expect(await readCashFlow({ from: today, to: today })).toMatchObject({ received: 3_000, net: 2_000 });
  await Order.updateOne(
    { _id: orderId },
    { "parcel.cash.0.at": LONG_AGO, "returns.0.settledAt": LONG_AGO, "returns.0.refund.at": LONG_AGO },
  );
  const empty = { byMethod: [], refunds: { rows: [], total: 0 } };
  expect(await readCashFlow({ from: today, to: today })).toMatchObject({
    received: -100,
    refunded: 0,
    net: -100,
    ...empty,
  });
  expect(await readCashFlow({ from: "2026-01-31", to: "2026-01-31" })).toMatchObject({
    received: 3_100,
    refunded: 1_000,
  });
  expect(await readCashFlow({ from: "2026-02-01", to: "2026-02-28" })).toMatchObject({
    received: 0,
    ...empty,
  });
});

/** Another parcel is paid for by a courier, who keeps 60 of it. */
async function recordCharged(): Promise<string> {
  const product = await makeProduct({ stock: "10", price: 1_000 });
  const paidId = await makeOrder(await makeUser(), { product });
  await bringTo(admin, paidId, "handedOver");
  const { orderNumber } = await readOrder(paidId);
  const bytes = Buffer.from(`Invoice,Amount\n${orderNumber},1100`);
  const payout = { courier: "steadfast" as const, charges: 60, total: 1_040 };
  const { digest } = await checkPayout({ payout, bytes });
  const named = { ...payout, reference: "SFP-1", day: today, digest };
  return (await recordPayout({ actor: admin, payout: named, bytes })).payout._id;
}

it("counts an advance on the day on which it was noted, and no longer what was taken back or deleted", async () => {
  const product = await makeProduct({ stock: "10", price: 1_000 });
  const customer = await makeUser();
  const note = async (id: string, amount: number) =>
    await noteAdvance({ actor: admin, orderId: id, advance: { amount, reference: "bKash" } });
  const [kept, canceled, deleted] = [
    await makeOrder(customer, { product }),
    await makeOrder(customer, { product }),
    await makeOrder(customer, { product }),
  ];
  for (const id of [kept, canceled, deleted]) await note(id, 500);
  await Order.updateOne({ _id: kept }, { "advances.0.at": LONG_AGO });
  await note(kept, 200);
  await decideOrder({ orderId: canceled, decision: "Canceled" });
  await deleteOrder({ actor: admin, orderId: deleted });
  expect(await readCashFlow({ from: today, to: today })).toMatchObject({ advances: 200, net: 2_300 });
  expect(await readCashFlow({ from: "2026-01-31", to: "2026-01-31" })).toMatchObject({ advances: 500 });
  await note(canceled, 0);
  expect(await readCashFlow({ from: today, to: today })).toMatchObject({ advances: -300 });
});

it("takes off what couriers kept, on the day on which the payout was recorded, and no longer once it is undone", async () => {
  const payoutId = await recordCharged();
  const paid = { received: 4_200, kept: 60, refunded: 1_000, net: 3_140 };
  expect(await readCashFlow({ from: today, to: today })).toMatchObject(paid);
  const before = await readCashFlow({ from: "2026-01-01", to: "2026-01-31" });
  expect(before).toMatchObject({ received: 0, kept: 0, net: 0 });
  await undoPayout({ actor: admin, payoutId });
  expect(await readCashFlow({ from: today, to: today })).toMatchObject({
    received: 3_100,
    kept: 0,
    net: 2_100,
  });
  // The report of the days before the undoing stays true.
  await Payout.updateOne({ _id: payoutId }, { recordedAt: LONG_AGO });
  expect(await readCashFlow({ from: "2026-01-31", to: "2026-01-31" })).toMatchObject({ kept: 60, net: -60 });
  expect(await readCashFlow({ from: today, to: today })).toMatchObject({ kept: -60 });
});

it("reads the orders and payouts of these days alone", async () => {
  await fillOrders(300);
  const cash = [{ at: LONG_AGO, amount: 1_100 }];
  const returns = [{ settledAt: LONG_AGO, refund: { at: LONG_AGO, amount: 5 } }];
  const advances = [{ at: LONG_AGO, amount: 300 }];
  await Order.collection.updateMany(
    { key: /^bench/, status: "Confirmed" },
    { $set: { parcel: { state: "delivered", cash }, returns, advances } },
  );
  const old = await Payout.findById(await recordCharged())
    .orFail()
    .lean();
  const copies = Array.from({ length: 50 }, (_, index) => ({
    ...old,
    _id: new Types.ObjectId(),
    referenceKey: `sfp-${index + 2}`,
    recordedAt: LONG_AGO,
  }));
  await Payout.collection.insertMany(copies);
  const plans = await explainReads(() => readCashFlow({ from: today, to: today }));
  expect(plans.length).toBe(5);
  for (const { stages } of plans) expect(stages).not.toContain("COLLSCAN");
  expect(plans.reduce((sum, { documents }) => sum + documents, 0)).toBe(4);
});
