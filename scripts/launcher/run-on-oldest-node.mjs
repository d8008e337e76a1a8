// @ts-check
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { runChild } from "./child.mjs";
import { nodeEnvironment } from "./node-environment.mjs";
import { LauncherError } from "./failure.mjs";
import { ROOT } from "./paths.mjs";
import { runUnitTests } from "./run-unit-tests.mjs";
import { judgeStage, readPlaywright, readReport, sumOutcomes } from "./test-outcomes.mjs";

/** The folders that depend most on Node itself: its HTTP parser, streams, crypto and processes. */
export const FOLDERS = ["server", "scripts/launcher", "lib/platform/http", "lib/accounts/auth"];

/**
 * Runs a short part of the tests, and the shop that they call, on the oldest Node that still starts it.
 * @param {{ node: string, folder: string, mongodbUri: string }} options
 * @param {import("./run-launcher.mjs").Defer} defer
 */
export async function runOnOldestNode({ node, folder, mongodbUri }, defer) {
  await requireTests(FOLDERS);
  const args = FOLDERS.map((name) => `${name}/`);
  const unit = await runUnitTests({ node, folder, mongodbUri, args, isLong: true }, defer);
  const report = join(folder, "browser.json");
  const options = {
    command: node,
    args: [
      join(ROOT, "scripts/test-e2e.mjs"),
      "--grep=@every-browser",
      "--project=phone",
      "--reporter=list,json",
    ],
    cwd: ROOT,
    env: { ...nodeEnvironment(node), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  };
  const exitCode = await runChild(options, defer);
  const result = await readReport(report);
  return sumOutcomes([unit, judgeStage(result && readPlaywright(result), exitCode)]);
}

/**
 * Throws where one of the folders holds no test: Vitest only fails when none of them does.
 * @param {string[]} folders
 */
export async function requireTests(folders) {
  for (const folder of folders) {
    const files = await readdir(join(ROOT, folder), { recursive: true }).catch(() => []);
    if (!files.some((file) => /\.test\.tsx?$/.test(file)))
      throw new LauncherError(
        `There are no tests in ${folder}: scripts/launcher/run-on-oldest-node.mjs names it.`,
      );
  }
}
