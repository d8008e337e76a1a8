// @ts-check
import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Compares two versions number by number. */
const BY_NUMBERS = new Intl.Collator("en", { numeric: true });

/** @typedef {{ executablePath: string, version: string }} Installed */

/**
 * The version that a browser reports, or null where none starts: a name on the PATH proves little, since Ubuntu's
 * chromium-browser and firefox may be stubs that want a snap.
 * @param {string} executablePath
 */
export async function readVersion(executablePath) {
  const told = run(executablePath, ["--version"], { timeout: 15_000 });
  const { stdout } = await told.catch(() => ({ stdout: "" }));
  return parseVersion(stdout);
}

/** @param {string} text */
export function parseVersion(text) {
  return /\d+(?:\.\d+)+/.exec(text)?.[0] ?? null;
}

/** @param {string} version */
export const majorOf = (version) => Number.parseInt(version, 10);

/**
 * Picks the newest browser, and the first of equally new ones.
 * @template {Installed} Browser
 * @param {Browser[]} installed
 */
export function pickNewest(installed) {
  return installed.reduce(
    (/** @type {Browser | null} */ newest, candidate) =>
      newest === null || BY_NUMBERS.compare(candidate.version, newest.version) > 0 ? candidate : newest,
    null,
  );
}
