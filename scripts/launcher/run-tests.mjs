// @ts-check
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { endChild, startChild } from "./child.mjs";
import { startDatabase } from "./database.mjs";
import { LauncherError } from "./failure.mjs";
import { findCommand } from "./find-command.mjs";
import { ensureInstalled } from "./install.mjs";
import { ROOT } from "./paths.mjs";
import { runBrowserTests } from "./run-browser-tests.mjs";
import { runOnNewerNode } from "./run-on-newer-node.mjs";
import { runUnitTests } from "./run-unit-tests.mjs";
import { openStages } from "./stages.mjs";
import { makeTestDataFolder } from "./temporary-folder.mjs";
import { failedBecause, judgeStage, readPlaywright, sumOutcomes } from "./test-outcomes.mjs";
import { TIME_ZONES } from "./time-zones.mjs";

/** @typedef {import("./test-outcomes.mjs").Outcome} Outcome */

/** At once: each of them has stretches in which it keeps one core busy, or none. */
const STATIC_CHECKS = ["lint", "format:check", "typecheck"];

/** A walk through the shop: what shoppers, admins and search engines cannot do without (server/README.md). */
const WALK = [
  "--grep=@every-browser|found\\.spec",
  ...["api", "phone", "desktop"].map((project) => `--project=${project}`),
];

/**
 * Every check there is, each one even if an earlier one failed.
 * @param {import("./run-launcher.mjs").Defer} defer
 * @param {{ isQuick?: boolean, newerNode?: string | null, retries?: number }} [options] isQuick: only what a change is
 * tried with before it is pushed: the static checks, unit and integration tests in one time zone, and the walk; newerNode:
 * another Node, on which a short part runs too; retries: how often a browser test that failed is tried again
 * @returns {Promise<Outcome>}
 */
export async function runTests(defer, { isQuick = false, newerNode = null, retries = 0 } = {}) {
  await ensureInstalled();
  const folder = await makeTestDataFolder(defer);
  const stages = openStages();
  await stages.run(new Intl.ListFormat("en").format(STATIC_CHECKS), async () =>
    sumOutcomes(await Promise.all(STATIC_CHECKS.map((name) => runCheck(name, defer)))),
  );
  /** @type {Promise<string> | undefined} */
  let opening;
  const openDatabase = () =>
    (opening ??= startDatabase(join(folder, "unit")).then(({ uri, stop }) => {
      defer(stop);
      return uri;
    }));
  for (const zone of isQuick ? TIME_ZONES.slice(0, 1) : TIME_ZONES) {
    await stages.run(`unit and integration tests, TZ=${zone}`, async () => {
      const args = zone === TIME_ZONES[0] ? [] : await listZonedTests(defer);
      return runUnitTests(
        { zone, args, folder: join(folder, zone), mongodbUri: await openDatabase() },
        defer,
      );
    });
  }
  await stages.run(isQuick ? "browser tests of the walk" : "browser tests", async () => {
    const report = join(folder, "browser.json");
    return runPlaywright(isQuick ? WALK : [], { report, retries }, defer);
  });
  if (!isQuick) await runLongStages(stages, { folder, retries, defer });
  if (newerNode !== null)
    await stages.run("a short part on a newer Node", async () =>
      runOnNewerNode(
        { node: newerNode, folder: join(folder, "newer-node"), mongodbUri: await openDatabase() },
        defer,
      ),
    );
  console.log(`\n${stages.describe().join("\n")}`);
  return stages.sum();
}

/**
 * @param {ReturnType<typeof openStages>} stages
 * @param {{ folder: string, retries: number, defer: import("./run-launcher.mjs").Defer }} options
 */
async function runLongStages(stages, { folder, retries, defer }) {
  await stages.run("browser tests without the server's extras", async () => {
    const report = join(folder, "browser-plain.json");
    return runPlaywright(WALK, { report, retries, serverEnv: { NEXT_EXTRAS: "off" } }, defer);
  });
  await stages.run("orders under fire", async () => {
    const report = join(folder, "stress.json");
    const exitCode = await runCommand(["stress", "--", "--short", "--report", report], defer);
    const result = await readReport(report);
    return judgeStage(result && { ...result, flaky: [] }, exitCode);
  });
}

/**
 * A command of package.json, whose words go where ours go. Returns its exit code.
 * @param {string[]} args the command's name and what it takes
 * @param {import("./run-launcher.mjs").Defer} defer
 */
async function runCommand(args, defer) {
  const child = startChild({
    command: findCommand("npm") ?? "npm",
    args: ["run", "--silent", ...args],
    cwd: ROOT,
  });
  defer(() => endChild(child));
  await once(child, "exit");
  return child.exitCode ?? 1;
}

/**
 * Shows what the check says when it has ended, since others speak at the same time.
 * @param {string} name
 * @param {import("./run-launcher.mjs").Defer} defer
 */
async function runCheck(name, defer) {
  const { exitCode, output } = await readCommand(name, ["stdout", "stderr"], defer);
  const said = output.trimEnd();
  console.log(`-- ${name}\n${said}`);
  return exitCode === 0 ? { passed: 1, failed: 0, failures: [], flaky: [] } : failedBecause(said, name);
}

/**
 * The files of the tests that another time zone could turn red.
 * @param {import("./run-launcher.mjs").Defer} defer
 */
async function listZonedTests(defer) {
  const { exitCode, output } = await readCommand("zoned-tests", ["stdout"], defer);
  const files = output.split("\n").filter(Boolean);
  if (exitCode !== 0 || files.length === 0) throw new LauncherError("npm run zoned-tests names no tests.");
  return files;
}

/**
 * What a command of package.json says on these of its streams, and its exit code.
 * @param {string} name
 * @param {("stdout" | "stderr")[]} streams
 * @param {import("./run-launcher.mjs").Defer} defer
 */
async function readCommand(name, streams, defer) {
  const child = startChild({
    command: findCommand("npm") ?? "npm",
    args: ["run", "--silent", name],
    cwd: ROOT,
    output: "pipe",
  });
  defer(() => endChild(child));
  /** @type {Buffer[]} */
  const chunks = [];
  child.stdout?.resume();
  child.stderr?.resume();
  for (const stream of streams) child[stream]?.on("data", (chunk) => chunks.push(chunk));
  await once(child, "close");
  return { exitCode: child.exitCode, output: Buffer.concat(chunks).toString() };
}

/**
 * @param {string[]} args
 * @param {{ report: string, retries: number, serverEnv?: Record<string, string> }} options
 * @param {import("./run-launcher.mjs").Defer} defer
 */
async function runPlaywright(args, { report, retries, serverEnv = {} }, defer) {
  const playwrightEnv = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const options = ["--reporter=list,json", `--retries=${retries}`, ...args];
  const exitCode = await runBrowserTests(options, defer, { serverEnv, playwrightEnv });
  const result = await readReport(report);
  return judgeStage(result && readPlaywright(result), exitCode);
}

/** @param {string} path */
async function readReport(path) {
  return readFile(path, "utf8").then(JSON.parse, () => null);
}
