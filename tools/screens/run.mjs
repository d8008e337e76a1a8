// @ts-check
import { checkNode } from "../../scripts/launcher/check-node.mjs";

checkNode();
const { runLauncher } = await import("../../scripts/launcher/run-launcher.mjs");
const { ensureInstalled } = await import("../../scripts/launcher/install.mjs");
const { takeScreens } = await import("./take-screens.mjs");

await runLauncher(
  async (defer) => {
    await ensureInstalled();
    return takeScreens(process.argv.slice(2), defer);
  },
  { stoppedCode: 130 },
);
