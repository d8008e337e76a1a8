import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CACHE_TAGS } from "@/lib/cache-tags";
import { isLookCurrent } from "@/lib/changes/last-look";
import { startChangeWatch } from "@/lib/changes/watch-changes";
import { processState } from "@/lib/process-state.mjs";
import { useDatabase } from "@/testing/database";
import { Change } from "@/models/change";

useDatabase();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  delete processState.pageTags;
});

it("looks again after a look that hangs, and is not current meanwhile", async () => {
  const expired: string[][] = [];
  processState.pageTags = { clock: 0, invalidate: (tags) => expired.push(tags), isFresh: () => true };
  const hang = { sort: () => ({ lean: () => new Promise(() => undefined) }) };
  const find = vi
    .spyOn(Change, "find")
    .mockReturnValueOnce(hang as unknown as ReturnType<typeof Change.find>);
  startChangeWatch();
  await vi.waitFor(() => expect(find).toHaveBeenCalledTimes(1));
  expect(isLookCurrent()).toBe(true);
  expect(isLookCurrent(Date.now() + 10_000)).toBe(false);
  await vi.advanceTimersByTimeAsync(3_000);
  await vi.advanceTimersByTimeAsync(500);
  await vi.waitFor(() => expect(expired).toEqual([[CACHE_TAGS.everything]]));
});
