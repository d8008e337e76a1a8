import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { afterTime } from "@/components/ui/after-time";

const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it.each([10_000, 60 * DAY_MS])("calls once when the time is past, %d ms from now", (left) => {
  const onPast = vi.fn();
  afterTime(Date.now() + left, onPast);
  vi.advanceTimersByTime(left - 1);
  expect(onPast).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onPast).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60 * DAY_MS);
  expect(onPast).toHaveBeenCalledOnce();
});

it("waits for a far time with few timers", () => {
  const stop = afterTime(Date.now() + 60 * DAY_MS, vi.fn());
  vi.advanceTimersToNextTimer();
  vi.advanceTimersToNextTimer();
  vi.advanceTimersToNextTimer();
  expect(vi.getTimerCount()).toBe(0);
  stop();
});

it("calls for no time that is past, and not after it was stopped", () => {
  const onPast = vi.fn();
  afterTime(Date.now(), onPast);
  afterTime(Date.now() + 10_000, onPast)();
  vi.advanceTimersByTime(DAY_MS);
  expect(onPast).not.toHaveBeenCalled();
});
