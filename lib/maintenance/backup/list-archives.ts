import "server-only";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { checkArchive } from "@/lib/maintenance/backup/read-archive";

const ENDING = ".gz";

/** The files of a folder that are called as backups are, the one that was written last first. */
export async function listArchives(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith(ENDING)).map((name) => join(folder, name));
  const dated = await Promise.all(files.map(async (file) => ({ file, at: (await stat(file)).mtimeMs })));
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
