import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CACHE_TAGS } from "@/lib/platform/cache/cache-tags";
import { isPollCurrent } from "@/lib/platform/cache/last-poll";
import { startInvalidationPoller } from "@/lib/platform/cache/start-invalidation-poller";
import { processState } from "@/lib/platform/process-state.mjs";
import { useDatabase } from "@/testing/database";
import { CacheInvalidation } from "@/models/cache-invalidation";
import { fakeDeadlineClock } from "@/testing/fake-clock";

useDatabase();

beforeEach(() => {
  fakeDeadlineClock("setInterval", "clearInterval");
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  delete processState.pageTags;
});

it("polls again after a poll that hangs, and is not current meanwhile", async () => {
  const expired: string[][] = [];
  processState.pageTags = { clock: 0, invalidate: (tags) => expired.push(tags), isFresh: () => true };
  const hang = { sort: () => ({ lean: () => new Promise(() => undefined) }) };
  const find = vi
    .spyOn(CacheInvalidation, "find")
    .mockReturnValueOnce(hang as unknown as ReturnType<typeof CacheInvalidation.find>);
  startInvalidationPoller();
  await vi.waitFor(() => expect(find).toHaveBeenCalledTimes(1));
  expect(isPollCurrent()).toBe(true);
  expect(isPollCurrent(performance.now() + 10_000)).toBe(false);
  await vi.advanceTimersByTimeAsync(3_000);
  await vi.advanceTimersByTimeAsync(500);
  await vi.waitFor(() => expect(expired).toEqual([[CACHE_TAGS.everything]]));
});
