// @ts-check
import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { unpackBundledChromium } from "./bundled-chromium.mjs";
import { LauncherError } from "./failure.mjs";
import { findCommand } from "./find-command.mjs";

const run = promisify(execFile);

const SYSTEM_BROWSERS = ["chromium", "chromium-browser", "google-chrome"];

/**
 * @typedef {object} Browser
 * @property {string} executablePath
 * @property {string[]} args launch arguments
 * @property {Record<string, string>} env variables to add to the environment of the browser
 */

/**
 * The Chromium for tests and pictures: CHROMIUM_PATH, the system's, Playwright's own, or the one
 * inside an npm package, in this order.
 * @returns {Promise<Browser>}
 */
export async function resolveBrowser() {
  const args = launchArgs();
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen !== undefined && chosen !== "") {
    if (await answers(chosen)) return { executablePath: chosen, args, env: {} };
    throw new LauncherError(`CHROMIUM_PATH is ${chosen}, but no browser starts there.`);
  }
  for (const executablePath of [...systemBrowsers(), ...(await playwrightBrowsers())]) {
    if (await answers(executablePath)) return { executablePath, args, env: {} };
  }
  return { ...(await unpackBundledChromium()), args };
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
  // Chromium refuses its sandbox to root, and to root only does it have to be switched off.
  if (process.getuid?.() === 0) args.push("--no-sandbox");
  return args;
}

/** @param {string} executablePath */
async function answers(executablePath) {
  // A name on the PATH proves little: Ubuntu's chromium-browser may be a stub that wants a snap.
  return run(executablePath, ["--version"], { timeout: 15_000 }).then(
    () => true,
    () => false,
  );
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
