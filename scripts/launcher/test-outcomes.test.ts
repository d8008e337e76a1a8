import { describe, expect, it } from "vitest";
import type { PlaywrightReport, VitestReport } from "./test-failures.mjs";
import { judgeStage, readPlaywright, readVitest, sumOutcomes } from "./test-outcomes.mjs";

const failure = (test: string) => ({ test, error: "it broke" });
const suiteOf = (statuses: string[]) => ({
  title: "api/found.spec.ts",
  specs: statuses.map((status, index) => ({
    title: `test ${index}`,
    file: "api/found.spec.ts",
    line: index,
    tests: [{ projectName: "api", status, results: [{ errors: [] }] }],
  })),
});
const playwrightReport = (statuses: string[]) => {
  const count = (wanted: string) => statuses.filter((status) => status === wanted).length;
  const stats = {
    expected: count("expected"),
    unexpected: count("unexpected"),
    flaky: count("flaky"),
    skipped: count("skipped"),
  };
  return { stats, errors: [], suites: [suiteOf(statuses)] } as unknown as PlaywrightReport;
};

describe("the counts of a run", () => {
  it("take a skipped or unfinished test for a failed one", () => {
    const report = { numPassedTests: 7, numTotalTests: 10, testResults: [] };
    expect(readVitest(report as unknown as VitestReport)).toMatchObject({ passed: 7, failed: 3 });
    const outcome = readPlaywright(playwrightReport(["expected", "skipped", "unexpected"]));
    expect(outcome).toMatchObject({ passed: 1, failed: 2 });
    expect(outcome.failures).toHaveLength(2);
  });

  it("take a file that could not be loaded for a failed test", () => {
    const testResults = [
      { name: "/a.test.ts", status: "failed", assertionResults: [] },
      { name: "/b.test.ts", status: "passed", assertionResults: [{ fullName: "b", status: "passed" }] },
    ];
    const run = { numPassedTests: 1, numTotalTests: 1, testResults };
    expect(readVitest(run as unknown as VitestReport)).toMatchObject({
      passed: 1,
      failed: 1,
    });
    const report = { ...playwrightReport(["expected"]), errors: [{ message: "no such file" }] };
    expect(readPlaywright(report)).toMatchObject({
      passed: 1,
      failed: 1,
      failures: [{ test: "outside of the tests", error: "no such file" }],
    });
  });

  it("take up to two tests that passed at the second try for passed, and name them", () => {
    const outcome = readPlaywright(playwrightReport(["flaky", "expected", "flaky"]));
    expect(outcome).toMatchObject({ passed: 3, failed: 0, failures: [] });
    expect(outcome.flaky.map(({ test }) => test)).toEqual([
      "e2e/api/found.spec.ts:0 [api] › test 0",
      "e2e/api/found.spec.ts:2 [api] › test 2",
    ]);
  });

  it("take three of them for failed", () => {
    const outcome = readPlaywright(playwrightReport(["flaky", "flaky", "expected", "flaky"]));
    expect(outcome).toMatchObject({ passed: 1, failed: 3, flaky: [] });
    expect(outcome.failures).toHaveLength(3);
  });

  it("add up", () => {
    expect(sumOutcomes([])).toEqual({ passed: 0, failed: 0, failures: [], flaky: [] });
    expect(
      sumOutcomes([
        { passed: 1, failed: 1, failures: [failure("a")], flaky: [failure("b")] },
        { passed: 3, failed: 1, failures: [failure("c")], flaky: [] },
      ]),
    ).toEqual({ passed: 4, failed: 2, failures: [failure("a"), failure("c")], flaky: [failure("b")] });
  });
});

describe("a stage", () => {
  const sound = { passed: 3, failed: 0, failures: [], flaky: [] };

  it("passes when its tests did", () => {
    expect(judgeStage(sound, 0)).toEqual(sound);
  });

  it("fails when no test was executed", () => {
    expect(judgeStage({ ...sound, passed: 0 }, 0)).toMatchObject({ passed: 0, failed: 1 });
  });

  it("fails when its runner did, with no test to blame or no report at all, and says so", () => {
    expect(judgeStage(sound, 1)).toMatchObject({
      passed: 3,
      failed: 1,
      failures: [
        { test: "the stage itself", error: "No test failed, but the runner ended with exit code 1." },
      ],
    });
    expect(judgeStage(null, 0)).toMatchObject({
      passed: 0,
      failed: 1,
      failures: [{ error: "It left no report; what it said last is above." }],
    });
  });
});
