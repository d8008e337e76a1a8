import { describe, expect, it, vi } from "vitest";
import { Types } from "mongoose";
import { atVersion, compareAndSet, RACED, retryRaced } from "@/lib/platform/database/compare-and-set";
import { AppError } from "@/lib/platform/http/errors";
import { ANSWER_DEADLINE_MS } from "@/lib/platform/jobs/deadline";
import { Product } from "@/models/product";
import { useDatabase } from "@/testing/database";
import { codeOf } from "@/testing/outcomes";

useDatabase();

const products = () => Product.collection;

/** A document; nothing but its version and its price matters. */
async function insert(fields: { version?: number } = {}): Promise<Types.ObjectId> {
  const _id = new Types.ObjectId();
  await products().insertOne({ _id, nameKey: _id.toString(), price: 0, ...fields });
  return _id;
}

/** Raises the price by what was read of it, as somebody who thinks about it for a while would. */
const raise = async (_id: Types.ObjectId) =>
  await compareAndSet({
    read: () => Product.findById(_id).select("price version").orFail().lean(),
    plan: ({ price }) => (price < 100 ? price + 1 : null),
    async write({ version }, price) {
      const { matchedCount } = await products().updateOne(
        { _id, ...atVersion(version) },
        { $set: { price }, $inc: { version: 1 } },
      );
      return matchedCount > 0 ? price : RACED;
    },
    giveUp: () => {
      throw new AppError("IN_PROGRESS");
    },
  });

describe("compareAndSet", () => {
  it("loses no change of those that are made at once, with and without a version before", async () => {
    for (const fields of [{}, { version: 0 }, { version: 7 }]) {
      const _id = await insert(fields);
      const prices = await Promise.all(Array.from({ length: 12 }, () => raise(_id)));
      expect(prices.toSorted((a, b) => Number(a) - Number(b))).toEqual(prices.map((_, index) => index + 1));
      const { price, version } = await Product.findById(_id).orFail().lean();
      expect({ price, version }).toEqual({ price: 12, version: (fields.version ?? 0) + 12 });
    }
  });

  it("writes nothing where the plan is to do nothing", async () => {
    const _id = await insert();
    await products().updateOne({ _id }, { $set: { price: 100 } });
    expect(await raise(_id)).toBeNull();
    expect((await Product.findById(_id).orFail().lean()).price).toBe(100);
  });
});

describe("retryRaced", () => {
  it("tries again at once, then after pauses, and gives up well below the deadline of a request", async () => {
    const begun = performance.now();
    const tried: number[] = [];
    const outcome = await codeOf(
      retryRaced(
        async () => {
          tried.push(performance.now() - begun);
          return RACED;
        },
        () => {
          throw new AppError("STALE_VERSION");
        },
      ),
    );
    expect(outcome).toBe("STALE_VERSION");
    expect(tried[1]).toBeLessThan(20);
    expect(tried).toHaveLength(30);
    expect(tried.at(-1)).toBeGreaterThan(500);
    expect(tried.at(-1)).toBeLessThan(ANSWER_DEADLINE_MS);
  });

  it("throws what a try throws, and does not try again", async () => {
    const attempt = vi.fn(async () => {
      throw new AppError("NOT_FOUND");
    });
    expect(await codeOf(retryRaced(attempt, () => null))).toBe("NOT_FOUND");
    expect(attempt).toHaveBeenCalledTimes(1);
  });
});
