// @ts-check

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numTotalTests
 * @property {{ status: string, assertionResults: unknown[] }[]} testResults
 */

/**
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {unknown[]} errors
 */

/**
 * The counts of a Vitest run. What did not pass has failed: skipped tests too, and a file that
 * could not be loaded.
 * @param {VitestReport} report
 * @returns {Counts}
 */
export function countVitest({ numPassedTests, numTotalTests, testResults }) {
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests + brokenFiles.length };
}

/**
 * The counts of a Playwright run, by the same rule.
 * @param {PlaywrightReport} report
 * @returns {Counts}
 */
export function countPlaywright({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length };
}

/**
 * The counts of one stage: a runner that failed without a failed test, or that ran none at all, is
 * a failure by itself.
 * @param {Counts | null} counts what its report says; null when it left none
 * @param {number} exitCode
 * @returns {Counts}
 */
export function judgeStage(counts, exitCode) {
  if (counts === null) return { passed: 0, failed: 1 };
  if (counts.failed > 0) return counts;
  const isSound = exitCode === 0 && counts.passed > 0;
  return isSound ? counts : { ...counts, failed: 1 };
}

/**
 * @param {Counts[]} all
 * @returns {Counts}
 */
export function sumCounts(all) {
  return all.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    {
      passed: 0,
      failed: 0,
    },
  );
}
