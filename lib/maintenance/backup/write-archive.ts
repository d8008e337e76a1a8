import "server-only";
import { open, rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { ArchiveError } from "@/lib/maintenance/backup/archive-error";
import { archiveLines } from "@/lib/maintenance/backup/archive-lines";

/**
 * Writes an archive of the whole database for its owner's eyes only. The file is there whole or not at all. Throws
 * ArchiveError when there is a file of this name.
 */
export async function writeArchive(
  file: string,
  lines: AsyncIterable<string> = archiveLines(),
): Promise<void> {
  if (await exists(file)) throw new ArchiveError(`${file} is there already.`);
  const draft = `${file}.part`;
  await rm(draft, { force: true });
  try {
    const handle = await open(draft, "wx", 0o600);
    await pipeline(Readable.from(lines), createGzip(), handle.createWriteStream({ flush: true }));
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function exists(file: string): Promise<boolean> {
  try {
    const handle = await open(file, "r");
    await handle.close();
    return true;
  } catch {
    return false;
  }
}
