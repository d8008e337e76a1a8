// @ts-check
// Depends on Next 16.4.6: a build writes its assets into .next/static/chunks and media, names them by a hash of their
// contents, and leaves .next/cache as it is.
import { cp, mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { DAY_MS } from "../../../lib/platform/time/durations.mjs";

/** Longer than shoppers leave a page open and still press a button on it. */
const KEPT_MS = 7 * DAY_MS;
const FOLDERS = ["chunks", "media"];

/**
 * Prevents version skew: keeps the scripts, styles and fonts of earlier builds beside those of this one, for a week
 * after they were the newest. A page that was opened before fetches some of its files only when the shopper presses a
 * button.
 * @param {{ distDir: string }} build
 */
export async function keepPreviousAssets({ distDir }) {
  for (const folder of FOLDERS) {
    const files = join(distDir, "static", folder);
    const newest = join(distDir, "cache/newest-files", folder);
    const previous = join(distDir, "cache/older-files", folder);
    await Promise.all([files, newest, previous].map((path) => mkdir(path, { recursive: true })));
    await cp(newest, previous, { recursive: true });
    await dropOld(previous);
    await rm(newest, { recursive: true });
    await cp(files, newest, { recursive: true });
    await cp(previous, files, { recursive: true, force: false });
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
