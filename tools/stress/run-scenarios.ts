import { listViolationsAtRest } from "@/tools/stress/at-rest";
import { tell } from "@/tools/stress/many";
import type { Scenario, Size } from "@/tools/stress/scenario";
import type { Stage } from "@/tools/stress/stage";
import { layOut } from "@/tools/stress/table";

const SHOWN_VIOLATIONS = 5;
const MILLISECONDS_PER_SECOND = 1_000;

/** One scenario, as its row of the table tells it. */
export interface Report {
  name: string;
  clients: number;
  happened: string;
  violations: string[];
}

interface RunOptions {
  stage: Stage;
  scenarios: Scenario[];
  size: Size;
}

/** Runs the scenarios on one shop, one after the other; the invariants are checked over all of it after each. */
export async function runScenarios({ stage, scenarios, size }: RunOptions): Promise<Report[]> {
  const reports: Report[] = [];
  for (const scenario of scenarios) {
    const startedAt = Date.now();
    const name = scenario.name(size);
    stage.retries.length = 0;
    stage.violations.length = 0;
    await stage.renewAdmin();
    const { clients, ...outcome } = await scenario.run(stage, size);
    const happened = `${outcome.happened}; retries: ${tell(stage.retries)}`;
    const violations = [...stage.violations, ...(await listViolationsAtRest(stage.acknowledged))];
    reports.push({ name, clients, happened, violations });
    const seconds = Math.round((Date.now() - startedAt) / MILLISECONDS_PER_SECOND);
    console.log(`${verdictOf(violations)}  ${name} (${seconds} s)`);
    printViolations(violations);
  }
  return reports;
}

function printViolations(violations: string[]): void {
  for (const violation of violations.slice(0, SHOWN_VIOLATIONS)) console.log(`      ${violation}`);
  const more = violations.length - SHOWN_VIOLATIONS;
  if (more > 0) console.log(`      … and ${more} more`);
}

const verdictOf = (violations: string[]): string => (violations.length === 0 ? "ok " : "RED");

export function printTable(reports: Report[]): void {
  const rows = reports.map(({ name, clients, happened, violations }) => [
    name,
    String(clients),
    String(violations.length),
    verdictOf(violations),
    happened,
  ]);
  console.log(`\n${layOut([["scenario", "clients", "violations", "verdict", "what happened"], ...rows])}\n`);
}
