import { afterEach, beforeEach, expect, it, type MockInstance, vi } from "vitest";
import { runPostCommit } from "@/lib/platform/database/run-post-commit";

let told: MockInstance<typeof process.stderr.write>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  told = vi.spyOn(process.stderr, "write").mockReturnValue(true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it.each([
  ["fails", () => Promise.reject(new Error("no"))],
  ["hangs", () => new Promise<string>(() => undefined)],
])("answers with the fallback when the work %s, and logs it", async (_, work) => {
  const finished = runPostCommit<string>(work, "left");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await finished).toBe("left");
  expect(String(told.mock.calls[0]?.[0])).toContain("left to the sweeper");
});

it("answers with what the work makes of it", async () => {
  expect(await runPostCommit(async () => "done", "left")).toBe("done");
});
