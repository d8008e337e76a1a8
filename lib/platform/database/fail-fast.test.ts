import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { failFast } from "@/lib/platform/database/fail-fast";
import { DeadlineError } from "@/lib/platform/jobs/deadline";
import { processState } from "@/lib/platform/process-state.mjs";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  delete processState.databaseHeardAt;
});

afterEach(() => {
  delete processState.databaseFailure;
  vi.useRealTimers();
});

const fail = (error: Error) =>
  failFast(async () => {
    throw error;
  });
const readNext = () => failFast(async () => "read");

it("throws for a second what a wait for the database threw, and asks nothing of it", async () => {
  await expect(fail(new DeadlineError(2_000))).rejects.toThrow(DeadlineError);
  vi.advanceTimersByTime(999);
  await expect(readNext()).rejects.toThrow(DeadlineError);
  vi.advanceTimersByTime(1);
  expect(await readNext()).toBe("read");
});

it("reads at once when the database is heard of again", async () => {
  processState.databaseHeardAt = performance.now() - 1;
  await expect(fail(new DeadlineError(2_000))).rejects.toThrow(DeadlineError);
  await expect(readNext()).rejects.toThrow(DeadlineError);
  vi.advanceTimersByTime(100);
  processState.databaseHeardAt = performance.now();
  expect(await readNext()).toBe("read");
});

it("keeps no other error from anybody", async () => {
  await expect(fail(new Error("A damaged product."))).rejects.toThrow("damaged");
  expect(await readNext()).toBe("read");
});
