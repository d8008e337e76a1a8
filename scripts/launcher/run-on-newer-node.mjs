// @ts-check
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { endChild, startChild } from "./child.mjs";
import { ROOT } from "./paths.mjs";
import { runUnitTests } from "./run-unit-tests.mjs";
import { judgeStage, readPlaywright, sumOutcomes } from "./test-outcomes.mjs";

/** What leans most on Node itself: its HTTP parser, streams, crypto and processes. */
const UNIT_TESTS = ["server", "scripts/launcher", "lib/http", "lib/auth"];

/**
 * A short part of the tests, and the shop that they ask, on another Node.
 * @param {{ node: string, folder: string, mongodbUri: string }} options
 * @param {import("./run-launcher.mjs").Defer} defer
 */
export async function runOnNewerNode({ node, folder, mongodbUri }, defer) {
  const unit = await runUnitTests({ node, folder, mongodbUri, args: UNIT_TESTS }, defer);
  const report = join(folder, "browser.json");
  const child = startChild({
    command: node,
    args: [
      join(ROOT, "scripts/test-e2e.mjs"),
      "--grep=@every-browser",
      "--project=phone",
      "--reporter=list,json",
    ],
    cwd: ROOT,
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  defer(() => endChild(child));
  await once(child, "exit");
  const result = await readFile(report, "utf8").then(JSON.parse, () => null);
  return sumOutcomes([unit, judgeStage(result && readPlaywright(result), child.exitCode ?? 1)]);
}
