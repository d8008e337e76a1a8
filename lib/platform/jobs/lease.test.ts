import type { Types } from "mongoose";
import { describe, expect, it, vi } from "vitest";
import { Lease } from "@/lib/platform/jobs/lease";
import { Payout } from "@/models/payout";
import { useDatabase } from "@/testing/database";
import { DAY_MS, HOUR_MS } from "@/lib/platform/time/durations.mjs";

useDatabase();

const lease = new Lease({ field: "leaseUntil", ms: 60_000 });

/** The document is any with a lease; its other fields do not matter. */
const insert = async (fields = {}) =>
  (await Payout.collection.insertOne({ reference: "any", ...fields })).insertedId;

const take = async (_id: Types.ObjectId) =>
  await Payout.collection.findOneAndUpdate({ _id, ...lease.free }, [{ $set: lease.taken }], {
    returnDocument: "after",
  });

describe("Lease", () => {
  it("is one process's alone, of all that take it at once", async () => {
    const _id = await insert();
    const taken = await Promise.all(Array.from({ length: 10 }, () => take(_id)));
    expect(taken.filter((one) => one !== null)).toHaveLength(1);
  });

  it("is free where nobody ever had it, where it is over and where it was released, and else not", async () => {
    for (const fields of [{}, { leaseUntil: null }, { leaseUntil: new Date(Date.now() - 1) }]) {
      const _id = await insert(fields);
      expect(await take(_id)).not.toBeNull();
      expect(await take(_id)).toBeNull();
      await Payout.collection.updateOne({ _id }, { $unset: lease.released });
      expect(await take(_id)).not.toBeNull();
    }
    expect(await take(await insert({ leaseUntil: lease.fromNow() }))).toBeNull();
  });

  it("goes by the database's clock, whatever that of the process says", async () => {
    const _id = await insert();
    const clock = vi.spyOn(Date, "now");
    const now = Date.now();
    clock.mockReturnValue(now - HOUR_MS);
    await take(_id);
    clock.mockReturnValue(now + HOUR_MS);
    expect(await take(_id)).toBeNull();
    clock.mockRestore();
    const { leaseUntil } = await Payout.findById(_id).orFail().lean();
    expect(leaseUntil?.getTime()).toBeGreaterThan(now + lease.ms - 1_000);
    expect(leaseUntil?.getTime()).toBeLessThan(now + lease.ms + 30_000);
  });
});

it.each([
  ["an hour", HOUR_MS],
  ["a day", DAY_MS],
  ["30 days", 30 * DAY_MS],
])("is free where the clock was put back %s since it was taken", async (_, ms) => {
  const leaseUntil = new Date(Date.now() + ms + lease.ms);
  expect(lease.isHeld(leaseUntil)).toBe(false);
  const _id = await insert({ leaseUntil });
  expect(await Payout.collection.countDocuments({ _id, ...lease.over(Date.now()) })).toBe(1);
  expect(await take(_id)).not.toBeNull();
  expect(await take(_id)).toBeNull();
  expect(await Payout.collection.countDocuments({ _id, ...lease.over(Date.now()) })).toBe(0);
});

it("tells of a lease that was read whether somebody has it", () => {
  expect(
    [undefined, null, new Date(Date.now() - 1), lease.fromNow()].map((end) => lease.isHeld(end)),
  ).toEqual([false, false, false, true]);
});
