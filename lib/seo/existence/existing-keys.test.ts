import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DeadlineError } from "@/lib/platform/jobs/deadline";
import { ExistingKeys } from "@/lib/seo/existence/existing-keys";
import { processState } from "@/lib/platform/process-state.mjs";
import { TagInvalidation } from "@/server/cache/tag-invalidation.mjs";

let existing: Set<string>;
let reads: string[][];
let invalidation: TagInvalidation;
let keys: ExistingKeys;
/** Resolves the reads that are held back. */
let letThrough: (() => void) | undefined;

beforeEach(() => {
  existing = new Set(["a", "b"]);
  reads = [];
  letThrough = undefined;
  invalidation = new TagInvalidation();
  processState.pageTags = invalidation;
  keys = new ExistingKeys({
    tagsOf: (key) => [`key:${key}`],
    read: async (asked) => {
      reads.push(asked);
      return asked.filter((key) => existing.has(key));
    },
  });
});

afterEach(() => {
  delete processState.pageTags;
  delete processState.databaseFailure;
  vi.useRealTimers();
});

const holdReads = () => {
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  const { read } = keys.options;
  keys.options.read = async (asked) => {
    const found = await read(asked);
    await held;
    return found;
  };
};

describe("ExistingKeys", () => {
  it("reads a key that exists once, until one of its tags changes", async () => {
    expect(await keys.has("a")).toBe(true);
    expect(keys.has("a")).toBe(true);
    invalidation.invalidate(["key:b"]);
    expect(keys.has("a")).toBe(true);
    existing.delete("a");
    invalidation.invalidate(["key:a"]);
    expect(await keys.has("a")).toBe(false);
    expect(reads).toEqual([["a"], ["a"]]);
  });

  it("sees at once what comes to be, for it remembers nothing that did not exist", async () => {
    expect(await keys.has("new")).toBe(false);
    expect(await keys.has("new")).toBe(false);
    existing.add("new");
    expect(await keys.has("new")).toBe(true);
    expect(reads).toHaveLength(3);
  });

  it("asks once for all who ask while a read is under way, and never joins one that began before", async () => {
    holdReads();
    const first = keys.has("new");
    await vi.waitFor(() => expect(reads).toHaveLength(1));
    existing.add("new");
    const later = ["new", "a", "x", "new"].map((key) => Promise.resolve(keys.has(key)));
    letThrough?.();
    expect(await first).toBe(false);
    expect(await Promise.all(later)).toEqual([true, true, false, true]);
    expect(reads).toEqual([["new"], ["new", "a", "x"]]);
  });

  it("does not take for current what changed while it was read", async () => {
    holdReads();
    const asked = keys.has("a");
    await vi.waitFor(() => expect(reads).toHaveLength(1));
    invalidation.invalidate(["key:a"]);
    letThrough?.();
    expect(await asked).toBe(true);
    existing.delete("a");
    expect(await keys.has("a")).toBe(false);
  });

  it("asks for no more than 500 at a time, and refuses when 5,000 wait", async () => {
    holdReads();
    const asked = Array.from({ length: 5_101 }, (_, index) =>
      Promise.resolve(keys.has(`${index}`)).catch(() => "refused"),
    );
    letThrough?.();
    const answers = await Promise.all(asked);
    expect(answers.filter((answer) => answer === "refused")).toHaveLength(100);
    expect(Math.max(...reads.map((read) => read.length))).toBe(500);
  });

  it("throws what the read throws, and tries again", async () => {
    const { read } = keys.options;
    keys.options.read = () => Promise.reject(new Error("The read failed."));
    await expect(keys.has("a")).rejects.toThrow("failed");
    keys.options.read = read;
    expect(await keys.has("a")).toBe(true);
  });

  it("lets nobody who asks while a read is in vain wait for another one", async () => {
    vi.useFakeTimers();
    const read = vi.fn<() => Promise<never>>(() => new Promise(() => undefined));
    keys.options.read = read;
    const asked = ["a", "b"].map((key) => Promise.resolve(keys.has(key)));
    const refused = Promise.allSettled(asked);
    await vi.advanceTimersByTimeAsync(2_500);
    expect((await refused).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(read).toHaveBeenCalledOnce();
  });

  it("gives up a read that never ends, and reads on", async () => {
    vi.useFakeTimers();
    const { read } = keys.options;
    keys.options.read = () => new Promise(() => undefined);
    const hanging = expect(keys.has("a")).rejects.toThrow(DeadlineError);
    await vi.advanceTimersByTimeAsync(2_500);
    await hanging;
    keys.options.read = read;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await keys.has("a")).toBe(true);
  });
});
