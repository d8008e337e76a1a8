import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { KeptCount } from "@/lib/existence/kept-count";
import { processState } from "@/lib/process-state.mjs";
import { Freshness } from "@/server/cache/tag-invalidation.mjs";

let value: number;
let reads: number;
let freshness: Freshness;
let count: KeptCount;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  value = 1;
  reads = 0;
  freshness = new Freshness();
  processState.pages = {
    expireTags: (tags) => freshness.expire(tags),
    count: () => freshness.count,
    isCurrent: (tags, begun) => freshness.isCurrent(tags, begun),
  };
  count = new KeptCount({
    tags: ["products"],
    read: async () => {
      reads += 1;
      return value;
    },
  });
});

afterEach(() => {
  delete processState.pages;
  vi.useRealTimers();
});

describe("KeptCount", () => {
  it("is read once for everybody, until a tag of it changes or a minute is over", async () => {
    expect(await Promise.all([count.get(), count.get()])).toEqual([1, 1]);
    expect(count.get()).toBe(1);
    freshness.expire(["other"]);
    expect(count.get()).toBe(1);
    expect(reads).toBe(1);
    value = 2;
    freshness.expire(["products"]);
    expect(await count.get()).toBe(2);
    value = 3;
    vi.setSystemTime(Date.now() + 60_000);
    expect(await count.get()).toBe(3);
  });

  it("does not hand a count that was begun before a change to who asks after it", async () => {
    let letThrough: () => void = () => undefined;
    const { read } = count.options;
    count.options.read = async () => {
      const before = value;
      await new Promise<void>((resolve) => (letThrough = resolve));
      return before;
    };
    const older = count.get();
    value = 2;
    freshness.expire(["products"]);
    count.options.read = read;
    const newer = count.get();
    expect(await newer).toBe(2);
    letThrough();
    expect(await older).toBe(1);
    expect(await count.get()).toBe(2);
  });

  it("keeps no failure", async () => {
    const { read } = count.options;
    count.options.read = () => Promise.reject(new Error("The database is away."));
    await expect(count.get()).rejects.toThrow("away");
    count.options.read = read;
    expect(await count.get()).toBe(1);
  });
});
