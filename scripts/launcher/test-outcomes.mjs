// @ts-check
import { readFile } from "node:fs/promises";
import { listPlaywrightErrors, listPlaywrightTests, listVitestFailures } from "./test-failures.mjs";

/** @typedef {import("./test-failures.mjs").Failure} Failure */
/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * What became of a stage, or of a part of one.
 * @typedef {Counts & { failures: Failure[], flaky: Failure[] }} Outcome failures: all that did not pass; flaky: what
 * passed at the second try only
 */

/** @type {Outcome} */
const NOTHING = { passed: 0, failed: 0, failures: [], flaky: [] };

/** Chance on a busy machine hits one test now and then. What hits more has a cause, in the tests or in the shop. */
const FORGIVEN_FLAKES = 2;

/**
 * What a runner has written there; null where it left nothing.
 * @param {string} path
 */
export async function readReport(path) {
  return readFile(path, "utf8").then(JSON.parse, () => null);
}

/**
 * The outcome of a Vitest run. What did not pass has failed: skipped tests too, and a file that
 * could not be loaded.
 * @param {import("./test-failures.mjs").VitestReport} report
 */
export function readVitest(report) {
  const { numPassedTests, numTotalTests, testResults } = report;
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  const failed = numTotalTests - numPassedTests + brokenFiles.length;
  return { ...NOTHING, passed: numPassedTests, failed, failures: listVitestFailures(report) };
}

/**
 * The outcome of a Playwright run, by the same rule. A test that passed at the second try has passed, as long as there
 * are no more than two of them.
 * @param {import("./test-failures.mjs").PlaywrightReport} report
 */
export function readPlaywright(report) {
  const { stats, errors } = report;
  const isForgiven = stats.flaky <= FORGIVEN_FLAKES;
  const notPassed = ["unexpected", "skipped", ...(isForgiven ? [] : ["flaky"])];
  return {
    passed: stats.expected + (isForgiven ? stats.flaky : 0),
    failed: stats.unexpected + stats.skipped + (isForgiven ? 0 : stats.flaky) + errors.length,
    failures: [
      ...listPlaywrightTests(report, (status) => notPassed.includes(status)),
      ...listPlaywrightErrors(errors),
    ],
    flaky: isForgiven ? listPlaywrightTests(report, (status) => status === "flaky") : [],
  };
}

/**
 * The outcome of one stage: a runner that failed without a failed test, or that ran none at all, is
 * a failure by itself.
 * @param {Outcome | null} outcome what its report says; null when it left none
 * @param {number} exitCode
 */
export function judgeStage(outcome, exitCode) {
  if (outcome === null) return failedBecause("It left no report; what it said last is above.");
  if (outcome.failed > 0) return outcome;
  if (outcome.passed === 0) return failedBecause("No test was run.");
  if (exitCode === 0) return outcome;
  const { failures } = failedBecause(`No test failed, but the runner ended with exit code ${exitCode}.`);
  return { ...outcome, failed: 1, failures };
}

/**
 * Something other than a test that did not pass.
 * @param {string} error
 * @param {string} [test]
 */
export function failedBecause(error, test = "the stage itself") {
  return { ...NOTHING, failed: 1, failures: [{ test, error }] };
}

/**
 * @param {Outcome[]} all
 */
export function sumOutcomes(all) {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    failures: all.flatMap(({ failures }) => failures),
    flaky: all.flatMap(({ flaky }) => flaky),
  };
}
