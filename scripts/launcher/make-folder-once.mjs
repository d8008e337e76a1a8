// @ts-check
import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { withLock } from "./with-lock.mjs";

/**
 * A folder of the cache, filled where its file is missing: in a draft beside it, so that a half filled one is never taken
 * for it. Of several processes one fills it, and the others wait.
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
