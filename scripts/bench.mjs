// @ts-check
import { once } from "node:events";
import { checkNode } from "./launcher/check-node.mjs";

checkNode();
const { endChild, startChild } = await import("./launcher/child.mjs");
const { ensureInstalled } = await import("./launcher/install.mjs");
const { ROOT } = await import("./launcher/paths.mjs");
const { runLauncher } = await import("./launcher/run-launcher.mjs");
const { scriptCommand } = await import("./launcher/run-script.mjs");

await runLauncher(
  async (defer) => {
    await ensureInstalled();
    const bench = startChild({ ...scriptCommand("scripts/bench/main.ts", process.argv.slice(2)), cwd: ROOT });
    defer(() => endChild(bench));
    await once(bench, "exit");
    return bench.exitCode ?? 1;
  },
  { stoppedCode: 130 },
);
