// @ts-check
import { checkNode } from "./launcher/check-node.mjs";

checkNode();
const { runLauncher } = await import("./launcher/run-launcher.mjs");
const { ensureInstalled } = await import("./launcher/install.mjs");
const { runBrowserTests } = await import("./launcher/run-browser-tests.mjs");

await runLauncher(
  async (defer) => {
    await ensureInstalled();
    const { NEXT_EXTRAS = "on" } = process.env;
    return runBrowserTests(process.argv.slice(2), defer, { serverEnv: { NEXT_EXTRAS } });
  },
  { stoppedCode: 130 },
);
