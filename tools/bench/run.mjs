// @ts-check
import { launch } from "../../scripts/launcher/launch.mjs";

await launch(async () => {
  const { runTool } = await import("../../scripts/launcher/run-script.mjs");
  return (defer) => runTool("tools/bench/main.ts", { args: process.argv.slice(2) }, defer);
});
