import { join } from "node:path";
import { build } from "@/scripts/launcher/build.mjs";
import { ROOT } from "@/scripts/launcher/paths.mjs";
import type { Defer } from "@/scripts/launcher/run-launcher.mjs";
import { makeTemporaryFolder } from "@/scripts/launcher/temporary-folder.mjs";
import { applyPatch } from "@/tools/stress/broken/apply-patch";
import { BROKEN_BUILDS, type BrokenBuild } from "@/tools/stress/broken/builds";
import { copyTree } from "@/tools/stress/broken/copy-tree";
import { runOnShops } from "@/tools/stress/run-on-shops";
import { printTable, type Report } from "@/tools/stress/run-scenarios";
import type { Size } from "@/tools/stress/scenario";
import { type ScenarioName, SCENARIOS } from "@/tools/stress/scenarios/all";

interface BrokenOptions {
  size: Size;
  /** Those to find broken builds with. */
  names: ScenarioName[];
  defer: Defer;
}

/** Stresses builds that are broken on purpose; returns the reports of those that it did not find broken. */
export async function runBroken({ size, names, defer }: BrokenOptions): Promise<Report[]> {
  const missed: Report[] = [];
  const builds = BROKEN_BUILDS.map((broken) => ({
    ...broken,
    scenarios: broken.scenarios.filter((name) => names.includes(name)),
  }));
  for (const broken of builds.filter(({ scenarios }) => scenarios.length > 0)) {
    console.log(`\n== broken on purpose: ${broken.name}`);
    const root = await buildBroken(broken, defer);
    const scenarios = broken.scenarios.map((name) => SCENARIOS[name]);
    const reports = await runOnShops({ scenarios, size, root, defer });
    printTable(reports);
    missed.push(...reports.filter(({ violations }) => violations.length === 0));
  }
  return missed;
}

async function buildBroken({ patches }: BrokenBuild, defer: Defer): Promise<string> {
  const root = join(await makeTemporaryFolder(defer), "shop");
  await copyTree(ROOT, root);
  for (const patch of patches) await applyPatch(root, patch);
  await build(root);
  return root;
}
