// @ts-check
import { resolveBrowser, resolveHeadlessShell, resolveOlderBrowser } from "./browser.mjs";
import { resolveFirefox } from "./firefox.mjs";

/** @typedef {Awaited<ReturnType<typeof findBrowsers>>} Browsers */

const FOUND = "TEST_BROWSERS";

/**
 * The browsers for the tests. All tests run in the newest Chromium, in its headless shell where there is one; a short
 * part runs in the others, and in the full Chromium too. Processes that this one starts need not ask four browsers
 * for their versions again, as each worker of Playwright would.
 * @returns {Promise<Browsers>}
 */
export async function resolveBrowsers() {
  process.env[FOUND] ??= JSON.stringify(await findBrowsers());
  return JSON.parse(process.env[FOUND]);
}

async function findBrowsers() {
  const newest = await resolveBrowser();
  const [shell, older, firefox] = await Promise.all([
    resolveHeadlessShell(newest),
    resolveOlderBrowser(newest),
    resolveFirefox(),
  ]);
  return { newest, shell, older, firefox };
}

const LIST = new Intl.ListFormat("en", { style: "long" });

/**
 * Names the browsers of a test run; "npm test" uses the newest alone.
 * @param {object} browsers
 * @param {{ version: string }} browsers.newest
 * @param {{ version: string } | null} browsers.shell
 * @param {{ version: string } | null} browsers.older
 * @param {{ version: string } | null} browsers.firefox
 * @param {{ isNewestAlone: boolean }} run
 */
export function describeBrowsers({ newest, shell, older, firefox }, { isNewestAlone }) {
  const first = `Tested in ${shell ? "the headless shell of " : ""}Chromium ${newest.version}.`;
  if (isNewestAlone) return first;
  const others = [
    shell && "the whole one",
    older && `Chromium ${older.version}`,
    firefox && `Firefox ${firefox.version}`,
  ].filter((other) => typeof other === "string");
  const sentences = [first];
  if (others.length > 0) sentences.push(`A short part also in ${LIST.format(others)}.`);
  if (firefox === null) sentences.push("There is no Firefox here to test in.");
  return sentences.join(" ");
}
