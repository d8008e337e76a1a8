import "server-only";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { CLOCKS_DIFFER_MS } from "@/lib/platform/time/clocks";
import { checkArchive } from "@/lib/maintenance/backup/read-archive";

const ENDING = ".gz";

/**
 * The files of a folder with the name of a backup, the one that was written last first. Files from the future are
 * behind all others: nobody knows how old they are, because the clock has been put back since.
 */
export async function listArchives(folder: string, now = Date.now()): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith(ENDING)).map((name) => join(folder, name));
  const dated = await Promise.all(
    files.map(async (file) => {
      const { mtimeMs } = await stat(file);
      return { file, at: mtimeMs > now + CLOCKS_DIFFER_MS ? -mtimeMs : mtimeMs };
    }),
  );
  return dated.toSorted((a, b) => b.at - a.at || (a.file < b.file ? 1 : -1)).map(({ file }) => file);
}

/** The newest that is whole and carries this shop's seal; null where none does. */
export async function findNewestGood(folder: string): Promise<string | null> {
  for (const file of await listArchives(folder)) {
    const checked = await checkArchive(file).catch(() => null);
    if (checked?.isSigned) return file;
  }
  return null;
}
