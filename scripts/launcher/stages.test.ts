import { expect, it, vi } from "vitest";
import { formatDuration, openStages } from "./stages.mjs";

it("does every part, counts one that throws as failed, and says how long each took", async () => {
  vi.spyOn(console, "log").mockReturnValue();
  const error = vi.spyOn(console, "error").mockReturnValue();
  const stages = openStages();
  await stages.run("lint", () => Promise.reject(new Error("no linter")));
  await stages.run("unit tests", () => Promise.resolve({ passed: 7, failed: 0 }));
  expect(error).toHaveBeenCalledOnce();
  expect(stages.sum()).toEqual({ passed: 7, failed: 1 });
  expect(stages.describe()).toEqual([
    " 0 min 00 s  lint: 0 passed, 1 failed",
    " 0 min 00 s  unit tests: 7 passed, 0 failed",
    " 0 min 00 s  all",
  ]);
  vi.restoreAllMocks();
});

it.each([
  [499, " 0 min 00 s"],
  [59_600, " 1 min 00 s"],
  [725_000, "12 min 05 s"],
])("writes %i ms as minutes and seconds", (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});
