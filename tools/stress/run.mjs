// @ts-check
import { checkNode } from "../../scripts/launcher/check-node.mjs";

checkNode();
const { runLauncher } = await import("../../scripts/launcher/run-launcher.mjs");
const { ensureInstalled } = await import("../../scripts/launcher/install.mjs");
const { runStress } = await import("./run-stress.mjs");

await runLauncher(
  async (defer) => {
    await ensureInstalled();
    return runStress(process.argv.slice(2), defer);
  },
  { stoppedCode: 130 },
);
