// @ts-check
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { npmCommand } from "./install.mjs";
import { CACHE_DIR } from "./paths.mjs";
import { runStep } from "./run-step.mjs";
import { withLock } from "./with-lock.mjs";

const run = promisify(execFile);

/**
 * The newest Node of that line, fetched once from the npm registry into the cache. Null, and a line that says why,
 * where there is none to be had.
 * @param {number} major
 * @returns {Promise<string | null>}
 */
export async function installNode(major) {
  const folder = join(CACHE_DIR, `node-${major}`);
  // The package named "node" fetches this one with an install script.
  const name = `node-${process.platform}-${process.arch}`;
  const binary = join(folder, "node_modules", name, "bin/node");
  try {
    await withLock(`${folder}.lock`, async () => {
      if (!existsSync(binary)) await fetchInto(folder, `${name}@${major}`);
    });
    await run(binary, ["--version"], { timeout: 15_000 });
    return binary;
  } catch (error) {
    const said = error instanceof Error ? error.message.trim().split("\n").at(-1) : String(error);
    console.log(`Node ${major} is not to be had here: ${said}`);
    return null;
  }
}

/**
 * @param {string} folder
 * @param {string} wanted
 */
async function fetchInto(folder, wanted) {
  const draft = `${folder}.draft`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  const npm = npmCommand();
  const options = "--ignore-scripts --no-save --no-package-lock --no-audit --no-fund --fetch-retries=1";
  await runStep({
    label: `Fetching ${wanted}`,
    command: npm.command,
    args: [...npm.args, "install", "--prefix", draft, ...options.split(" "), wanted],
    cwd: draft,
  });
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
}
