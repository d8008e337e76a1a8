import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { LauncherError } from "@/scripts/launcher/failure.mjs";
import { type Defer, runLauncher } from "@/scripts/launcher/run-launcher.mjs";
import { requireNginx } from "@/tools/stress/nginx/front";
import { chooseNames } from "@/tools/stress/choose-names";
import { runBroken } from "@/tools/stress/broken/run-broken";
import { runOnShops } from "@/tools/stress/run-on-shops";
import { printTable, type Report } from "@/tools/stress/run-scenarios";
import { CAMPAIGN_ROUNDS, type Scenario, SIZES } from "@/tools/stress/scenario";
import { SCENARIOS } from "@/tools/stress/scenarios/all";
import { layOut } from "@/tools/stress/table";
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
    /** All servers behind nginx, one of which is killed every 20 s. */
    nginx: { type: "boolean", default: false },
    /** How many. */
    servers: { type: "string", default: "2" },
    /** Says what there is, and runs nothing. */
    list: { type: "boolean", default: false },
    /** Where to write the counts. */
    report: { type: "string", default: "" },
  },
});
/** What is measured and no scenario. */
const THROUGHPUT = "throughput";
/** How many orders wait on each product already. */
const WAITING = [0, 8_000];

const isFull = !options.short && !options.brief;
const isCampaign = options.only === "outage" && isFull && !options.broken && !options.nginx;
const size = {
  ...SIZES[options.brief ? "brief" : options.short ? "short" : "full"],
  ...(isCampaign && { outageRounds: CAMPAIGN_ROUNDS }),
};

await runLauncher(options.list ? listScenarios : runStress, { stoppedCode: 130 });

async function listScenarios(): Promise<number> {
  const rows = chosen().map(({ name, scenario }) => [name, scenario.name(size)]);
  console.log(layOut([...rows, [THROUGHPUT, "what is measured of orders at once, and no scenario"]]));
  return 0;
}

/** The scenarios that are asked for and are in a run of this size. */
function chosen(): { name: string; scenario: Scenario }[] {
  const all = chooseNames(SCENARIOS, options.only).map((name) => ({ name, scenario: SCENARIOS[name] }));
  return all.filter(
    ({ scenario }: { scenario: Scenario }) =>
      (scenario.isIn?.(size) ?? true) && !(options.nginx && scenario.isWithoutProxy),
  );
}

function serversOf(text: string): number {
  if (/^[1-9]$/.test(text)) return Number(text);
  throw new LauncherError(`--servers is "${text}", but it is a number from 1 to 9.`);
}

async function runStress(defer: Defer): Promise<number> {
  if (options.broken) return await expectRed(defer);
  const servers = serversOf(options.servers);
  if (options.only === THROUGHPUT) {
    const measured = await measureAll({ servers, defer });
    return measured.every(({ violations }) => violations.length === 0) ? 0 : 1;
  }
  const scenarios = chosen().map(({ scenario }) => scenario);
  if (options.nginx) requireNginx();
  const setup = { servers, isBehindNginx: options.nginx };
  const reports = await runOnShops({ scenarios, size, defer, ...setup });
  printTable(reports);
  const isMeasured = isFull && options.only === "" && !options.nginx;
  if (isMeasured) reports.push(...(await measureAll({ servers, defer })));
  const red = reports.filter(({ violations }) => violations.length > 0);
  if (options.report) await writeFile(options.report, JSON.stringify(summarize(reports.length, red)));
  return red.length === 0 ? 0 : 1;
}

/** The counts and the failures, as the tests' closing report tells them. */
function summarize(all: number, red: Report[]) {
  const failures = red.map(({ name, violations }) => ({ test: name, error: violations.join("\n") }));
  return { passed: all - red.length, failed: red.length, failures };
}

async function measureAll({ servers, defer }: { servers: number; defer: Defer }): Promise<Report[]> {
  const reports: Report[] = [];
  for (const waiting of WAITING) {
    const stage = await openStage({ servers, defer });
    reports.push(printThroughput(await measureThroughput(stage, waiting), waiting));
    await stage.close();
  }
  return reports;
}

async function expectRed(defer: Defer): Promise<number> {
  const missed = await runBroken({ size, names: chooseNames(SCENARIOS, options.only), defer });
  for (const { name } of missed) console.log(`Not found broken: ${name}`);
  return missed.length === 0 ? 0 : 1;
}
