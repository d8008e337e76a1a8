// @ts-check
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ROOT } from "../../scripts/launcher/paths.mjs";

/** What is installed for everybody, and for one phase of the bench. */
export const LOCKFILES = ["package-lock.json", "tools/bench/lighthouse/package-lock.json"];

/**
 * Every package of the lockfiles, by the folder that it is installed in.
 * @returns {Promise<import("./licences.mjs").LockedPackages>}
 */
export async function readLocked() {
  const lists = LOCKFILES.map(async (name) => {
    const { packages } = JSON.parse(await readFile(join(ROOT, name), "utf8"));
    const installed = Object.entries(packages).filter(([path]) => path !== "");
    return installed.map(([path, entry]) => [join(dirname(name), path), entry]);
  });
  return Object.fromEntries((await Promise.all(lists)).flat());
}
