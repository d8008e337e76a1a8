import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DAY_MS, HOUR_MS } from "@/lib/platform/time/durations.mjs";
import { runPeriodically } from "@/lib/platform/jobs/run-periodically";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const OPTIONS = { name: "test", intervalMs: 30_000, gatherMs: 1_000, deadlineMs: 60_000 };

it("runs at once and twice a minute where nobody asks for it", async () => {
  const work = vi.fn(async () => null);
  const { stop } = runPeriodically({ ...OPTIONS, work });
  await vi.advanceTimersByTimeAsync(60_500);
  expect(work).toHaveBeenCalledTimes(3);
  stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(work).toHaveBeenCalledTimes(3);
});

it("runs once for all who ask within a second", async () => {
  const work = vi.fn(async () => null);
  const { wake } = runPeriodically({ ...OPTIONS, work });
  await vi.advanceTimersByTimeAsync(5_000);
  for (let index = 0; index < 100; index += 1) wake();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(work).toHaveBeenCalledTimes(2);
});

it("runs once more where somebody asks while it runs, and never twice at a time", async () => {
  let [running, most] = [0, 0];
  const work = vi.fn(async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    running -= 1;
    return null;
  });
  const { wake } = runPeriodically({ ...OPTIONS, work });
  await vi.advanceTimersByTimeAsync(1_000);
  wake();
  await vi.advanceTimersByTimeAsync(14_000);
  expect(work).toHaveBeenCalledTimes(2);
  expect(most).toBe(1);
});

it("comes when it has said, and after a failure and after a hang all the same", async () => {
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const work = vi
    .fn(async (): Promise<Date | null> => null)
    .mockImplementationOnce(async () => new Date(Date.now() + 10_000))
    .mockRejectedValueOnce(new Error("away"))
    .mockImplementationOnce(() => new Promise(() => undefined));
  runPeriodically({ ...OPTIONS, work });
  await vi.advanceTimersByTimeAsync(11_000);
  expect(work).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(work).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(work.mock.calls.length).toBeGreaterThan(3);
});

it.each([
  ["an hour back", -HOUR_MS],
  ["a day forward", DAY_MS],
  ["30 days forward", 30 * DAY_MS],
])("comes at its times, and when it is asked, where the clock goes %s", async (_, ms) => {
  const work = vi.fn(async () => null);
  const { wake, stop } = runPeriodically({ ...OPTIONS, work });
  await vi.advanceTimersByTimeAsync(1);
  vi.setSystemTime(Date.now() + ms);
  wake();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(work).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work).toHaveBeenCalledTimes(4);
  stop();
});
