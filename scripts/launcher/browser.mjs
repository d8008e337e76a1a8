// @ts-check
import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { majorOf, pickNewest, readVersion } from "./browser-version.mjs";
import { readBundledMajor, unpackBundledChromium } from "./bundled-chromium.mjs";
import { LauncherError } from "./failure.mjs";
import { findCommand } from "./find-command.mjs";

const HEADLESS_SHELL = "chromium-headless-shell";

/** The first of equally new browsers wins: the full browser comes first, because shoppers have it. */
const SYSTEM_BROWSERS = ["chromium", "chromium-browser", "google-chrome", HEADLESS_SHELL];

/** The value of CHROMIUM_PATH that selects the browser from the npm package. */
const BUNDLED = "bundled";

/**
 * @typedef {object} Browser
 * @property {string} executablePath
 * @property {string} version
 * @property {string[]} args launch arguments
 * @property {Record<string, string>} env variables to add to the environment of the browser
 */

/**
 * The Chromium for tests and pictures: CHROMIUM_PATH, or else the newest of the system's,
 * Playwright's own, and the one inside an npm package.
 * @returns {Promise<Browser>}
 */
export async function resolveBrowser() {
  const chosen = process.env.CHROMIUM_PATH ?? "";
  if (chosen === BUNDLED) return resolveBundled();
  if (chosen !== "") {
    const browser = await readBrowser(chosen);
    if (browser !== null) return browser;
    throw new LauncherError(`CHROMIUM_PATH is ${chosen}, but no browser starts there.`);
  }
  const newest = pickNewest(await listInstalled());
  const bundledMajor = await readBundledMajor();
  if (newest === null || (bundledMajor !== null && bundledMajor > majorOf(newest.version)))
    return resolveBundled();
  return newest;
}

/**
 * The Chromium of the npm package beside the resolved browser, or null where both have the same version or the package
 * has none for this machine.
 * @param {Browser} resolved
 * @returns {Promise<Browser | null>}
 */
export async function resolveOlderBrowser(resolved) {
  const major = await readBundledMajor();
  return major === null || major === majorOf(resolved.version) ? null : resolveBundled();
}

/**
 * The headless shell of the resolved Chromium: it cannot draw windows, and takes half of the processor time. Null where
 * there is none, or where CHROMIUM_PATH names a browser.
 * @param {Browser} resolved
 * @returns {Promise<Browser | null>}
 */
export async function resolveHeadlessShell(resolved) {
  const executablePath = findCommand(HEADLESS_SHELL);
  const isChosen = (process.env.CHROMIUM_PATH ?? "") !== "";
  if (isChosen || executablePath === null || executablePath === resolved.executablePath) return null;
  const shell = await readBrowser(executablePath);
  return shell !== null && majorOf(shell.version) === majorOf(resolved.version) ? shell : null;
}

/** @returns {Promise<Browser>} */
async function resolveBundled() {
  const bundled = await unpackBundledChromium();
  return { ...bundled, version: String(await readBundledMajor()), args: launchArgs() };
}

async function listInstalled() {
  const paths = [...systemBrowsers(), ...(await playwrightBrowsers())];
  return (await Promise.all(paths.map(readBrowser))).filter((browser) => browser !== null);
}

/** @param {string} executablePath */
async function readBrowser(executablePath) {
  const version = await readVersion(executablePath);
  return version === null ? null : { executablePath, version, args: launchArgs(), env: {} };
}

function launchArgs() {
  const args = [
    "--headless",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ];
  // Chromium refuses to run its sandbox as root, so only root has to switch it off.
  if (process.getuid?.() === 0) args.push("--no-sandbox");
  return args;
}

function systemBrowsers() {
  return SYSTEM_BROWSERS.map((name) => findCommand(name)).filter((path) => path !== null);
}

async function playwrightBrowsers() {
  const { chromium } = await import("@playwright/test");
  const full = chromium.executablePath();
  // …/ms-playwright/chromium-1234/chrome-linux64/chrome has a sibling for the headless shell.
  const store = dirname(dirname(dirname(full)));
  const revision = /chromium-(\d+)/.exec(full)?.[1];
  const shellStore = join(store, `chromium_headless_shell-${revision}`);
  const shells = existsSync(shellStore)
    ? readdirSync(shellStore).flatMap((name) => [
        join(shellStore, name, "chrome-headless-shell"),
        join(shellStore, name, "headless_shell"),
      ])
    : [];
  return [...shells, full].filter((path) => existsSync(path));
}
