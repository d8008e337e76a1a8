import { Types } from "mongoose";
import { expect, it } from "vitest";
import { readFreePlaces } from "@/lib/orders/coupons/read-free-places";
import { useDatabase } from "@/testing/database";
import { CouponUse } from "@/models/coupon";

useDatabase();

const LIMIT = 1_000;
const couponId = new Types.ObjectId();
const name = `${couponId.toString()}:all:`;
const count = { name, limit: LIMIT, ofAll: couponId };

/** Uses in the first places of the code. */
const use = async (uses: number, from = 1) => {
  const documents = Array.from({ length: uses }, (_, index) => ({
    _id: new Types.ObjectId(),
    couponId,
    orderId: new Types.ObjectId(),
    places: [`${name}${from + index}`],
  }));
  await CouponUse.insertMany(documents);
};

it.each([0, 600, 850])("finds some free places of a large code after %i uses", async (uses) => {
  await use(uses);
  const free = (await readFreePlaces([count, count, count])).get(name) ?? [];
  expect(free.length).toBeGreaterThanOrEqual(3);
  expect(free.length).toBeLessThan(LIMIT - uses);
  expect(new Set(free).size).toBe(free.length);
  for (const place of free) expect([place > uses, place <= LIMIT]).toEqual([true, true]);
});

it("knows each place that is left once few are, and those beyond a limit that was lowered", async () => {
  await use(903);
  await use(95, LIMIT + 1);
  expect((await readFreePlaces([count])).get(name)).toEqual([904, 905]);
});

it("knows none that is free once all are taken, and nothing of what has no limit", async () => {
  await use(LIMIT);
  const free = await readFreePlaces([count, { name: "other:", limit: null }]);
  expect([...free]).toEqual([[name, []]]);
});
