// @ts-check
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { npmCommand } from "./install.mjs";
import { makeFolderOnce } from "./make-folder-once.mjs";
import { CACHE_DIR } from "./paths.mjs";
import { runStep } from "./run-step.mjs";

const run = promisify(execFile);

/**
 * The newest Node of that major version, fetched once from the npm registry into the cache. Where it cannot be had,
 * returns null and prints why.
 * @param {number} major
 */
export async function installNode(major) {
  const folder = join(CACHE_DIR, `node-${major}`);
  // The package named "node" fetches this one with an install script.
  const name = `node-${process.platform}-${process.arch}`;
  const file = join("node_modules", name, "bin/node");
  const binary = join(folder, file);
  try {
    await makeFolderOnce(folder, file, (draft) => fetchInto(draft, `${name}@${major}`));
    await run(binary, ["--version"], { timeout: 15_000 });
    return binary;
  } catch (error) {
    const said = error instanceof Error ? error.message.trim().split("\n").at(-1) : String(error);
    console.log(`Node ${major} is not to be had here: ${said}`);
    return null;
  }
}

/**
 * @param {string} draft
 * @param {string} wanted
 */
async function fetchInto(draft, wanted) {
  const npm = npmCommand();
  const options = "--ignore-scripts --no-save --no-package-lock --no-audit --no-fund --fetch-retries=1";
  await runStep({
    label: `Fetching ${wanted}`,
    command: npm.command,
    args: [...npm.args, "install", "--prefix", draft, ...options.split(" "), wanted],
    cwd: draft,
  });
}
