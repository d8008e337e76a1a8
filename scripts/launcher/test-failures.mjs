// @ts-check
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ROOT } from "./paths.mjs";

/**
 * @typedef {object} Failure
 * @property {string} test its file, its project if it has one, and its title
 * @property {string} error what it says, whole
 */

/**
 * @typedef {import("vitest/reporters").JsonTestResults} VitestReport
 * @typedef {import("@playwright/test/reporter").JSONReport} PlaywrightReport
 * @typedef {import("@playwright/test/reporter").JSONReportSuite} PlaywrightSuite
 * @typedef {import("@playwright/test/reporter").TestError} PlaywrightError
 */

const SHOWN_LINES = 6;

/**
 * What did not pass in a Vitest run: skipped tests too, and a file that could not be loaded.
 * @param {Pick<VitestReport, "testResults">} report
 */
export function listVitestFailures({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(ROOT, name);
    if (status === "failed" && assertionResults.length === 0) return [{ test: file, error: message }];
    return assertionResults
      .filter((result) => result.status !== "passed")
      .map((result) => ({
        test: `${file} › ${result.fullName}`,
        error: result.failureMessages?.join("\n") || result.status,
      }));
  });
}

/**
 * The tests of a Playwright run that ended so, and what broke outside of any.
 * @param {Pick<PlaywrightReport, "suites">} report
 * @param {(status: string) => boolean} isListed
 */
export function listPlaywrightTests({ suites }, isListed) {
  return suites.flatMap((suite) => listSuite(suite, [], isListed));
}

/**
 * @param {PlaywrightError[]} errors
 */
export function listPlaywrightErrors(errors) {
  return errors.map((error) => ({ test: "outside of the tests", error: textOf(error) }));
}

/**
 * @param {PlaywrightSuite} suite
 * @param {string[]} titles of the groups around it
 * @param {(status: string) => boolean} isListed
 * @returns {Failure[]}
 */
function listSuite({ specs, suites = [] }, titles, isListed) {
  return [
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => isListed(status))
        .map(({ projectName, status, results }) => ({
          test: [`e2e/${file}:${line} [${projectName}]`, ...titles, title].join(" › "),
          error: results.flatMap(({ errors }) => errors.map(textOf)).join("\n") || status,
        })),
    ),
    ...suites.flatMap((suite) => listSuite(suite, [...titles, suite.title], isListed)),
  ];
}

/** @param {PlaywrightError} error */
const textOf = ({ message, stack }) => message ?? stack ?? "no message";

/**
 * A test and the first lines of what it says.
 * @param {Failure} failure
 */
export function describeFailure({ test, error }) {
  const lines = stripVTControlCharacters(error)
    .split("\n")
    .map((line) => line.trimEnd())
    .filter((line) => line !== "");
  return [test, ...lines.slice(0, SHOWN_LINES).map((line) => `    ${line}`)].join("\n");
}
