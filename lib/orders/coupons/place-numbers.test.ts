import { expect, it } from "vitest";
import { freePlaces, lastPlace } from "@/lib/orders/coupons/place-numbers";

it.each([
  ["none is taken", [], 3, [1, 2, 3]],
  ["some are", [2], 3, [1, 3]],
  ["all are", [1, 2, 3], 3, []],
  ["the limit was set after some", [1_000_000_001, 1_000_000_002], 3, [1]],
  ["the limit was lowered", [8, 9, 10], 5, [1, 2]],
  ["the limit was lowered to less", [1, 9, 10], 2, []],
])("where %s, no more than the limit can be taken", (_, taken, limit, free) => {
  expect(freePlaces(taken, limit)).toEqual(free);
  expect(taken.length + free.length).toBeLessThanOrEqual(Math.max(limit, taken.length));
});

it("never lets more in than the limit, whatever is taken", () => {
  for (let limit = 1; limit <= 6; limit += 1)
    for (let mask = 0; mask < 256; mask += 1) {
      const taken = [1, 2, 3, 4, 5, 6, 7, 8].filter((_, bit) => mask & (1 << bit));
      const last = lastPlace(taken, limit);
      expect(last + taken.filter((place) => place > last).length).toBeLessThanOrEqual(
        Math.max(limit, taken.length),
      );
    }
});
