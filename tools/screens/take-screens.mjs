// @ts-check
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { ensureInstalled } from "../../scripts/launcher/install.mjs";
import { runBrowserTests } from "../../scripts/launcher/run-browser-tests.mjs";
import { runTool } from "../../scripts/launcher/run-script.mjs";
import { SCREENS_DIR } from "./screens-dir.mjs";

/**
 * Takes a picture of every public page and of each of their states, at both sizes, on a shop and a demo database of
 * their own, and lays them out on one sheet.
 * @param {string[]} args for Playwright
 * @param {import("../../scripts/launcher/run-launcher.mjs").Defer} defer
 */
export async function takeScreens(args, defer) {
  await ensureInstalled();
  // With a choice of screens the others stay as they are.
  if (args.length === 0) await rm(SCREENS_DIR, { recursive: true, force: true });
  const config = join("e2e", "screens", "screens.config.ts");
  const exitCode = await runBrowserTests(["--config", config, ...args], defer);
  return exitCode || (await runTool("tools/screens/contact-sheet.ts", {}, defer));
}
