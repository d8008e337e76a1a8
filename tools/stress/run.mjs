// @ts-check
import { launch } from "../../scripts/launcher/launch.mjs";

await launch(async () => {
  const { buildIfNeeded } = await import("../../scripts/launcher/build.mjs");
  const { runTool } = await import("../../scripts/launcher/run-script.mjs");
  const args = process.argv.slice(2);
  // Broken ones are built from copies, and a list needs no build.
  const isUnbuilt = args.includes("--broken") || args.includes("--list");
  const build = isUnbuilt ? async () => undefined : buildIfNeeded;
  return (defer) => runTool("tools/stress/main.ts", { args, prepare: build }, defer);
});
