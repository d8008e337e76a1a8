import { expect, it, vi } from "vitest";
import { formatDuration, openStages } from "./stages.mjs";

it("does every part, counts one that throws as failed, and says how long each took", async () => {
  vi.spyOn(console, "log").mockReturnValue();
  const error = vi.spyOn(console, "error").mockReturnValue();
  const stages = openStages();
  await stages.run("lint", () => Promise.reject(new Error("no linter")));
  await stages.run("unit tests", () => Promise.resolve({ passed: 7, failed: 0, failures: [], flaky: [] }));
  expect(error).toHaveBeenCalledOnce();
  expect(stages.sum()).toMatchObject({ passed: 7, failed: 1 });
  expect(stages.describe()).toEqual([
    "== failed in lint:",
    "the stage itself\n    Error: no linter",
    "",
    " 0 min 00 s  lint: 0 passed, 1 failed",
    " 0 min 00 s  unit tests: 7 passed, 0 failed",
    ` 0 min 00 s  all, on Node ${process.versions.node}`,
  ]);
  vi.restoreAllMocks();
});

it("names what failed, and what passed only at the second try, before the counts", async () => {
  vi.spyOn(console, "log").mockReturnValue();
  const stages = openStages();
  const failures = [{ test: "e2e/pages/a.spec.ts:7 [phone] › a press", error: "no button" }];
  const flaky = [{ test: "e2e/pages/b.spec.ts:9 [desktop] › a wait", error: "too late" }];
  await stages.run("browser tests", () => Promise.resolve({ passed: 2, failed: 1, failures, flaky }));
  expect(stages.describe().join("\n")).toBe(`== failed in browser tests:
e2e/pages/a.spec.ts:7 [phone] › a press
    no button

== passed only at the second try in browser tests:
e2e/pages/b.spec.ts:9 [desktop] › a wait
    too late

 0 min 00 s  browser tests: 2 passed, 1 failed
 0 min 00 s  all, on Node ${process.versions.node}`);
  vi.restoreAllMocks();
});

it.each([
  [499, " 0 min 00 s"],
  [59_600, " 1 min 00 s"],
  [725_000, "12 min 05 s"],
])("writes %i ms as minutes and seconds", (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});
