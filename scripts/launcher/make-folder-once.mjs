// @ts-check
import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { withLock } from "./with-lock.mjs";

/**
 * Fills a folder of the cache where its file is missing. It fills a draft beside the folder first, so that nobody
 * uses a half-filled folder. One of several processes fills it, and the others wait.
 * @param {string} folder
 * @param {string} file without which it may be from another kind of machine
 * @param {(draft: string) => Promise<void>} fill
 */
export async function makeFolderOnce(folder, file, fill) {
  const isMade = () => existsSync(join(folder, file));
  if (isMade()) return;
  await withLock(`${folder}.lock`, async () => {
    if (isMade()) return;
    const draft = `${folder}.draft`;
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { recursive: true });
    await fill(draft);
    await rm(folder, { recursive: true, force: true });
    await rename(draft, folder);
  });
}
