import { describe, expect, it } from "vitest";
import { TokenBuckets } from "./token-buckets.mjs";

const makeClock = () => {
  const clock = { ms: 0 };
  return { clock, now: () => clock.ms };
};

const takeAll = (buckets: TokenBuckets, key: string, times: number) =>
  Array.from({ length: times }, () => buckets.take(key)).filter((wait) => wait === 0).length;

describe("TokenBuckets", () => {
  it("grants the burst at once, then as many as the rate refills", () => {
    const { clock, now } = makeClock();
    const buckets = new TokenBuckets({ burst: 5, perSecond: 2, now });
    expect(takeAll(buckets, "a", 50)).toBe(5);
    clock.ms += 10_000;
    expect(takeAll(buckets, "a", 50)).toBe(5);
    clock.ms += 1_500;
    expect(takeAll(buckets, "a", 50)).toBe(3);
  });

  it("says how long to wait, and asking in vain makes it no longer", () => {
    const { clock, now } = makeClock();
    const buckets = new TokenBuckets({ burst: 1, perSecond: 0.5, now });
    expect(buckets.take("a")).toBe(0);
    expect(buckets.take("a")).toBe(2);
    clock.ms += 1_000;
    expect(takeAll(buckets, "a", 100)).toBe(0);
    expect(buckets.take("a")).toBe(1);
    clock.ms += 1_000;
    expect(buckets.take("a")).toBe(0);
  });

  it("multiplies the burst and the rate by the factor, and lets one through however small it is", () => {
    const { clock, now } = makeClock();
    const buckets = new TokenBuckets({ burst: 5, perSecond: 2, factor: 3, now });
    expect(takeAll(buckets, "a", 50)).toBe(15);
    clock.ms += 1_000;
    expect(takeAll(buckets, "a", 50)).toBe(6);
    expect(takeAll(new TokenBuckets({ burst: 5, perSecond: 2, factor: 0.01, now }), "a", 50)).toBe(1);
  });

  it("counts each key for itself", () => {
    const buckets = new TokenBuckets({ burst: 2, perSecond: 1, now: () => 0 });
    takeAll(buckets, "a", 10);
    expect(takeAll(buckets, "b", 10)).toBe(2);
  });

  it("keeps no more buckets than it may, and forgets the one that is not used for longest", () => {
    const buckets = new TokenBuckets({ burst: 1, perSecond: 1, most: 100, now: () => 0 });
    buckets.take("kept in use");
    for (let index = 0; index < 1_000; index += 1) {
      buckets.take(`a${index}`);
      buckets.take("kept in use");
    }
    expect(buckets.size).toBe(100);
    expect(buckets.take("kept in use")).toBeGreaterThan(0);
    expect(buckets.take("a0")).toBe(0);
  });
});
