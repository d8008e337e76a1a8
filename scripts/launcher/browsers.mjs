// @ts-check
import { resolveBrowser, resolveOlderBrowser } from "./browser.mjs";
import { resolveFirefox } from "./firefox.mjs";

/** The browsers that the tests run in: all of them in the newest Chromium, a short part in the others. */
export async function resolveBrowsers() {
  const newest = await resolveBrowser();
  const [older, firefox] = await Promise.all([resolveOlderBrowser(newest), resolveFirefox()]);
  return { newest, older, firefox };
}

/**
 * @param {object} browsers
 * @param {{ version: string }} browsers.newest
 * @param {{ version: string } | null} browsers.older
 * @param {{ version: string } | null} browsers.firefox
 */
export function describeBrowsers({ newest, older, firefox }) {
  const others = [older && `Chromium ${older.version}`, firefox && `Firefox ${firefox.version}`].filter(
    Boolean,
  );
  const sentences = [`Tested in Chromium ${newest.version}.`];
  if (others.length > 0) sentences.push(`A short part also in ${others.join(" and ")}.`);
  if (firefox === null) sentences.push("There is no Firefox here to test in.");
  return sentences.join(" ");
}
