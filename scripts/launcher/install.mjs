// @ts-check
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { END_WITH_LAUNCHER } from "./child.mjs";
import { LauncherError } from "./failure.mjs";
import { findCommand } from "./find-command.mjs";
import { CACHE_DIR, ROOT } from "./paths.mjs";
import { runStep } from "./run-step.mjs";
import { withLock } from "./with-lock.mjs";

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, dev?: boolean, devOptional?: boolean, peer?: boolean, os?: string[], cpu?: string[] }} Entry
 * @typedef {Record<string, Entry>} Entries
 */

/**
 * Installs the packages of the lockfile, unless they are there already.
 * @param {string} [root]
 * @param {{ isDevNeeded?: boolean }} [options] false: an install for production, without the tools of the tests, will do
 */
export async function ensureInstalled(root = ROOT, { isDevNeeded = true } = {}) {
  if (await isInstalled(root, { isDevNeeded })) return;
  await withLock(join(CACHE_DIR, "install.lock"), async (noteChild) => {
    if (await isInstalled(root, { isDevNeeded })) return;
    await install(root, noteChild);
  });
}

/**
 * Whether node_modules holds what the lockfile says, for this kind of machine. npm removes its own list when an install
 * begins and writes it at the very end, so a half-finished install has no list.
 * @param {string} root
 * @param {{ isDevNeeded?: boolean }} [options]
 */
export async function isInstalled(root, { isDevNeeded = true } = {}) {
  const wanted = await readEntries(join(root, "package-lock.json"));
  const present = await readEntries(join(root, "node_modules/.package-lock.json"));
  if (wanted === null || present === null) return false;
  const paths = new Set([...Object.keys(wanted), ...Object.keys(present)].filter((path) => path !== ""));
  return [...paths].every((path) => agrees(wanted[path], present[path], isDevNeeded));
}

/**
 * @param {Entry | undefined} wanted
 * @param {Entry | undefined} present
 * @param {boolean} isDevNeeded
 */
function agrees(wanted, present, isDevNeeded) {
  if (wanted === undefined) return false;
  if (present === undefined)
    return wanted.optional === true || wanted.devOptional === true || (wanted.dev === true && !isDevNeeded);
  const fits =
    (present.os?.includes(process.platform) ?? true) && (present.cpu?.includes(process.arch) ?? true);
  return fits && wanted.version === present.version && wanted.integrity === present.integrity;
}

/**
 * @param {string} root
 * @param {import("./with-lock.mjs").NoteChild} onStart
 */
async function install(root, onStart) {
  const lockfile = await readEntries(join(root, "package-lock.json"));
  if (lockfile === null)
    throw new LauncherError("package-lock.json is missing or damaged: restore it from the repository.");
  const folders = Object.keys(lockfile).filter((path) => path !== "" && lockfile[path]?.optional !== true);
  const npm = npmCommand();
  await runStep({
    label: "Installing packages",
    command: npm.command,
    // With NODE_ENV=production, npm would leave out the packages of the tests.
    args: [...npm.args, "ci", "--no-audit", "--no-fund", "--include=dev"],
    cwd: root,
    onStart,
    measure: () =>
      `${folders.filter((path) => existsSync(join(root, path, "package.json"))).length} of ${folders.length} packages`,
  });
}

export function npmCommand() {
  const script = process.env.npm_execpath;
  if (script !== undefined && /npm-cli\.c?js$/.test(script)) {
    return { command: process.execPath, args: [...END_WITH_LAUNCHER, script] };
  }
  const command = findCommand("npm");
  if (command === null)
    throw new LauncherError("npm was not found on the PATH. It comes with Node: install Node anew.");
  return { command, args: [] };
}

/**
 * @param {string} path
 * @returns {Promise<Entries | null>}
 */
async function readEntries(path) {
  try {
    return JSON.parse(await readFile(path, "utf8")).packages ?? null;
  } catch {
    return null;
  }
}
