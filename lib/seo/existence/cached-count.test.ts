import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CachedCount } from "@/lib/seo/existence/cached-count";
import { HOUR_MS } from "@/lib/platform/time/durations.mjs";
import { processState } from "@/lib/platform/process-state.mjs";
import { TagInvalidation } from "@/server/cache/tag-invalidation.mjs";

let value: number;
let reads: number;
let invalidation: TagInvalidation;
let count: CachedCount;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  value = 1;
  reads = 0;
  invalidation = new TagInvalidation();
  processState.pageTags = invalidation;
  count = new CachedCount({
    tags: ["products"],
    read: async () => {
      reads += 1;
      return value;
    },
  });
});

afterEach(() => {
  delete processState.pageTags;
  vi.useRealTimers();
});

describe("CachedCount", () => {
  it("is read once for everybody, until a tag of it changes or a minute is over", async () => {
    expect(await Promise.all([count.get(), count.get()])).toEqual([1, 1]);
    expect(count.get()).toBe(1);
    invalidation.invalidate(["other"]);
    expect(count.get()).toBe(1);
    expect(reads).toBe(1);
    value = 2;
    invalidation.invalidate(["products"]);
    expect(await count.get()).toBe(2);
    value = 3;
    vi.advanceTimersByTime(60_000);
    expect(await count.get()).toBe(3);
  });

  it("is read again after a minute though the clock is put back an hour", async () => {
    await count.get();
    value = 2;
    vi.advanceTimersByTime(60_000);
    vi.setSystemTime(Date.now() - HOUR_MS);
    expect(await count.get()).toBe(2);
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
    invalidation.invalidate(["products"]);
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
