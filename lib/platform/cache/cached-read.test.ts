import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { DeadlineError } from "@/lib/platform/jobs/deadline";
import { HOUR_MS } from "@/lib/platform/time/durations.mjs";
import { useDatabase } from "@/testing/database";
import { fakeDeadlineClock } from "@/testing/fake-clock";

// The framework's cache is there only while it renders.
vi.doMock("next/cache", () => ({ unstable_cache: <Read>(read: Read): Read => read }));
afterAll(() => vi.doUnmock("next/cache"));
const { cachedRead } = await import("@/lib/platform/cache/cached-read");

useDatabase();

const FAIL_FAST_MS = 1_000;

beforeEach(() => {
  fakeDeadlineClock("Date");
});
afterEach(() => {
  vi.useRealTimers();
});

const read = (work: () => Promise<string>) => cachedRead({ key: ["test"], tags: [], read: work });

it("gives up a read that hangs, spares the next ones its wait for a moment, and then reads again", async () => {
  const hang = vi.fn<() => Promise<string>>(() => new Promise(() => undefined));
  const hung = expect(read(hang)).rejects.toThrow(DeadlineError);
  await vi.waitFor(() => expect(hang).toHaveBeenCalledOnce());
  await vi.advanceTimersByTimeAsync(2_800);
  await hung;
  await expect(read(async () => "read")).rejects.toThrow(DeadlineError);
  // A moment is none of the clock's: it may be put back in between.
  vi.setSystemTime(Date.now() - HOUR_MS);
  await vi.advanceTimersByTimeAsync(FAIL_FAST_MS);
  expect(await read(async () => "read")).toBe("read");
});
