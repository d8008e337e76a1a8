// @ts-check
import { once } from "node:events";
import { checkNode } from "../../scripts/launcher/check-node.mjs";

checkNode();
const { endChild, startChild } = await import("../../scripts/launcher/child.mjs");
const { ensureInstalled } = await import("../../scripts/launcher/install.mjs");
const { ROOT } = await import("../../scripts/launcher/paths.mjs");
const { runLauncher } = await import("../../scripts/launcher/run-launcher.mjs");
const { scriptCommand } = await import("../../scripts/launcher/run-script.mjs");

await runLauncher(
  async (defer) => {
    await ensureInstalled();
    const bench = startChild({ ...scriptCommand("tools/bench/main.ts", process.argv.slice(2)), cwd: ROOT });
    defer(() => endChild(bench));
    await once(bench, "exit");
    return bench.exitCode ?? 1;
  },
  { stoppedCode: 130 },
);
