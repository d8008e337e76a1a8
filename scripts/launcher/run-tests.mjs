// @ts-check
import { join } from "node:path";
import { buildIfNeeded } from "./build.mjs";
import { startDatabase } from "./database.mjs";
import { LauncherError } from "./failure.mjs";
import { ensureInstalled } from "./install.mjs";
import { readCommand, runCommand } from "./npm-command.mjs";
import { runBrowserTests } from "./run-browser-tests.mjs";
import { CHECKS_TITLE, runChecks } from "./run-checks.mjs";
import { runOnOldestNode } from "./run-on-oldest-node.mjs";
import { runUnitTests } from "./run-unit-tests.mjs";
import { openStages } from "./stages.mjs";
import { makeTestDataFolder } from "./temporary-folder.mjs";
import { judgeStage, readPlaywright, readReport } from "./test-outcomes.mjs";

/** @typedef {Awaited<ReturnType<typeof openRun>>} TestRun */

/** The server's possible time zones: all unit tests run in the first, and those that a zone could break in the others. */
const TIME_ZONE = "UTC";
const OTHER_TIME_ZONES = ["Asia/Dhaka"];

const ONE_SCREEN = { TEST_SCREENS: "one" };

/** Scenarios of a few seconds each, with what a shop lives by: many orders at once, and no piece sold twice. */
const SHORT_STRESS = ["last-unit", "scarce-stock", "options", "many-tabs", "one-key", "decisions", "changes"];

/**
 * Tests of whole commands, which build the shop, open it, test it and bench it. They have the machine to themselves:
 * beside everything else a build of half a minute took nine.
 */
const COMMANDS = "testing/commands/";

/** A short walk through what shoppers, admins and search engines need most (server/README.md). */
const WALK = [
  "--grep=@every-browser|found\\.spec",
  ...["api", "phone", "desktop"].map((project) => `--project=${project}`),
];

/**
 * Runs the checks that a person waits for, which may take ten minutes; each runs even if an earlier one failed.
 * @param {import("./run-launcher.mjs").Defer} defer
 */
export async function runTests(defer) {
  const run = await openRun(defer);
  const { stages } = run;
  await stages.run(CHECKS_TITLE, () => runChecks(defer));
  await stages.run("unit and integration tests", () => whileBuilding(() => runUnit(run)));
  await stages.run("browser tests, each on one screen", () =>
    runPlaywright(run, { name: "browser", playwrightEnv: ONE_SCREEN }),
  );
  await stages.run("short stress test of orders", () =>
    runStress(run, ["--brief", "--only", SHORT_STRESS.join(",")]),
  );
  return close(run);
}

/**
 * Runs only the tests that a change since main could break, as far as imports show: also those that "npm test" leaves to
 * "npm test -- --ci", in their short form.
 * @param {import("./run-launcher.mjs").Defer} defer
 */
export async function runChangedTests(defer) {
  const run = await openRun(defer);
  const { stages } = run;
  const { unit, specs } = await listChangedTests(defer);
  await stages.run(CHECKS_TITLE, () => runChecks(defer));
  if (unit.length > 0)
    await stages.run(`unit and integration tests of ${unit.length} files`, () =>
      runUnit(run, { args: unit, isWhole: true }),
    );
  if (specs.length > 0)
    await stages.run(`browser tests of ${specs.length} files, each on one screen`, () =>
      runPlaywright(run, {
        name: "browser",
        args: specs,
        playwrightEnv: { ...ONE_SCREEN, TEST_CI: "on" },
      }),
    );
  return close(run);
}

/**
 * Runs every check there is, long tests in their long form, on a machine that nobody waits for.
 * @param {import("./run-launcher.mjs").Defer} defer
 * @param {{ oldestNode: string | null }} options oldestNode: another Node, on which a short part runs too
 */
export async function runAllTests(defer, { oldestNode }) {
  // Developers see every failure in "npm test". Here one bad moment of a busy machine must not reject good work.
  const run = await openRun(defer, { retries: 1 });
  const { stages, folder, openDatabase } = run;
  await stages.run(CHECKS_TITLE, () => runChecks(defer));
  await stages.run(`unit and integration tests, TZ=${TIME_ZONE}`, () =>
    whileBuilding(() => runUnit(run, { isLong: true, args: [`--exclude=${COMMANDS}**`] })),
  );
  await stages.run("commands, each as a process", () =>
    runUnit(run, { name: "commands", isLong: true, args: [COMMANDS, "--maxWorkers=2"] }),
  );
  for (const zone of OTHER_TIME_ZONES)
    await stages.run(`unit and integration tests that TZ=${zone} could turn red`, async () =>
      runUnit(run, { zone, args: await listZonedTests(defer) }),
    );
  await stages.run("browser tests", () => runPlaywright(run, { name: "browser" }));
  await stages.run("browser tests without the server's extras", () =>
    runPlaywright(run, { name: "browser-plain", args: WALK, serverEnv: { NEXT_EXTRAS: "off" } }),
  );
  await stages.run("stress test of orders", () => runStress(run, ["--short"]));
  if (oldestNode !== null)
    await stages.run("a short part on the oldest Node", async () =>
      runOnOldestNode(
        { node: oldestNode, folder: join(folder, "oldest-node"), mongodbUri: await openDatabase() },
        defer,
      ),
    );
  return close(run);
}

/**
 * Opens what the stages of a run share: a folder for reports and databases, and the database of the unit tests, which
 * starts at its first use.
 * @param {import("./run-launcher.mjs").Defer} defer
 * @param {{ retries?: number }} [options] retries: how often a browser test that failed is tried again
 */
async function openRun(defer, { retries = 0 } = {}) {
  await ensureInstalled();
  const folder = await makeTestDataFolder(defer);
  /** @type {Promise<string> | undefined} */
  let opening;
  const openDatabase = () =>
    (opening ??= startDatabase(join(folder, "unit")).then(({ uri, stop }) => {
      defer(stop);
      return uri;
    }));
  return { stages: openStages(), folder, openDatabase, retries, defer };
}

/** @param {TestRun} run */
function close({ stages }) {
  console.log(`\n${stages.describe().join("\n")}`);
  return stages.sum();
}

/**
 * Does the work and builds the shop at the same time. If the build fails, the browser tests build again and say why.
 * @template Result
 * @param {() => Promise<Result>} work
 */
async function whileBuilding(work) {
  const building = buildIfNeeded().catch(() => undefined);
  const result = await work();
  await building;
  return result;
}

/**
 * @param {TestRun} run
 * @param {{ zone?: string, name?: string, args?: string[], isLong?: boolean, isWhole?: boolean }} [options] name: of the
 *   part's own folder
 */
async function runUnit(
  { folder, openDatabase, defer },
  { zone = TIME_ZONE, name = zone, args = [], isLong = false, isWhole = isLong } = {},
) {
  const mongodbUri = await openDatabase();
  return runUnitTests({ zone, args, isLong, isWhole, folder: join(folder, name), mongodbUri }, defer);
}

/**
 * @param {import("./run-launcher.mjs").Defer} defer
 * @returns {Promise<{ unit: string[], specs: string[] }>}
 */
async function listChangedTests(defer) {
  const { exitCode, output } = await readCommand(["changed-tests"], ["stdout"], defer);
  if (exitCode !== 0) throw new LauncherError("npm run changed-tests failed: it needs git.");
  return JSON.parse(output);
}

/**
 * The test files that another time zone could break.
 * @param {import("./run-launcher.mjs").Defer} defer
 */
async function listZonedTests(defer) {
  const { exitCode, output } = await readCommand(["zoned-tests"], ["stdout"], defer);
  const files = output.split("\n").filter(Boolean);
  if (exitCode !== 0 || files.length === 0) throw new LauncherError("npm run zoned-tests names no tests.");
  return files;
}

/**
 * @param {TestRun} run
 * @param {{ name: string, args?: string[], serverEnv?: Record<string, string>, playwrightEnv?: Record<string, string> }} options
 */
async function runPlaywright(
  { folder, retries, defer },
  { name, args = [], serverEnv = {}, playwrightEnv = {} },
) {
  const report = join(folder, `${name}.json`);
  const exitCode = await runBrowserTests(["--reporter=list,json", `--retries=${retries}`, ...args], defer, {
    serverEnv,
    playwrightEnv: { ...playwrightEnv, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const result = await readReport(report);
  return judgeStage(result && readPlaywright(result), exitCode);
}

/**
 * @param {TestRun} run
 * @param {string[]} args
 */
async function runStress({ folder, defer }, args) {
  const report = join(folder, "stress.json");
  const exitCode = await runCommand(["stress", "--", ...args, "--report", report], defer);
  const result = await readReport(report);
  return judgeStage(result && { ...result, flaky: [] }, exitCode);
}
