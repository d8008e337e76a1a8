import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { ROOT } from "@/scripts/launcher/paths.mjs";
import { type Defer, runLauncher } from "@/scripts/launcher/run-launcher.mjs";
import { runBroken } from "@/tools/stress/broken/run-broken";
import { printTable, type Report, runScenarios } from "@/tools/stress/run-scenarios";
import { CAMPAIGN_ROUNDS, type Scenario, SIZES } from "@/tools/stress/scenario";
import { isScenarioName, SCENARIO_NAMES, type ScenarioName, SCENARIOS } from "@/tools/stress/scenarios/all";
import { openStage } from "@/tools/stress/stage";
import { measureThroughput, printThroughput } from "@/tools/stress/throughput";

const { values: options } = parseArgs({
  options: {
    /** Smaller numbers. */
    short: { type: "boolean", default: false },
    /** The smallest. */
    brief: { type: "boolean", default: false },
    /** Builds that are broken on purpose, which must go red. */
    broken: { type: "boolean", default: false },
    /** Some scenarios, separated by commas, or `throughput`. */
    only: { type: "string", default: "" },
    /** Where to write the counts. */
    report: { type: "string", default: "" },
  },
});
/** What is measured and no scenario. */
const THROUGHPUT = "throughput";
/** How many orders wait on each product already. */
const WAITING = [0, 8_000];

const isFull = !options.short && !options.brief;
const isCampaign = options.only === "outage" && isFull && !options.broken;
const size = {
  ...SIZES[options.brief ? "brief" : options.short ? "short" : "full"],
  ...(isCampaign && { outageRounds: CAMPAIGN_ROUNDS }),
};

await runLauncher(runStress, { stoppedCode: 130 });

async function runStress(defer: Defer): Promise<number> {
  if (options.broken) return await expectRed(defer);
  if (options.only === THROUGHPUT) return await measureAlone(defer);
  const reports = await stressAll(
    chooseNames().map((name) => SCENARIOS[name]),
    defer,
  );
  const isMeasured = isFull && options.only === "";
  if (isMeasured) for (const waiting of WAITING) reports.push(await measure(waiting, defer));
  const red = reports.filter(({ violations }) => violations.length > 0);
  if (options.report) await writeFile(options.report, JSON.stringify(summarize(reports.length, red)));
  return red.length === 0 ? 0 : 1;
}

/** The counts and the failures, as the tests' closing report tells them. */
function summarize(all: number, red: Report[]) {
  const failures = red.map(({ name, violations }) => ({ test: name, error: violations.join("\n") }));
  return { passed: all - red.length, failed: red.length, failures };
}

function chooseNames(): ScenarioName[] {
  const wanted = options.only.split(",").filter(Boolean);
  const strange = wanted.filter((name) => !isScenarioName(name));
  if (strange.length > 0)
    throw new Error(`Unknown: ${strange.join(", ")}. There are: ${SCENARIO_NAMES.join(", ")}.`);
  return SCENARIO_NAMES.filter((name) => wanted.length === 0 || wanted.includes(name));
}

/** All on one shop, but those that need another one. */
async function stressAll(scenarios: Scenario[], defer: Defer): Promise<Report[]> {
  const reports: Report[] = [];
  for (const isTelling of [false, true]) {
    const together = scenarios.filter((scenario) => (scenario.isTelling ?? false) === isTelling);
    if (together.length === 0) continue;
    const stage = await openStage({ root: ROOT, isTelling, defer });
    reports.push(...(await runScenarios({ stage, scenarios: together, size })));
    await stage.close();
  }
  printTable(reports);
  return reports;
}

async function measureAlone(defer: Defer): Promise<number> {
  const reports: Report[] = [];
  for (const waiting of WAITING) reports.push(await measure(waiting, defer));
  return reports.every(({ violations }) => violations.length === 0) ? 0 : 1;
}

async function measure(waiting: number, defer: Defer): Promise<Report> {
  const stage = await openStage({ root: ROOT, defer });
  const report = printThroughput(await measureThroughput(stage, waiting), waiting);
  await stage.close();
  return report;
}

async function expectRed(defer: Defer): Promise<number> {
  const missed = await runBroken({ size, names: chooseNames(), defer });
  for (const { name } of missed) console.log(`Not found broken: ${name}`);
  return missed.length === 0 ? 0 : 1;
}
