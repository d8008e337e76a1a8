// @ts-check
import { once } from "node:events";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { endChild, startChild, throwIfEnding } from "./child.mjs";
import { startDatabase } from "./database.mjs";
import { reportFailure } from "./failure.mjs";
import { findCommand } from "./find-command.mjs";
import { ensureInstalled } from "./install.mjs";
import { ROOT } from "./paths.mjs";
import { runBrowserTests } from "./run-browser-tests.mjs";
import { runStress } from "./run-stress.mjs";
import { makeTemporaryFolder } from "./temporary-folder.mjs";
import { countPlaywright, countVitest, judgeStage, sumCounts } from "./test-counts.mjs";
import { TIME_ZONES, WITHOUT_LOCAL_TIME } from "./time-zones.mjs";

/** @typedef {import("./test-counts.mjs").Counts} Counts */

/** Lint keeps every core busy; formatting keeps one. */
const STATIC_CHECKS = [["lint"], ["format:check", "typecheck"]];

/**
 * Every check there is, each one even if an earlier one failed.
 * @param {import("./run-launcher.mjs").Defer} defer
 * @returns {Promise<Counts>}
 */
export async function runTests(defer) {
  await ensureInstalled();
  const folder = await makeTemporaryFolder(defer);
  /** @type {Counts[]} */
  const all = [];
  /**
   * @param {string} title
   * @param {() => Promise<Counts>} work
   */
  const stage = async (title, work) => {
    throwIfEnding();
    console.log(`\n== ${title}`);
    const counts = await work().catch((error) => {
      reportFailure(error);
      return judgeStage(null, 1);
    });
    console.log(`== ${title}: ${counts.passed} passed, ${counts.failed} failed`);
    all.push(counts);
  };

  for (const names of STATIC_CHECKS)
    await stage(names.join(" and "), async () =>
      sumCounts(await Promise.all(names.map((name) => runCheck(name, defer)))),
    );
  await stage("unit and integration tests", async () => {
    const database = await startDatabase(join(folder, "unit"));
    defer(database.stop);
    const runs = [];
    for (const zone of TIME_ZONES)
      runs.push(await runUnitTests({ zone, folder, mongodbUri: database.uri }, defer));
    return sumCounts(runs);
  });
  await stage("browser tests", async () => {
    const report = join(folder, "browser.json");
    const exitCode = await runBrowserTests(["--reporter=list,json"], defer, {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    });
    const result = await readReport(report);
    return judgeStage(result && countPlaywright(result), exitCode);
  });
  await stage("orders under fire", async () => {
    const report = join(folder, "stress.json");
    const exitCode = await runStress(["--short", "--report", report], defer);
    return judgeStage(await readReport(report), exitCode);
  });
  return sumCounts(all);
}

/**
 * Shows what the check says when it has ended, since others speak at the same time.
 * @param {string} name
 * @param {import("./run-launcher.mjs").Defer} defer
 */
async function runCheck(name, defer) {
  const child = startChild({
    command: findCommand("npm") ?? "npm",
    args: ["run", "--silent", name],
    cwd: ROOT,
    output: "pipe",
  });
  defer(() => endChild(child));
  /** @type {Buffer[]} */
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => output.push(chunk));
  await once(child, "close");
  console.log(`-- ${name}\n${Buffer.concat(output).toString().trimEnd()}`);
  return child.exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * @param {{ zone: string, folder: string, mongodbUri: string }} options
 * @param {import("./run-launcher.mjs").Defer} defer
 */
async function runUnitTests({ zone, folder, mongodbUri }, defer) {
  console.log(`-- TZ=${zone}`);
  const report = join(folder, `unit-${zone.replace("/", "-")}.json`);
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  if (zone !== TIME_ZONES[0]) args.push(...WITHOUT_LOCAL_TIME.map((part) => `--exclude=${part}/**`));
  // Tests that are cut short leave their own folders behind; in this one they go with it.
  const temporary = join(folder, "tmp");
  await mkdir(temporary, { recursive: true });
  const exitCode = await run(
    {
      command: process.execPath,
      args: [join(ROOT, "node_modules/vitest/vitest.mjs"), ...args],
      env: { ...process.env, TZ: zone, TEST_MONGODB_URI: mongodbUri, TMPDIR: temporary },
    },
    defer,
  );
  const result = await readReport(report);
  return judgeStage(result && countVitest(result), exitCode);
}

/**
 * @param {import("./child.mjs").ChildOptions} options
 * @param {import("./run-launcher.mjs").Defer} defer
 */
async function run(options, defer) {
  const child = startChild({ ...options, cwd: ROOT });
  defer(() => endChild(child));
  await once(child, "exit");
  return child.exitCode ?? 1;
}

/** @param {string} path */
async function readReport(path) {
  return readFile(path, "utf8").then(JSON.parse, () => null);
}
