// @ts-check
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { launch } from "../../scripts/launcher/launch.mjs";

// Takes a picture of every public page and of each of their states, at both sizes, on a shop and a demo database of
// their own, and lays them out on one sheet.
await launch(async () => {
  const { ensureInstalled } = await import("../../scripts/launcher/install.mjs");
  const { runBrowserTests } = await import("../../scripts/launcher/run-browser-tests.mjs");
  const { runTool } = await import("../../scripts/launcher/run-script.mjs");
  const { SCREENS_DIR } = await import("./screens-dir.mjs");
  const args = process.argv.slice(2);
  return async (defer) => {
    await ensureInstalled();
    // With a choice of screens the others stay as they are.
    if (args.length === 0) await rm(SCREENS_DIR, { recursive: true, force: true });
    const config = join("e2e", "screens", "screens.config.ts");
    const exitCode = await runBrowserTests(["--config", config, ...args], defer);
    return exitCode || (await runTool("tools/screens/contact-sheet.ts", {}, defer));
  };
});
