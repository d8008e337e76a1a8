// @ts-check
import { chromium } from "@playwright/test";
import { resolveBrowser } from "../../../scripts/launcher/browser.mjs";
import { PHONE } from "./conditions.mjs";

/**
 * The browser that the tests run in.
 * @param {string[]} [more] launch arguments
 */
export async function launchBrowser(more = []) {
  const { executablePath, args, env } = await resolveBrowser();
  return chromium.launch({ executablePath, args: [...args, ...more], env: { ...process.env, ...env } });
}

/**
 * A page on a phone that has never been here, on this line. Whoever opened it closes its context.
 * @param {import("@playwright/test").Browser} browser
 * @param {import("./conditions.mjs").Line} line
 */
export async function pickUpPhone(browser, { slowdown, network }) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  if (network) await session.send("Network.emulateNetworkConditions", network);
  if (slowdown > 1) await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return { context, page, session };
}
