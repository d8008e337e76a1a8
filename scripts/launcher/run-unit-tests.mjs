// @ts-check
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { runChild } from "./child.mjs";
import { ROOT } from "./paths.mjs";
import { judgeStage, readReport, readVitest } from "./test-outcomes.mjs";

/**
 * @typedef {object} UnitRun
 * @property {string} folder for the report and for what tests leave behind
 * @property {string} mongodbUri
 * @property {string} [zone] where the server stands
 * @property {boolean} [isLong] in their long form: testing/long-tests.ts
 * @property {boolean} [isWhole] with the files that are for "npm test -- --ci"; they always are in the long form
 * @property {string} [node] the Node that runs them
 * @property {string[]} [args] for Vitest
 */

/**
 * @param {UnitRun} run
 * @param {import("./run-launcher.mjs").Defer} defer
 */
export async function runUnitTests(
  { folder, mongodbUri, zone = "UTC", isLong = false, isWhole = isLong, node = process.execPath, args = [] },
  defer,
) {
  // Tests that are cut short leave their own folders behind; in this one they go with it.
  const temporary = join(folder, "tmp");
  await mkdir(temporary, { recursive: true });
  const report = join(folder, "report.json");
  const options = {
    command: node,
    args: [
      join(ROOT, "node_modules/vitest/vitest.mjs"),
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
      ...args,
    ],
    cwd: ROOT,
    env: {
      ...process.env,
      TZ: zone,
      LONG_TESTS: isLong ? "on" : "off",
      TEST_CI: isWhole ? "on" : "off",
      TEST_MONGODB_URI: mongodbUri,
      TMPDIR: temporary,
    },
  };
  const exitCode = await runChild(options, defer);
  const result = await readReport(report);
  return judgeStage(result && readVitest(result), exitCode);
}
