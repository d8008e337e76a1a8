import { describe, expect, it } from "vitest";
import { countPlaywright, countVitest, judgeStage, sumCounts } from "./test-counts.mjs";

describe("the counts of a run", () => {
  it("take a skipped or unfinished test for a failed one", () => {
    const report = { numPassedTests: 7, numTotalTests: 10, testResults: [] };
    expect(countVitest(report)).toEqual({ passed: 7, failed: 3 });
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
    expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 4, failed: 4 });
  });

  it("take a file that could not be loaded for a failed test", () => {
    const testResults = [
      { status: "failed", assertionResults: [] },
      { status: "passed", assertionResults: [{}] },
    ];
    expect(countVitest({ numPassedTests: 1, numTotalTests: 1, testResults })).toEqual({
      passed: 1,
      failed: 1,
    });
    const stats = { expected: 1, unexpected: 0, flaky: 0, skipped: 0 };
    expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 1, failed: 1 });
  });

  it("add up", () => {
    expect(sumCounts([])).toEqual({ passed: 0, failed: 0 });
    expect(
      sumCounts([
        { passed: 1, failed: 2 },
        { passed: 3, failed: 4 },
      ]),
    ).toEqual({ passed: 4, failed: 6 });
  });
});

describe("a stage", () => {
  it("passes when its tests did", () => {
    expect(judgeStage({ passed: 3, failed: 0 }, 0)).toEqual({ passed: 3, failed: 0 });
  });

  it("fails when no test was executed", () => {
    expect(judgeStage({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
  });

  it("fails when its runner did, with no test to blame or no report at all", () => {
    expect(judgeStage({ passed: 3, failed: 0 }, 1)).toEqual({ passed: 3, failed: 1 });
    expect(judgeStage(null, 0)).toEqual({ passed: 0, failed: 1 });
  });
});
