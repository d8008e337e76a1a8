import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { checkPayout } from "@/lib/cash/payouts/check-payout";
import { recordPayout } from "@/lib/cash/payouts/record-payout";
import { sweepPayouts } from "@/lib/cash/payouts/sweep-payouts";
import type { UserDto } from "@/lib/accounts/users/dto";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { makeOrder, readOrder } from "@/testing/orders";
import { codeOf, race } from "@/testing/outcomes";
import { bringTo } from "@/testing/parcels";
import { makeAdmin, makeProvedUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { AuditEntry } from "@/models/audit-entry";
import { Order } from "@/models/order";
import { Payout } from "@/models/payout";

useDatabase();
afterEach(() => vi.restoreAllMocks());
afterEach(expectInvariants);

const PARCELS = 2;
/** One pair of jeans to a place inside Dhaka. */
const AMOUNT = 1_100;
const TOTAL = PARCELS * AMOUNT;

let admin: UserDto;
let bytes: Buffer;

beforeEach(async () => {
  admin = await makeAdmin();
  const product = await makeProduct({ price: 1_000, stock: "20" });
  const rows: string[] = [];
  for (let count = 0; count < PARCELS; count += 1) {
    const orderId = await makeOrder(await makeProvedUser(), { product });
    await bringTo(admin, orderId, "handedOver");
    rows.push(`${(await readOrder(orderId)).orderNumber},${AMOUNT}`);
  }
  bytes = Buffer.from(["Invoice,Amount", ...rows].join("\n"));
});

/** Checks the file; what is returned records it. */
async function check(reference: string) {
  const payout = { courier: "steadfast" as const, charges: 0, total: TOTAL };
  const { digest } = await checkPayout({ payout, bytes });
  const named = { ...payout, reference, day: "2026-11-22", digest };
  return async () => (await recordPayout({ actor: admin, payout: named, bytes })).payout;
}

const recorded = async () => {
  const payouts = await Payout.find().sort({ reference: 1 }).lean();
  return payouts.map(({ reference, state }) => `${reference} ${state}`);
};

it("under twenty references at once leaves none that brought nothing", async () => {
  const sends: Awaited<ReturnType<typeof check>>[] = [];
  for (let count = 0; count < 20; count += 1) sends.push(await check(`SFP-${count}`));
  const { done, codes } = await race(sends);
  expect(done.reduce((sum, one) => sum + one.recorded, 0)).toBe(PARCELS);
  expect(done.every((one) => one.recorded > 0)).toBe(true);
  expect(new Set(codes)).toEqual(new Set(["STALE_VERSION"]));
  expect(await Payout.countDocuments()).toBe(done.length);
  expect(await AuditEntry.countDocuments({ kind: "payout", isDone: false })).toBe(0);
  // Sent again, each of the others is what it was.
  for (const code of await Promise.all(sends.map((send) => codeOf(send()))))
    expect(["done", "STALE_VERSION"]).toContain(code);
  expect(await Payout.countDocuments()).toBe(done.length);
});

it("that broke off before it brought anything is dropped once another one has brought it", async () => {
  const [first, second] = [await check("SFP-1"), await check("SFP-2")];
  const ended = vi.spyOn(Order, "findOneAndUpdate").mockImplementation(() => {
    throw new Error("The process ended here.");
  });
  await expect(first()).rejects.toThrow("ended here");
  await vi.waitFor(() => expect(ended).toHaveBeenCalledTimes(PARCELS));
  vi.restoreAllMocks();
  await second();
  expect(await recorded()).toEqual(["SFP-1 recording", "SFP-2 recorded"]);
  await Payout.updateMany({}, { leaseUntil: new Date(0) });
  const log = vi.spyOn(console, "error");
  await Promise.all([sweepPayouts(), sweepPayouts()]);
  expect(await recorded()).toEqual(["SFP-2 recorded"]);
  expect(log).not.toHaveBeenCalled();
  expect(await AuditEntry.findOne({ label: /SFP-1/ }).lean()).toMatchObject({
    after: { cashReceived: [] },
    isDone: true,
  });
});
