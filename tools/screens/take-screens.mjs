// @ts-check
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { endChild, startChild } from "../../scripts/launcher/child.mjs";
import { ROOT } from "../../scripts/launcher/paths.mjs";
import { runBrowserTests } from "../../scripts/launcher/run-browser-tests.mjs";
import { scriptCommand } from "../../scripts/launcher/run-script.mjs";
import { SCREENS_DIR } from "./screens-dir.mjs";

/**
 * Takes a picture of every public page and of each of their states, at both sizes, on a shop and a demo database of
 * their own, and lays them out on one sheet.
 * @param {string[]} args for Playwright
 * @param {import("../../scripts/launcher/run-launcher.mjs").Defer} defer
 */
export async function takeScreens(args, defer) {
  // With a choice of screens the others stay as they are.
  if (args.length === 0) await rm(SCREENS_DIR, { recursive: true, force: true });
  const config = join("e2e", "screens", "screens.config.ts");
  const exitCode = await runBrowserTests(["--config", config, ...args], defer);
  const sheet = startChild({ ...scriptCommand("tools/screens/contact-sheet.ts"), cwd: ROOT });
  defer(() => endChild(sheet));
  await once(sheet, "exit");
  return exitCode || (sheet.exitCode ?? 1);
}
