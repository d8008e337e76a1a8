// @ts-check
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { endChild, startChild } from "./child.mjs";
import { startDatabase } from "./database.mjs";
import { findCommand } from "./find-command.mjs";
import { ensureInstalled } from "./install.mjs";
import { ROOT } from "./paths.mjs";
import { runBrowserTests } from "./run-browser-tests.mjs";
import { runOnNewerNode } from "./run-on-newer-node.mjs";
import { runUnitTests } from "./run-unit-tests.mjs";
import { openStages } from "./stages.mjs";
import { makeTestDataFolder } from "./temporary-folder.mjs";
import { failedBecause, judgeStage, readPlaywright, sumOutcomes } from "./test-outcomes.mjs";
import { TIME_ZONES, ZONED_ONLY } from "./time-zones.mjs";

/** @typedef {import("./test-outcomes.mjs").Outcome} Outcome */

/** Lint keeps every core busy; formatting keeps one. */
const STATIC_CHECKS = [["lint"], ["format:check", "typecheck"]];

/** A walk through the shop: what shoppers, admins and search engines cannot do without (server/README.md). */
const WITHOUT_EXTRAS = [
  "--grep=@every-browser|found\\.spec",
  ...["api", "phone", "desktop"].map((project) => `--project=${project}`),
];

/**
 * Every check there is, each one even if an earlier one failed.
 * @param {import("./run-launcher.mjs").Defer} defer
 * @param {{ newerNode?: string | null, retries?: number }} [options] newerNode: another Node, on which a short part runs
 * too; retries: how often a browser test that failed is tried again
 * @returns {Promise<Outcome>}
 */
export async function runTests(defer, { newerNode = null, retries = 0 } = {}) {
  await ensureInstalled();
  const folder = await makeTestDataFolder(defer);
  const stages = openStages();
  for (const names of STATIC_CHECKS)
    await stages.run(names.join(" and "), async () =>
      sumOutcomes(await Promise.all(names.map((name) => runCheck(name, defer)))),
    );
  /** @type {Promise<string> | undefined} */
  let opening;
  const openDatabase = () =>
    (opening ??= startDatabase(join(folder, "unit")).then(({ uri, stop }) => {
      defer(stop);
      return uri;
    }));
  for (const zone of TIME_ZONES) {
    const more = zone === TIME_ZONES[0] ? {} : ZONED_ONLY;
    await stages.run(`unit and integration tests, TZ=${zone}`, async () =>
      runUnitTests({ zone, more, folder: join(folder, zone), mongodbUri: await openDatabase() }, defer),
    );
  }
  await stages.run("browser tests", async () => {
    const report = join(folder, "browser.json");
    return runPlaywright([], { report, retries }, defer);
  });
  await stages.run("browser tests without the server's extras", async () => {
    const report = join(folder, "browser-plain.json");
    return runPlaywright(WITHOUT_EXTRAS, { report, retries, serverEnv: { NEXT_EXTRAS: "off" } }, defer);
  });
  await stages.run("orders under fire", async () => {
    const report = join(folder, "stress.json");
    const exitCode = await runCommand(["stress", "--", "--short", "--report", report], defer);
    const result = await readReport(report);
    return judgeStage(result && { ...result, flaky: [] }, exitCode);
  });
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
  const said = Buffer.concat(output).toString().trimEnd();
  console.log(`-- ${name}\n${said}`);
  return child.exitCode === 0 ? { passed: 1, failed: 0, failures: [], flaky: [] } : failedBecause(said, name);
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
