// @ts-check
import { checkNode } from "./launcher/check-node.mjs";

checkNode();
const { runLauncher } = await import("./launcher/run-launcher.mjs");
const { ensureInstalled } = await import("./launcher/install.mjs");
const { runStress } = await import("./launcher/run-stress.mjs");

await runLauncher(
  async (defer) => {
    await ensureInstalled();
    return runStress(process.argv.slice(2), defer);
  },
  { stoppedCode: 130 },
);
