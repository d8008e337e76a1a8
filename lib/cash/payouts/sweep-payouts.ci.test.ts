import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { checkPayout } from "@/lib/cash/payouts/check-payout";
import { recordPayout } from "@/lib/cash/payouts/record-payout";
import { sweepPayouts } from "@/lib/cash/payouts/sweep-payouts";
import { undoPayout } from "@/lib/cash/payouts/undo-payout";
import type { UserDto } from "@/lib/accounts/users/dto";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { makeOrder, readOrder } from "@/testing/orders";
import { bringTo } from "@/testing/parcels";
import { makeAdmin, makeProvedUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { AuditEntry } from "@/models/audit-entry";
import { Payout } from "@/models/payout";

useDatabase();
afterEach(expectInvariants);

const PARCELS = 9;
const AMOUNT = 1_100;
/** The time is over before anything is done: one part is, all the same. */
const AT_ONCE = { until: 0 };
const PART = 8;

let admin: UserDto;
let ids: string[];

beforeEach(async () => {
  admin = await makeAdmin();
  const product = await makeProduct({ price: 1_000, stock: "20" });
  ids = [];
  for (let count = 0; count < PARCELS; count += 1) {
    const orderId = await makeOrder(await makeProvedUser(), { product });
    await bringTo(admin, orderId, "handedOver");
    ids.push(orderId);
  }
});

const entries = async () =>
  await Promise.all(
    ids.map(async (id) => ((await readOrder(id)).parcel?.cash ?? []).map(({ amount }) => amount)),
  );

async function record(until: number) {
  const numbers = await Promise.all(ids.map(async (id) => (await readOrder(id)).orderNumber));
  const bytes = Buffer.from(["Invoice,Amount", ...numbers.map((one) => `${one},${AMOUNT}`)].join("\n"));
  const payout = { courier: "steadfast" as const, charges: 0, total: PARCELS * AMOUNT };
  const { digest } = await checkPayout({ payout, bytes });
  return (
    await recordPayout({
      actor: admin,
      payout: { ...payout, reference: "SFP-1", day: "2026-11-22", digest },
      bytes,
      until,
    })
  ).payout;
}

const leave = async () => await Payout.updateMany({}, { leaseUntil: new Date(Date.now() - 1) });
const state = async () => (await Payout.findOne().orFail().lean()).state;

it("goes on with a payout whose page was closed, brings each parcel its money once, and is in one record", async () => {
  expect(await record(AT_ONCE.until)).toMatchObject({ state: "recording", toDo: PARCELS, done: PART });
  await sweepPayouts();
  // Its page may still be there.
  expect(await state()).toBe("recording");
  await leave();
  await Promise.all([sweepPayouts(), sweepPayouts()]);
  expect(await state()).toBe("recorded");
  expect(await entries()).toEqual(ids.map(() => [AMOUNT]));
  expect(await AuditEntry.find({ kind: "payout" }).lean()).toMatchObject([
    { verb: "create", actorEmail: admin.email, isDone: true },
  ]);
});

it("goes on where it stopped, in pieces, and says how far it has come", async () => {
  await record(AT_ONCE.until);
  await Payout.updateOne({}, { done: PARCELS });
  await leave();
  // It does not go through finished rows again.
  await sweepPayouts();
  expect((await entries()).filter((cash) => cash.length > 0)).toHaveLength(PART);
});

it("goes on taking a payout back, as the one who asked for it", async () => {
  const { _id } = await record(Infinity);
  const other = await makeAdmin();
  const { payout } = await undoPayout({ actor: other, payoutId: _id, ...AT_ONCE });
  expect(payout).toMatchObject({ state: "undoing", toDo: PARCELS, done: PART });
  await leave();
  await Promise.all([sweepPayouts(), sweepPayouts()]);
  expect(await state()).toBe("undone");
  expect(await entries()).toEqual(ids.map(() => [AMOUNT, -AMOUNT]));
  expect(await AuditEntry.findOne({ kind: "payout", verb: "reverse" }).lean()).toMatchObject({
    actorEmail: other.email,
    isDone: true,
  });
});

it("goes on with what an older shop has left, and with nothing that is done", async () => {
  await record(AT_ONCE.until);
  await Payout.collection.updateMany({}, { $unset: { leaseUntil: 1, done: 1, actorId: 1 } });
  await sweepPayouts();
  expect(await state()).toBe("recorded");
  const before = await Payout.findOne().lean();
  await sweepPayouts();
  expect(await Payout.findOne().lean()).toEqual(before);
});

it("leaves alone for ever longer what cannot be finished, and finishes it once it can", async () => {
  await record(AT_ONCE.until);
  await leave();
  const broken = vi.spyOn(Payout, "findById").mockImplementation(() => {
    throw new Error("it cannot be read");
  });
  const [start, second, hour] = [Date.now(), 1_000, 3_600_000];
  const triesAfter = async (ms: number) => {
    await sweepPayouts(start + ms);
    return broken.mock.calls.length;
  };
  expect(await triesAfter(0)).toBe(1);
  expect(await triesAfter(10 * second)).toBe(1);
  expect(await triesAfter(20 * second)).toBe(2);
  expect(await triesAfter(59 * second)).toBe(2);
  expect(await triesAfter(60 * second)).toBe(3);
  for (let count = 4; count < 10; count += 1) expect(await triesAfter(count * hour)).toBe(count);
  expect(await triesAfter(9 * hour + 599 * second)).toBe(9);
  broken.mockRestore();
  await sweepPayouts(start + 9 * hour + 600 * second);
  expect(await state()).toBe("recorded");
});
