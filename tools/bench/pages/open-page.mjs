// @ts-check
import { observePage, readSeen } from "./observe.mjs";
import { pickUpPhone } from "./phone.mjs";
import { watchTransfer } from "./watch-transfer.mjs";

/** Idle work of a page comes within two seconds; its pictures and scripts after that. */
const SETTLE_MS = 3_000;
const KIBIBYTE = 1024;

/**
 * Opens an address with a cold cache and waits until the page has settled; nobody scrolls.
 * @param {import("@playwright/test").Browser} browser
 * @param {{ url: string, line: import("./conditions.mjs").Line }} visit
 */
export async function openPage(browser, { url, line }) {
  const { context, page, session } = await pickUpPhone(browser, line);
  try {
    const readTransfer = watchTransfer(session);
    await page.addInitScript(observePage);
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(SETTLE_MS);
    await page.waitForLoadState("networkidle");
    const { requests, bytes } = readTransfer();
    const total = Object.values(bytes).reduce((sum, size) => sum + size, 0);
    const kibibytes = Object.entries({ ...bytes, total }).map(([kind, size]) => [
      `${kind} KiB`,
      size / KIBIBYTE,
    ]);
    return { ...Object.fromEntries(kibibytes), requests, ...(await page.evaluate(readSeen)) };
  } finally {
    await context.close();
  }
}
