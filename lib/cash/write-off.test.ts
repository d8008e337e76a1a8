import { afterEach, beforeEach, expect, it } from "vitest";
import type { UserDto } from "@/lib/accounts/users/dto";
import { noteCash } from "@/lib/cash/note-cash";
import { checkPayout } from "@/lib/cash/payouts/check-payout";
import { readCash } from "@/lib/cash/payouts/queries";
import { recordPayout } from "@/lib/cash/payouts/record-payout";
import { writeOffSchema } from "@/lib/cash/payouts/schema";
import { undoPayout } from "@/lib/cash/payouts/undo-payout";
import { readCashFlow } from "@/lib/cash/read-cash-flow";
import { writeOff } from "@/lib/cash/write-off";
import { changedFields } from "@/lib/accounts/audit-log/rules";
import { readOrderSnapshot } from "@/lib/delivery/order-snapshot";
import { staffActor } from "@/lib/orders/events";
import { getDeskNumbers } from "@/lib/reports/desk-home/queries";
import { readNumbers } from "@/lib/reports/numbers/queries";
import { recountNumbers } from "@/lib/reports/numbers/recount";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";
import { toDhakaDay } from "@/lib/platform/time/dhaka";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { makeOrder, readOrder } from "@/testing/orders";
import { codeOf } from "@/testing/outcomes";
import { bringTo, moveTo } from "@/testing/parcels";
import { makeAdmin, makeProvedUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { Payout } from "@/models/payout";

useDatabase();
afterEach(expectInvariants);

/** One pair of jeans to a place inside Dhaka. */
const AMOUNT = 1_100;

let admin: UserDto;
let orderId: string;
beforeEach(async () => {
  admin = await makeAdmin();
  orderId = await makeOrder(await makeProvedUser(), { product: await makeProduct({ price: 1_000 }) });
});

const giveUp = () => writeOff({ by: staffActor(admin), orderId, reason: "They never found it" });
const dueOf = async () => {
  const { couriers } = await readCash();
  return couriers.flatMap(({ open }) => open).reduce((sum, { taka }) => sum + taka, 0);
};

it("leaves a lost parcel its courier's debt until it is written off, once", async () => {
  await bringTo(admin, orderId, "lost");
  expect(await dueOf()).toBe(AMOUNT);
  expect((await readCash()).lost.rows).toMatchObject([{ orderId, money: { due: AMOUNT } }]);
  await giveUp();
  await giveUp();
  expect((await readCash()).lost.rows).toEqual([]);
  expect(await dueOf()).toBe(0);
  const { parcel, events } = await readOrder(orderId);
  expect(parcel?.writtenOff).toMatchObject({ reason: "They never found it" });
  expect(events.filter(({ kind }) => kind === "cashNoted")).toHaveLength(1);
});

it.each(["packed", "handedOver", "delivered", "returned"] as const)(
  "refuses it for what is %s",
  async (state) => {
    await bringTo(admin, orderId, state);
    expect(await codeOf(giveUp())).toBe("PARCEL_STATE");
  },
);

it("refuses it for what was paid, and takes a payment that comes all the same", async () => {
  await bringTo(admin, orderId, "lost");
  await giveUp();
  const note = { from: null, to: AMOUNT, reason: "They found it" };
  await noteCash({ by: staffActor(admin), orderId, note });
  expect((await readOrder(orderId)).parcel).toMatchObject({ cashReceived: AMOUNT });
  const other = await makeOrder(await makeProvedUser(), { product: await makeProduct() });
  await bringTo(admin, other, "lost");
  await noteCash({ by: staffActor(admin), orderId: other, note });
  expect(await codeOf(writeOff({ by: staffActor(admin), orderId: other, reason: "No" }))).toBe(
    "PARCEL_STATE",
  );
});

it("tells Activity how much was written off, and why", async () => {
  await bringTo(admin, orderId, "lost");
  const before = await readOrderSnapshot(orderId);
  await giveUp();
  const after = await readOrderSnapshot(orderId);
  expect(changedFields(before?.fields ?? {}, after?.fields ?? {})).toEqual({
    before: { writtenOff: "", writeOffReason: "" },
    after: { writtenOff: AMOUNT, writeOffReason: "They never found it" },
  });
});

it("is due again once it is found", async () => {
  await bringTo(admin, orderId, "lost");
  await giveUp();
  await moveTo(admin, orderId, { from: "lost", to: "handedOver" });
  expect(await dueOf()).toBe(AMOUNT);
});

it("is listed as lost, and once it is late, as late alone", async () => {
  await bringTo(admin, orderId, "lost");
  const { late, lost } = await readCash(Date.now() + 30 * DAY_MS);
  expect([late.total, lost.total]).toEqual([1, 0]);
});

it("says why", () => {
  expect(writeOffSchema.safeParse({ writtenOff: true, reason: " " }).success).toBe(false);
  expect(writeOffSchema.safeParse({ writtenOff: false, reason: "Found" }).success).toBe(false);
});

it("leaves due of a courier exactly what a payout's rows say beyond what was paid", async () => {
  await bringTo(admin, orderId, "delivered");
  const { orderNumber } = await readOrder(orderId);
  const bytes = Buffer.from(`Invoice,Collected amount\n${orderNumber},${AMOUNT}`);
  const payout = { courier: "steadfast" as const, total: 900, charges: 60 };
  const { digest } = await checkPayout({ payout, bytes });
  const actor = { _id: admin._id, email: admin.email };
  const today = toDhakaDay(Date.now());
  const recorded = await recordPayout({
    actor,
    payout: { ...payout, digest, reference: "SFP-1", day: today },
    bytes,
  });
  expect(recorded.payout.missing).toBe(140);
  const [steadfast] = (await readCash()).couriers;
  expect([steadfast?.missing, await dueOf()]).toEqual([140, 0]);
  expect(steadfast).toMatchObject({ expected: AMOUNT, received: AMOUNT - 140 });
  const days = { from: today, to: today };
  expect(await readCashFlow(days)).toMatchObject({ received: AMOUNT - 140, kept: 60, net: 900 });
  expect((await getDeskNumbers()).today.toCollect).toBe(140);
  expect((await readNumbers(days)).total).toMatchObject({ cashDue: 140, cashReceived: AMOUNT - 140 });
  // Numbers that are counted just before the payout is closed are counted again after it.
  const at = { _id: recorded.payout._id };
  await Payout.updateOne(at, { $set: { state: "recording" }, $unset: { missing: 1, recordedAt: 1 } });
  await recountNumbers();
  await Payout.updateOne(at, { state: "recorded", missing: 140, recordedAt: new Date() });
  expect((await readNumbers(days)).total).toMatchObject({ cashDue: 140 });
  await undoPayout({ actor, payoutId: recorded.payout._id });
  expect((await readCash()).couriers[0]?.missing).toBe(0);
  expect(await readCashFlow(days)).toMatchObject({ received: 0, kept: 0, net: 0 });
  expect((await getDeskNumbers()).today.toCollect).toBe(AMOUNT);
  expect((await readNumbers(days)).total).toMatchObject({ cashDue: AMOUNT });
});
