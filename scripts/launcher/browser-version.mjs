// @ts-check
import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** @typedef {{ executablePath: string, version: string }} Installed */

/**
 * The version that a browser tells of itself, or null where none starts: a name on the PATH proves
 * little, since Ubuntu's chromium-browser and firefox may be stubs that want a snap.
 * @param {string} executablePath
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function readVersion(executablePath, env = process.env) {
  const { stdout } = await run(executablePath, ["--version"], { env, timeout: 15_000 }).catch(() => ({
    stdout: "",
  }));
  return parseVersion(stdout);
}

/** @param {string} text */
export function parseVersion(text) {
  return /\d+(?:\.\d+)+/.exec(text)?.[0] ?? null;
}

/** @param {string} version */
export const majorOf = (version) => Number.parseInt(version, 10);

/**
 * The newest one; of equally new ones the first.
 * @param {Installed[]} installed
 * @returns {Installed | null}
 */
export function pickNewest(installed) {
  return installed.reduce(
    (/** @type {Installed | null} */ newest, candidate) =>
      newest === null || compareVersions(candidate.version, newest.version) > 0 ? candidate : newest,
    null,
  );
}

/**
 * @param {string} a
 * @param {string} b
 */
function compareVersions(a, b) {
  const [left, right] = [a, b].map((version) => version.split(".").map(Number));
  for (let at = 0; at < Math.max(left?.length ?? 0, right?.length ?? 0); at += 1) {
    const difference = (left?.[at] ?? 0) - (right?.[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
