import type { Defer } from "@/scripts/launcher/run-launcher.mjs";
import { type Report, runScenarios } from "@/tools/stress/run-scenarios";
import type { Scenario, Size } from "@/tools/stress/scenario";
import { openStage, type Setup, SHOP_KINDS } from "@/tools/stress/stage";

interface RunOnShopsOptions extends Setup {
  scenarios: Scenario[];
  size: Size;
  /** The folder of another build. */
  root?: string;
  defer: Defer;
}

/** Runs all scenarios on one shop, but those that need one of another kind. */
export async function runOnShops({ scenarios, size, ...of }: RunOnShopsOptions): Promise<Report[]> {
  const reports: Report[] = [];
  for (const kind of SHOP_KINDS) {
    const together = scenarios.filter(({ shop = "plain" }) => shop === kind);
    if (together.length === 0) continue;
    const stage = await openStage({ kind, ...of });
    reports.push(...(await runScenarios({ stage, scenarios: together, size })));
    await stage.close();
  }
  return reports;
}
