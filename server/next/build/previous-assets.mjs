// @ts-check
import { cp, mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Longer than somebody leaves a page open and still presses a button on it. */
const KEPT_MS = 7 * DAY_MS;
/** Named by what is in them, so that two builds never mean different files by one name. */
const FOLDERS = ["chunks", "media"];

/**
 * Puts the scripts, styles and fonts of earlier builds beside those of this one, for a week after they were the newest:
 * a page that a shopper opened before fetches some of its own only when he presses a button.
 * @param {{ distDir: string }} build
 */
export async function keepOlderFiles({ distDir }) {
  for (const folder of FOLDERS) {
    const files = join(distDir, "static", folder);
    // The one folder that a build leaves as it is.
    const newest = join(distDir, "cache/newest-files", folder);
    const older = join(distDir, "cache/older-files", folder);
    await Promise.all([files, newest, older].map((path) => mkdir(path, { recursive: true })));
    await cp(newest, older, { recursive: true });
    await dropOld(older);
    await rm(newest, { recursive: true });
    await cp(files, newest, { recursive: true });
    await cp(older, files, { recursive: true, force: false });
  }
}

/** @param {string} folder */
async function dropOld(folder) {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > KEPT_MS) await rm(path);
  }
}
